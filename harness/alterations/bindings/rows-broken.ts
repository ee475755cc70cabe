import { type Binding, readBindings } from './read-bindings.ts'

/** A requirement that a kind breaks; with `one`, only where it changes a single answer. */
export interface RowBroken {
  row: string
  one: boolean
}

/** Tells which of some requirements a kind of alteration breaks at a field. */
export type RowsBroken = (kind: string, field: string | undefined) => readonly RowBroken[]

/** For these requirements: what is bound to one of them, by kind. */
export function rowsBrokenAmong(rows: ReadonlySet<string>, bindings: readonly Binding[] = readBindings()): RowsBroken {
  const own = bindings.flatMap(({ kind, at, one = false, breaks }) => {
    const bound = breaks.map(patternOf)
    const broken = [...rows].filter((row) => bound.some((pattern) => pattern.test(row)))
    const found = broken.map((row) => ({ row, one }))
    return found.length > 0 ? [{ kind, at, found }] : []
  })
  return (kind, field = '') =>
    own.filter((one) => one.kind === kind && endsWithOneOf(field, one.at)).flatMap(({ found }) => found)
}

function endsWithOneOf(field: string, at: readonly string[] | undefined): boolean {
  return at === undefined || at.some((end) => field === end || field.endsWith(`.${end}`))
}

const patterns = new Map<string, RegExp>()

/** An address with stars as a pattern for ids of requirements. */
export function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(`^${text.replaceAll('*', '[^/]*')}$`)
  patterns.set(text, pattern)
  return pattern
}
