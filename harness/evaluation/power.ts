import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interface-name.ts'

/** So many faults or requests, the same for these checks in these interfaces. */
export interface Alike {
  count: number
  interfaces: InterfaceName[]
  checks: string[]
}

/** So many faults that each of the checks finds by itself, in each of the interfaces. */
export interface FoundAlike extends Alike {
  /** So many of them observers find in the answers to other checks. */
  observed: number
  faults: string[]
}

/** What checks find for what they send, as the proof and a run at the sandbox showed (scripts/write-figures.ts). */
export interface Power {
  faults: FoundAlike[]
  /** Those that nothing finds but later cases of properties. */
  later: FoundAlike[]
  /** Requests that each of the checks sends itself. */
  own: Alike[]
  /** Requests of what is made once for all of the checks. */
  shared: Alike[]
}

type Row<What> = [what: What, interfaces: number[], checks: number[]]
/** The last is how many of these faults observers find in the answers to other checks; none where it is left out. */
type FoundRow = [...Row<string[]>, observed?: number]

/** The table as it is written: the checks and interfaces of a row are places in the lists of names. */
export interface PowerFile {
  interfaces: InterfaceName[]
  checks: string[]
  faults: FoundRow[]
  later: FoundRow[]
  own: Array<Row<number>>
  shared: Array<Row<number>>
}

const file = new URL('../../requirements/tables/power.json', import.meta.url)
const powers = new Map<keyof Power, Map<string, Array<Alike & { id: string }>>>()
let table: Power | undefined
let powerful: ReadonlySet<string> | undefined
let finders: ReadonlyMap<string, readonly string[]> | undefined

/** Of what a check is one of many, each with an id; nothing for a check that is newer than the table. */
export function powerIn<What extends keyof Power>(
  what: What,
  name: InterfaceName,
  check: string,
): Array<Power[What][number] & { id: string }> {
  const byCheck =
    powers.get(what) ??
    Map.groupBy(
      readPower()[what].flatMap((alike, at) => alike.checks.map((of) => ({ ...alike, of, id: `${what} ${at}` }))),
      ({ of }) => of,
    )
  powers.set(what, byCheck)
  const own = (byCheck.get(check) ?? []) as Array<Power[What][number] & { id: string }>
  return own.filter(({ interfaces }) => interfaces.includes(name))
}

/** The checks that find a fault by themselves; none of a fault that is newer than the table. */
export function findersOf(fault: string): readonly string[] {
  finders ??= new Map(allFound().flatMap(({ faults, checks }) => faults.map((id) => [id, checks] as const)))
  return finders.get(fault) ?? []
}

/** Whether a check is known to find a fault in some interface. */
export function hasPower(check: string): boolean {
  powerful ??= new Set(allFound().flatMap(({ checks }) => checks))
  return powerful.has(check)
}

function allFound(): FoundAlike[] {
  const { faults, later } = readPower()
  return [...faults, ...later]
}

export function readPower(): Power {
  table ??= unpacked(JSON.parse(readFileSync(file, 'utf8')) as PowerFile)
  return table
}

function unpacked({ interfaces: names, checks: titles, ...rows }: PowerFile): Power {
  const alike = (count: number, [, interfaces, checks]: Row<unknown>): Alike => ({
    count,
    interfaces: interfaces.map((at) => names[at]!),
    checks: checks.map((at) => titles[at]!),
  })
  const found = ([faults, names, checks, observed = 0]: FoundRow): FoundAlike => ({
    ...alike(faults.length, [faults, names, checks]),
    observed,
    faults,
  })
  return {
    faults: rows.faults.map(found),
    later: rows.later.map(found),
    own: rows.own.map((row) => alike(row[0], row)),
    shared: rows.shared.map((row) => alike(row[0], row)),
  }
}
