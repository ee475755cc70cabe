import { type Binding, readBindings } from './read-bindings.ts'

/** Tells which of some requirements a kind of alteration breaks at a field. */
export type RowsBroken = (kind: string, field: string | undefined) => readonly string[]

/** For these requirements: what is bound to one of them, by kind. */
export function rowsBrokenAmong(rows: ReadonlySet<string>, bindings: readonly Binding[] = readBindings()): RowsBroken {
  const own = bindings.flatMap(({ kind, at, breaks }) => {
    const patterns = breaks.map(patternOf)
    const found = [...rows].filter((row) => patterns.some((pattern) => pattern.test(row)))
    return found.length > 0 ? [{ kind, at, found }] : []
  })
  return (kind, field) =>
    own
      .filter((one) => one.kind === kind && (one.at === undefined || (field !== undefined && one.at.includes(field))))
      .flatMap(({ found }) => found)
}

const patterns = new Map<string, RegExp>()

/** An address with stars as a pattern for ids of requirements. */
export function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(`^${text.replaceAll('*', '[^/]*')}$`)
  patterns.set(text, pattern)
  return pattern
}
