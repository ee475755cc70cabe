import { obligationOf } from '../../core/address.ts'
import type { Requirement } from '../../core/requirement.ts'

/**
 * The rows that a step names by their obligations, or all if it names none. Rows that the run does not evaluate are
 * left out.
 * @throws Error ROW_UNKNOWN for an obligation that no tag of the scenario names
 */
export function rowsNamed(
  rows: readonly Requirement[],
  tagged: readonly string[],
  named: readonly string[],
): readonly Requirement[] {
  if (named.length === 0) return rows
  const ids = new Set(named.map((name) => idNamed(tagged, name)))
  return rows.filter(({ id, partOf }) => ids.has(id) || ids.has(partOf?.id ?? id))
}

function idNamed(tagged: readonly string[], name: string): string {
  const id = tagged.find((one) => one === name || obligationOf(one) === name)
  if (id !== undefined) return id
  const known = tagged.map(obligationOf).join(', ')
  throw new Error(`ROW_UNKNOWN: the scenario has no row "${name}"; its tags name ${known}`)
}
