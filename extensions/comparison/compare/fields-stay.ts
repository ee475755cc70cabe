import type { Verdict } from '../../../core/verdict.ts'
import { count } from '../../../harness/reasons/count.ts'
import type { ComparedRow, ComparedRun } from '../../../reports/runs/compared-run.ts'
import type { ShownField, ShownFields } from './shown-fields.ts'

/** The rule that no single run can evaluate: a field that is once specified is never changed or removed. */
const obligation = 'specified-fields-stay'
const title = 'Documented fields are shown as in the recording before'
/** In fewer records a field that is shown only at times may stand in all, or in none, by chance. */
const fewestRecords = 5

/**
 * A run with its row about fields that stay, as its recording shows them beside that of the run before: one whose values have
 * none of the JSON types that they had fails, and one that every record had and none has.
 */
export function withFieldsThatStay(run: ComparedRun, now: ShownFields, before: ShownFields): ComparedRun {
  const rowOf = (row: ComparedRow): ComparedRow => {
    const found =
      row.obligation === obligation ? whatStays(before.get(row.interface), now.get(row.interface)) : undefined
    if (!found) return row
    const { verdict, reason } = found
    return { ...row, verdict, reason, checks: [{ title, verdict, judgements: [{ verdict, reason, evidence: [] }] }] }
  }
  return { ...run, requirements: run.requirements.map(rowOf) }
}

type Fields = ReadonlyMap<string, ShownField>

/** Undefined where the two have no field in common. */
function whatStays(before: Fields = new Map(), now: Fields = new Map()) {
  const both = [...before].flatMap(([name, was]) => {
    const is = now.get(name)
    return is && was.shown > 0 && is.records > 0 ? [{ name, was, is }] : []
  })
  if (both.length === 0) return undefined
  const broken = both.flatMap(({ name, was, is }) => {
    if (isRemoved(name, was, is)) return [`${name} is shown no more (in ${count(was.records, 'record')} before)`]
    const isChanged = was.types.size > 0 && is.types.size > 0 && [...was.types].every((type) => !is.types.has(type))
    return isChanged ? [`${name} was ${listed(was)} and is ${listed(is)}`] : []
  })
  const verdict: Verdict = broken.length > 0 ? 'failed' : 'passed'
  const reason =
    broken.length > 0
      ? `Since the run before, ${broken.join('; ')}.`
      : `The ${count(both.length, 'documented field')} that the run before showed are shown as they were.`
  return { verdict, reason }
}

/** Within another object, a field may be missing with it. */
function isRemoved(name: string, was: ShownField, is: ShownField): boolean {
  const isOften = was.records >= fewestRecords && is.records >= fewestRecords
  return isOften && !name.includes('.') && was.shown === was.records && is.shown === 0
}

function listed({ types }: ShownField): string {
  return [...types].join(' or ')
}
