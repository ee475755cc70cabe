import type { FaultRow } from '../../cli/prove/matrix.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { defectsOf, quantifierOf } from '../../harness/evaluation/places-of-check.ts'
import {
  type Alike,
  checkOfPart,
  type FoundAlike,
  nameOfPart,
  type Power,
  type PowerFile,
} from '../../harness/evaluation/power.ts'
import { fewCases, requestsOf as figureOf } from '../../harness/evaluation/figures.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { checkOfScope } from '../../harness/replay/replay-log.ts'
import type { Costs } from './costs-at-sandbox.ts'

type Found = Pick<FaultRow, 'id' | 'foundBy' | 'cases' | 'places' | 'interfaces'>

/** What a smoke run came to. */
export interface SmokeSeen {
  missed: ReadonlySet<string>
  /** What it did, each with its interface before the name that `nameOfPart` gives. */
  done: ReadonlySet<string>
}

/**
 * What checks find in a proof, and what they send, with a few cases of each property. What observers find costs no request of its
 * own, unless a smoke run missed it. What that run did finds none of what it missed: it did so only after other checks, or elsewhere.
 */
export function powerOf({ faults }: { faults: readonly Found[] }, costs: Costs, { missed, done }: SmokeSeen): Power {
  const foundWithin = (most: number) =>
    faults
      .map(({ id, foundBy, cases = {}, places = {}, interfaces }): FoundAlike => ({
        count: 1,
        observed: foundBy.some(isObserver) && !missed.has(id) ? 1 : 0,
        faults: [id],
        interfaces: Object.entries(interfaces).flatMap(([name, outcome]) => (outcome === 'found' ? name : [])),
        checks: foundBy
          .filter((check) => !isObserver(check) && (cases[check] ?? 0) <= most)
          .flatMap((check) => places[check]?.map((place) => nameOfPart(check, place)) ?? check),
      }))
      .map((one) => (missed.has(one.faults[0]!) ? elsewhere(one, done) : one))
      .filter(({ checks }) => checks.length > 0)
  const found = foundWithin(fewCases)
  const early = new Set(found.flatMap(({ faults: [id] }) => id!))
  const finding = new Set(found.flatMap(({ checks }) => checks.map(checkOfPart)))
  const { own, shared } = requestsOf(costs, finding)
  return {
    faults: alike(found),
    later: alike(foundWithin(Infinity).filter(({ faults: [id] }) => !early.has(id!))),
    own: [...Map.groupBy(own, ({ interfaces, count }) => `${interfaces.join()} ${count}`).values()]
      .map((all) => ({ ...all[0]!, checks: all.flatMap(({ checks }) => checks).toSorted() }))
      .toSorted(byText),
    shared: alike(shared).filter(({ count }) => count > 0),
  }
}

/** A fault that what was done did not find: in the interfaces where nothing was done that should, or else by what was done in none. */
function elsewhere(one: FoundAlike, done: ReadonlySet<string>): FoundAlike {
  const { interfaces, checks } = one
  const isDone = (name: InterfaceName, part: string) => done.has(`${name} ${part}`)
  const others = interfaces.filter((name) => !checks.some((part) => isDone(name, part)))
  if (others.length > 0) return { ...one, interfaces: others }
  return { ...one, checks: checks.filter((part) => !interfaces.some((name) => isDone(name, part))) }
}

function isObserver(check: string): boolean {
  return check.startsWith('observer: ')
}

/** As it is written, with each name once. */
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

/** Those of the same checks in the same interfaces as one. */
function alike<One extends Alike & Partial<FoundAlike>>(all: readonly One[]): One[] {
  const groups = Map.groupBy(all, ({ interfaces, checks }) => JSON.stringify([interfaces, checks.toSorted()]))
  return [...groups.values()]
    .map((same) => ({
      ...same[0]!,
      count: same.reduce((sum, { count }) => sum + count, 0),
      ...(same[0]!.observed !== undefined && { observed: same.reduce((sum, { observed = 0 }) => sum + observed, 0) }),
      checks: same[0]!.checks.toSorted(),
      ...(same[0]!.faults && { faults: same.flatMap(({ faults = [] }) => faults) }),
    }))
    .toSorted(byText)
}

function byText(one: Alike, other: Alike): number {
  const [a, b] = [one, other].map((each) => JSON.stringify([each.interfaces, each.checks, each.count]))
  return a! < b! ? -1 : 1
}

/** Requests that are made once for several checks, with one for each defect that any of them asks for. */
const withDefects = /, once: (gates|keys of versions|ids|bodies) at /

/** What each check that finds something sends itself, where its figures say otherwise, and what each thing takes that is made once for several. */
function requestsOf({ requests, restsOn }: Costs, finding: ReadonlySet<string>): { own: Alike[]; shared: Alike[] } {
  const checks = new Map(readChecks().flatMap((check) => (finding.has(check.name) ? [[check.name, check]] : [])))
  const own = new Map<string, PartBehind & { count: number }>()
  const users = new Map<string, { count?: number; interfaces: Set<InterfaceName>; checks: Set<string> }>()
  const defectsAt = new Map<string, Set<string>>()
  for (const scope of new Set([...requests.keys(), ...restsOn.keys()])) {
    const part = partBehind(scope, checks)
    if (!part) continue
    const { interface: name, check, place } = part
    const named = nameOfPart(check.name, place)
    const key = `${name} ${named}`
    own.set(key, { ...part, count: (own.get(key)?.count ?? 0) + (requests.get(scope) ?? 0) })
    const use = (other: string, count?: number) => {
      const known = users.get(other) ?? { interfaces: new Set(), checks: new Set() }
      const { interfaces, checks: all } = known
      users.set(other, { ...(count && { count }), interfaces: interfaces.add(name), checks: all.add(named) })
    }
    for (const other of behind(scope, restsOn)) {
      use(other)
      if (!withDefects.test(other)) continue
      for (const defect of defectsOf(check)) {
        const sent = `${other}, ${defect} at ${place}`
        defectsAt.set(other, (defectsAt.get(other) ?? new Set()).add(sent))
        use(sent, 1)
      }
    }
  }
  const countOf = (scope: string) => Math.max(0, (requests.get(scope) ?? 0) - (defectsAt.get(scope)?.size ?? 0))
  return {
    own: [...own.values()]
      .filter((one) => one.place !== undefined || one.count !== figureOf(one, fewCases))
      .map(({ interface: name, check, place, count }) => ({
        count,
        interfaces: [name],
        checks: [nameOfPart(check.name, place)],
      })),
    shared: [...users].map(([scope, { count = countOf(scope), interfaces, checks: all }]) => ({
      count,
      interfaces: [...interfaces],
      checks: [...all],
    })),
  }
}

interface PartBehind {
  interface: InterfaceName
  check: Check
  place?: string
}

/** The check that a scope belongs to, with its place or without its properties; undefined for what is made for several. */
function partBehind(scope: string, checks: ReadonlyMap<string, Check>): PartBehind | undefined {
  const { interface: name, check: text = '' } = checkOfScope(scope) ?? {}
  for (let end = text.length; end > 0; end = text.lastIndexOf(', ', end - 1)) {
    const check = checks.get(text.slice(0, end))
    if (!check) continue
    const place = text.slice(end + 2)
    const isPlace = place !== '' && quantifierOf(check) !== undefined
    return { interface: name as InterfaceName, check, ...(isPlace && { place }) }
  }
  return undefined
}

/** All that a scope rests on, and what that rests on. */
function behind(scope: string, restsOn: Costs['restsOn'], found = new Set<string>()): Set<string> {
  for (const other of restsOn.get(scope) ?? []) {
    if (found.has(other)) continue
    found.add(other)
    behind(other, restsOn, found)
  }
  return found
}
