import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interface-name.ts'

/** So many faults or requests, the same for these checks in these interfaces. */
export interface Alike {
  count: number
  interfaces: InterfaceName[]
  checks: string[]
}

/** What checks find for what they send, as the proof and a run at the sandbox showed (scripts/write-figures.ts). */
export interface Power {
  /** Faults that each of the checks finds by itself. */
  faults: Alike[]
  /** Requests that each of the checks sends itself. */
  own: Alike[]
  /** Requests of what is made once for all of the checks. */
  shared: Alike[]
}

/** The table as it is written: the checks and interfaces of a row are places in the lists of names. */
export interface PowerFile extends Record<keyof Power, Array<[count: number, interfaces: number[], checks: number[]]>> {
  interfaces: InterfaceName[]
  checks: string[]
}

const file = new URL('../../requirements/tables/power.json', import.meta.url)
const powers = new Map<keyof Power, Map<string, Array<Alike & { id: string }>>>()
let table: Power | undefined

/** Of what a check is one of many, each with an id; nothing for a check that is newer than the table. */
export function powerIn(what: keyof Power, name: InterfaceName, check: string): Array<Alike & { id: string }> {
  const byCheck =
    powers.get(what) ??
    Map.groupBy(
      readPower()[what].flatMap((alike, at) => alike.checks.map((of) => ({ ...alike, of, id: `${what} ${at}` }))),
      ({ of }) => of,
    )
  powers.set(what, byCheck)
  return (byCheck.get(check) ?? []).filter(({ interfaces }) => interfaces.includes(name))
}

/** Whether a check is known to find a fault in some interface. */
export function hasPower(check: string): boolean {
  return readPower().faults.some(({ checks }) => checks.includes(check))
}

export function readPower(): Power {
  table ??= unpacked(JSON.parse(readFileSync(file, 'utf8')) as PowerFile)
  return table
}

function unpacked({ interfaces: names, checks: titles, ...rows }: PowerFile): Power {
  const each = (packed: PowerFile['own']) =>
    packed.map(([count, interfaces, checks]): Alike => ({
      count,
      interfaces: interfaces.map((at) => names[at]!),
      checks: checks.map((at) => titles[at]!),
    }))
  return { faults: each(rows.faults), own: each(rows.own), shared: each(rows.shared) }
}
