import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interface-name.ts'

/**
 * What a check, or a case of a property, takes: requests, milliseconds at a sandbox that answers at once, and answers for which
 * it waits one after the other.
 */
export type Figures = readonly [requests: number, ms: number, trips: number]

const file = new URL('../../requirements/tables/figures-of-checks.json', import.meta.url)
let table: Readonly<Record<string, Readonly<Record<string, Figures>>>> | undefined

/**
 * What a check took at the sandbox (scripts/write-figures.ts): in this interface where that differs much from others, or else on
 * average. Undefined for a check that is newer.
 */
export function figuresOf(name: InterfaceName, check: string): Figures | undefined {
  table ??= JSON.parse(readFileSync(file, 'utf8')) as NonNullable<typeof table>
  const at = check.indexOf(': ')
  const [feature, title] = [check.slice(0, at), check.slice(at + 2)]
  return table[`${name} ${feature}`]?.[title] ?? table[feature]?.[title]
}
