import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { predicateType, type Statement, statementType, subjectNames } from './statement.ts'

const known: readonly string[] = Object.values(subjectNames)

/** The statement in a payload whose signature holds. @throws AskedWrongly ATTESTATION_UNKNOWN where Assay does not write such */
export function statementIn(file: string, payload: string): Statement {
  const statement = parsed(payload)
  const { _type: type, predicateType: predicate, subject } = statement
  if (type !== statementType) throw unknown(file, `the type ${String(type)}; expected ${statementType}`)
  if (predicate !== predicateType) throw unknown(file, `the predicate ${String(predicate)}; expected ${predicateType}`)
  const names = Array.isArray(subject) ? subject.map((one) => one?.name) : []
  const foreign = names.find((name) => !known.includes(name))
  if (foreign !== undefined) throw unknown(file, `the subject ${foreign}; expected ${known.join(', ')}`)
  if (!names.includes(subjectNames.results)) throw unknown(file, `no subject ${subjectNames.results}`)
  if (!isPredicate(statement.predicate)) throw unknown(file, 'a predicate without its fields')
  return statement as Statement
}

function parsed(payload: string): Partial<Statement> {
  try {
    return (JSON.parse(payload) ?? {}) as Partial<Statement>
  } catch {
    return {}
  }
}

function isPredicate(value: Partial<Statement['predicate']> | undefined): boolean {
  const { configuration, passedTests, warnedTests, failedTests } = value ?? {}
  return [configuration, passedTests, warnedTests, failedTests].every(Array.isArray)
}

function unknown(file: string, what: string): AskedWrongly {
  return new AskedWrongly(
    'ATTESTATION_UNKNOWN',
    `${file} is well signed, and holds a statement that Assay does not write: it has ${what}.`,
  )
}
