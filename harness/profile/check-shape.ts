import type { ErrorObject, ValidateFunction } from 'ajv'
import { listWords } from './accepted-text.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { nearestWord } from '../../core/nearest-word.ts'
import { mostProblems } from './profile-error.ts'
import type { ProblemList } from './problem-list.ts'
import { profileSchema, schemaAt, type ProfilePath, type SchemaNode } from './profile-schema.ts'
import { shownKey } from './shown-value.ts'
import { type Compiled, compiledSchema } from '../../schemas/compiled.ts'

/** Compiled schemas by the known interfaces, because a profile may add some. */
const compiled = new Map<string, Compiled>()

/** Reports every violation of the profile's schema, and fills its defaults into `value`. */
export function evaluateShape(value: unknown, problems: ProblemList): void {
  const validate = validator()
  if (validate(value)) return
  for (const error of (validate.errors ?? []).slice(0, mostProblems))
    reportError(error, pathOf(error.instancePath, value), problems)
}

function validator(): ValidateFunction {
  const known = interfaceNames().join()
  const found = compiled.get(known) ?? compiledSchema('profile', profileSchema())
  compiled.set(known, found)
  return found()!
}

/** A JSON pointer as a path, with numbers for list indexes. */
function pathOf(pointer: string, value: unknown): ProfilePath {
  const path: ProfilePath = []
  let at = value
  for (const raw of pointer.split('/').slice(1)) {
    const part = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(at) ? Number(part) : part)
    at = (at as Record<string, unknown> | undefined)?.[part]
  }
  return path
}

function reportError(error: ErrorObject, path: ProfilePath, problems: ProblemList): void {
  if (error.keyword === 'required') reportMissing([...path, error.params.missingProperty as string], problems)
  else if (error.keyword === 'additionalProperties')
    reportUnknown([...path, error.params.additionalProperty as string], problems)
  else if (error.keyword === 'uniqueItems')
    problems.add([...path, error.params.i as number], { accepted: 'each entry once', advice: 'remove one of the two' })
  else problems.add(path, { advice: adviceFor(error.keyword, error.data, schemaAt(path)) })
}

function reportMissing(path: ProfilePath, problems: ProblemList): void {
  problems.add(path, { given: 'nothing', advice: `add \`${path.at(-1)}\`` })
}

function reportUnknown(path: ProfilePath, problems: ProblemList): void {
  const key = String(path.at(-1))
  const known = Object.keys(schemaAt(path.slice(0, -1))?.properties ?? {})
  const near = nearestWord(key, known)
  const owners = near ? '' : ownersOf(key, profileSchema())
  problems.add(path, {
    at: 'key',
    given: `the unknown key ${shownKey(key, known)}`,
    accepted: listWords(known, 'or'),
    advice: near ? `did you mean \`${near}\`?` : owners ? `\`${key}\` belongs in ${owners}` : 'remove it',
  })
}

/** The top-level groups that have a misplaced key. */
function ownersOf(key: string, schema: SchemaNode): string {
  const owners = Object.keys(schema.properties ?? {}).filter((group) => {
    const node = schemaAt([group])
    return key in (node?.properties ?? schemaAt([group, 0])?.properties ?? {})
  })
  return owners.length > 3
    ? ''
    : listWords(
        owners.map((owner) => `\`${owner}\``),
        'or',
      )
}

function adviceFor(keyword: string, value: unknown, schema?: SchemaNode): string | undefined {
  if (keyword === 'enum' && typeof value === 'string') {
    const near = nearestWord(value, schema?.enum ?? [])
    return near && `did you mean \`${near}\`?`
  }
  if (value === null) return 'write a value after the colon, or remove the key'
  const wantsText = schema?.type === 'string'
  if (keyword === 'type' && wantsText && typeof value !== 'object') return 'put it in quotes'
  if (keyword === 'type' && schema?.type === 'array') return `write it as a list: ${listForm(schema)}`
  return undefined
}

function listForm(schema: SchemaNode): string {
  const example = schema.items?.enum ? schema.examples?.[0] : undefined
  return example
    ? `[${JSON.stringify(example).replaceAll(/[[\]"]/g, '')}]`
    : 'a line that begins with `- ` for each of its entries'
}
