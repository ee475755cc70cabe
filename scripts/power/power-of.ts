import type { Broken } from '../../cli/prove/found-in.ts'
import type { FaultRow } from '../../cli/prove/matrix.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import {
  type Alike,
  checkOfPart,
  type FoundAlike,
  nameOfPart,
  type Power,
  type PowerFile,
} from '../../harness/evaluation/power.ts'
import { fewCases } from '../../harness/evaluation/figures.ts'
import type { Costs } from './pools.ts'
import { requestsOf, timesIn, upTo } from './requests-of.ts'

type Found = Pick<FaultRow, 'id' | 'foundBy' | 'foundIn' | 'cases' | 'interfaces'>

/** Faults of these kinds show when a refused request is sent again. */
const shownAgain = /-when-(refused-before|repeated)$/

/** The result of a smoke run. */
export interface SmokeSeen {
  missed: ReadonlySet<string>
  /** What it ran: each interface with the name of `nameOfPart`. */
  done: ReadonlySet<string>
}

/**
 * What checks find in a proof and what they send, with a few cases of each property. Observers' findings cost no request,
 * unless a smoke run missed them. What that run did finds nothing that it missed: it found it only later or elsewhere.
 */
export function powerOf({ faults }: { faults: readonly Found[] }, costs: Costs, { missed, done }: SmokeSeen): Power {
  const timesOf = timesIn(costs)
  const partsOf = (name: InterfaceName, check: string, { cases, places }: Broken, most: number, again: boolean) => {
    const times = timesOf(name, check)
    const least = cases ?? (again ? 2 : 1)
    if (times > 1) return upTo(times).flatMap((one) => (one >= least ? nameOfPart(check, { upTo: one }) : []))
    return (cases ?? 1) > most ? [] : (places?.map((place) => nameOfPart(check, { place })) ?? [check])
  }
  const foundWithin = (most: number) =>
    faults.flatMap(({ id, foundBy, foundIn = {}, cases = {}, interfaces }): FoundAlike[] => {
      const observed = foundBy.some(isObserver) && !missed.has(id) ? 1 : 0
      const rows = Object.entries(foundIn).flatMap(([name, checks]) => {
        const own = Object.entries(checks ?? {}).filter(([check]) => !isObserver(check))
        const parts = own.flatMap(([check, broken]) =>
          // In further interfaces, a proof first tries the case that broke the property in an earlier one.
          partsOf(
            name,
            check,
            { ...broken, ...(check in cases && { cases: cases[check] }) },
            most,
            shownAgain.test(id),
          ).filter((part) => !missed.has(id) || ![part, check].some((one) => done.has(`${name} ${one}`))),
        )
        return interfaces[name] === 'found' && parts.length > 0 ? [{ name, parts }] : []
      })
      const same = Map.groupBy(rows, ({ parts }) => parts.toSorted().join('\n'))
      return [...same.values()].map((all) => ({
        count: 1,
        observed,
        faults: [id],
        interfaces: all.map(({ name }) => name),
        checks: all[0]!.parts,
      }))
    })
  const found = foundWithin(fewCases)
  const early = new Set(found.flatMap(({ faults: [id] }) => id!))
  const finding = new Set(found.flatMap(({ checks }) => checks.map(checkOfPart)))
  const { own, shared } = requestsOf(costs, finding, timesOf)
  return {
    faults: alikeIn(found),
    later: alikeIn(foundWithin(Infinity).filter(({ faults: [id] }) => !early.has(id!))),
    own: [...Map.groupBy(own, ({ interfaces, count }) => `${interfaces.join()} ${count}`).values()]
      .map((all) => ({ ...all[0]!, checks: all.flatMap(({ checks }) => checks).toSorted() }))
      .toSorted(byText),
    shared: alike(shared).filter(({ count }) => count > 0),
  }
}

function isObserver(check: string): boolean {
  return check.startsWith('observer: ')
}

/** The form of the file, which holds each name once. */
export function packed(power: Power): PowerFile {
  const all = Object.values(power).flatMap((rows: Alike[]) => rows)
  const [interfaces, checks] = [
    [...new Set(all.flatMap((row) => row.interfaces))],
    [...new Set(all.flatMap((row) => row.checks))],
  ].map((names) => names.toSorted()) as [InterfaceName[], string[]]
  const placesIn = (names: readonly string[]) => new Map(names.map((name, at) => [name, at]))
  const [atInterface, atCheck] = [placesIn(interfaces), placesIn(checks)]
  const each = <One extends Alike, What>(rows: readonly One[], what: (row: One) => What) =>
    rows.map((row): [What, number[], number[]] => [
      what(row),
      row.interfaces.map((name) => atInterface.get(name)!),
      row.checks.map((name) => atCheck.get(name)!),
    ])
  const found = (rows: readonly FoundAlike[]) =>
    each(rows, ({ faults }) => faults).map((row, at): PowerFile['faults'][number] => {
      const { observed } = rows[at]!
      return observed === 0 ? row : [...row, observed]
    })
  return {
    interfaces,
    checks,
    faults: found(power.faults),
    later: found(power.later),
    own: each(power.own, ({ count }) => count),
    shared: each(power.shared, ({ count }) => count),
  }
}

/** Merges those with the same checks and interfaces. */
function alike(all: readonly Alike[]): Alike[] {
  return [...Map.groupBy(all, placesText).values()]
    .map((same) => ({
      ...same[0]!,
      count: same.reduce((sum, { count }) => sum + count, 0),
      checks: same[0]!.checks.toSorted(),
    }))
    .toSorted(byText)
}

/** Merges faults that the same checks find in each of the interfaces. */
function alikeIn(found: readonly FoundAlike[]): FoundAlike[] {
  const ofFault = [...Map.groupBy(found, ({ faults: [id] }) => id!).values()]
  const groups = Map.groupBy(ofFault, (rows) => rows.map(placesText).toSorted().join())
  return [...groups.values()]
    .flatMap((same) => {
      const faults = same.map(([row]) => row!.faults[0]!)
      const observed = same.reduce((sum, [row]) => sum + row!.observed, 0)
      return same[0]!.map((row) => ({
        ...row,
        count: faults.length,
        checks: row.checks.toSorted(),
        faults,
        observed,
      }))
    })
    .toSorted(byText)
}

function placesText({ interfaces, checks }: Alike): string {
  return JSON.stringify([interfaces, checks.toSorted()])
}

function byText(one: Alike, other: Alike): number {
  const [a, b] = [one, other].map((each) => JSON.stringify([each.interfaces, each.checks, each.count]))
  return a! < b! ? -1 : 1
}
