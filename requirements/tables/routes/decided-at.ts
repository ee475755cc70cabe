import { readFileSync } from 'node:fs'

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

let table: Table | undefined

/**
 * The requests of the routes at which a check decides, by the check's name. Runs on the sandbox showed them
 * (scripts/write-figures.ts). Empty for a check without such a route, or newer than the table.
 */
export function requestsOfCheck(name: string): readonly string[] {
  table ??= JSON.parse(readFileSync(new URL('decided-at.json', import.meta.url), 'utf8')) as Table
  const at = name.indexOf(': ')
  return table[name.slice(0, at)]?.[name.slice(at + 2)] ?? []
}
