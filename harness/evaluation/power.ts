import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interface-name.ts'

/** So many faults or requests, the same for these checks in these interfaces. */
export interface Alike {
  count: number
  interfaces: InterfaceName[]
  /** By the names that `nameOfPart` gives. */
  checks: string[]
}

/** What is done of a check: at one of its places, or so many times of those that it repeats what it does; all when absent. */
export interface Some {
  place?: string
  upTo?: number
}

const ofIt = ' @ '
const times = /^(\d+) times$/

/** The name of a check, or of some of what it does. */
export function nameOfPart(check: string, { place, upTo }: Some = {}): string {
  const some = place ?? (upTo === undefined ? undefined : `${upTo} times`)
  return some === undefined ? check : `${check}${ofIt}${some}`
}

/** The check that has such a part. */
export function checkOfPart(name: string): string {
  return name.split(ofIt)[0]!
}

/** How many times a check may do in an interface what it repeats, by the table; none where it repeats nothing. */
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

/** So many faults that each of the checks finds by itself, in each of the interfaces. Other checks may find them in others. */
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
let repeated: ReadonlyMap<InterfaceName, ReadonlyMap<string, string[]>> | undefined
let finders: ReadonlyMap<string, ReadonlyArray<{ part: string }>> | undefined

/**
 * Of what a check is one of many, or what it does at one of its places, each with an id. That of a whole check is there once for
 * each of its places. Nothing for a check that is newer than the table.
 */
export function powerIn<What extends keyof Power>(
  what: What,
  name: InterfaceName,
  check: string,
  some: Some = {},
): Array<Power[What][number] & { id: string }> {
  const known = powers.get(what) ?? byPart(what)
  powers.set(what, known)
  const own = (known.get(nameOfPart(check, some)) ?? []) as Array<Power[What][number] & { id: string }>
  return own.filter(({ interfaces }) => interfaces.includes(name))
}

/** The rows of each part, and all those of a check under its own name. */
function byPart(what: keyof Power): Map<string, Array<Alike & { id: string }>> {
  const rows = readPower()[what].flatMap((alike: Alike | FoundAlike, at) => {
    const id = 'faults' in alike ? alike.faults[0]! : `${what} ${at}`
    return alike.checks.flatMap((part) =>
      [...new Set([part, checkOfPart(part)])].map((of) => ({ of, row: { ...alike, id } })),
    )
  })
  return new Map([...Map.groupBy(rows, ({ of }) => of)].map(([of, all]) => [of, all.map(({ row }) => row)]))
}

/** The checks that find a fault by themselves; none of a fault that is newer than the table. */
export function findersOf(fault: string): readonly string[] {
  return [...new Set(partsThatFind(fault).map(checkOfPart))]
}

/** Of the checks that find a fault at some of their places the names of those. */
export function knownPlacesOf(fault: string): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  for (const part of partsThatFind(fault)) {
    const [check = '', place] = part.split(ofIt)
    if (place !== undefined) places.set(check, new Set(places.get(check)).add(place))
  }
  return places
}

/** Of the checks that find a fault in some case of a property the first that does, counted from one. */
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

/** Whether a check is known to find a fault in some interface. */
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
