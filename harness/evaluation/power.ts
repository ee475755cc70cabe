import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interfaces.ts'

/** A number of faults or requests that is the same for these checks in these interfaces. */
export interface Alike {
  count: number
  interfaces: InterfaceName[]
  /** By `nameOfPart`. */
  checks: string[]
}

/** A part of a check: one of its places, or a number of its repetitions; all when absent. */
export interface Some {
  place?: string
  upTo?: number
}

const ofIt = ' @ '
const times = /^(\d+) times$/

/** The name of a check or of a part. */
export function nameOfPart(check: string, { place, upTo }: Some = {}): string {
  const partName = place ?? (upTo === undefined ? undefined : `${upTo} times`)
  return partName === undefined ? check : `${check}${ofIt}${partName}`
}

/** The check of a part. */
export function checkOfPart(name: string): string {
  return name.split(ofIt)[0]!
}

/** The numbers of repetitions that the table has for a check in an interface; empty where the check repeats nothing. */
export function timesOf(name: InterfaceName, check: string): number[] {
  repeated ??= new Map(
    [...Map.groupBy(readPower().own, (row) => row.interfaces[0]!)].map(([of, rows]) => [
      of,
      Map.groupBy(
        rows.flatMap(({ checks }) => checks.filter((part) => times.test(part.split(ofIt)[1] ?? ''))),
        checkOfPart,
      ),
    ]),
  )
  const parts = repeated.get(name)?.get(check) ?? []
  return parts.map((part) => Number(times.exec(part.split(ofIt)[1]!)![1])).toSorted((one, other) => one - other)
}

/** A number of faults that each of the checks finds alone in each of the interfaces. Other checks may find them elsewhere. */
export interface FoundAlike extends Alike {
  /** How many of these faults observers also find in other checks' answers. */
  observed: number
  faults: string[]
}

/** The faults that checks find and the requests that they send, as measured by the proof and a run at the sandbox (scripts/write-figures.ts). */
export interface Power {
  faults: FoundAlike[]
  /** Faults that only later cases of properties find. */
  later: FoundAlike[]
  /** The requests that each of the checks sends itself. */
  own: Alike[]
  /** The requests of a set-up that is made once for all of the checks. */
  shared: Alike[]
}

type Row<What> = [what: What, interfaces: number[], checks: number[]]
/** The last number is how many of these faults observers find in other checks' answers; none when left out. */
type FoundRow = [...Row<string[]>, observed?: number]

/** The table as written. A row's checks and interfaces are indexes into the lists of names. */
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
let repeated: ReadonlyMap<InterfaceName, ReadonlyMap<string, string[]>> | undefined
let finders: ReadonlyMap<string, ReadonlyArray<{ part: string }>> | undefined

/**
 * The entries of a check or of one of its places, each with an id. A whole check has an entry for each of its places.
 * Empty for a check newer than the table.
 */
export function powerIn<What extends keyof Power>(
  what: What,
  name: InterfaceName,
  check: string,
  some: Some = {},
): Array<Power[What][number] & { id: string }> {
  const known = powers.get(what) ?? byPart(what)
  powers.set(what, known)
  const entries = (known.get(nameOfPart(check, some)) ?? []) as Array<Power[What][number] & { id: string }>
  return entries.filter(({ interfaces }) => interfaces.includes(name))
}

/** The rows of each part, and all rows of a check under its own name. */
function byPart(what: keyof Power): Map<string, Array<Alike & { id: string }>> {
  const rows = new Map<string, Array<Alike & { id: string }>>()
  const add = (name: string, row: Alike & { id: string }) => {
    const known = rows.get(name)
    if (known) known.push(row)
    else rows.set(name, [row])
  }
  for (const [at, alike] of (readPower()[what] as Array<Alike | FoundAlike>).entries()) {
    const row = { ...alike, id: 'faults' in alike ? alike.faults[0]! : `${what} ${at}` }
    for (const part of row.checks) {
      add(part, row)
      const check = checkOfPart(part)
      if (check !== part) add(check, row)
    }
  }
  return rows
}

/** The checks that find a fault alone; empty for a fault newer than the table. */
export function findersOf(fault: string): readonly string[] {
  return [...new Set(partsThatFind(fault).map(checkOfPart))]
}

/** For each check that finds the fault only at some of its places: the names of these places. */
export function knownPlacesOf(fault: string): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  for (const part of partsThatFind(fault)) {
    const [check = '', place] = part.split(ofIt)
    if (place !== undefined) places.set(check, new Set(places.get(check)).add(place))
  }
  return places
}

/** For each check that finds the fault in some case of a property: the first such case, from 1. */
export function firstCasesOf(fault: string): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const part of partsThatFind(fault)) {
    const cases = Number(times.exec(part.split(ofIt)[1] ?? '')?.[1])
    const check = checkOfPart(part)
    if (cases < (first.get(check) ?? Number.POSITIVE_INFINITY)) first.set(check, cases)
  }
  return first
}

function partsThatFind(fault: string): readonly string[] {
  finders ??= Map.groupBy(
    allFound().flatMap(({ faults, checks }) => faults.flatMap((id) => checks.map((part) => ({ id, part })))),
    ({ id }) => id,
  )
  return finders.get(fault)?.map(({ part }) => part) ?? []
}

/** Whether a check is known to find a fault in any interface. */
export function hasPower(check: string): boolean {
  powerful ??= new Set(allFound().flatMap(({ checks }) => checks.map(checkOfPart)))
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
