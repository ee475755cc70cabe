import { valueAt } from './places.ts'
import { spelt } from './value-changes.ts'

/** The end of a name that says of which records: `-where-nature-is-card`, `-where-fail_at-is-not-null`. */
export const wherePattern = String.raw`(?:-where-(?<name>[\w.]+)-is-(?<other>not-)?(?<is>\w+))?`

/** The groups that `wherePattern` finds in a name. */
export interface Where {
  name?: string | undefined
  other?: string | undefined
  is?: string | undefined
}

/** Whether a record is one of those that a name speaks of; every one where it names none. */
export function fitsWhere({ name, other, is }: Where, row: unknown): boolean {
  return name === undefined || (spelt(valueAt(row, name.split('.'))) === is) === (other === undefined)
}
