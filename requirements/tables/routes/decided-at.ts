import { readFileSync } from 'node:fs'

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

let table: Table | undefined

/**
 * The requests of the routes at which a check decides, by the name of the check, as runs on the sandbox showed
 * (scripts/write-figures.ts). Empty for a check that decides at no route, or that is newer than the table.
 */
export function requestsOfCheck(name: string): readonly string[] {
  table ??= JSON.parse(readFileSync(new URL('decided-at.json', import.meta.url), 'utf8')) as Table
  const at = name.indexOf(': ')
  return table[name.slice(0, at)]?.[name.slice(at + 2)] ?? []
}
