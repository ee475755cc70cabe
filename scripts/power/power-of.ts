import type { FaultRow } from '../../cli/prove/matrix.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Alike, FoundAlike, Power, PowerFile } from '../../harness/evaluation/power.ts'
import { fewCases, requestsOf as figureOf } from '../../harness/evaluation/figures.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { checkOfScope } from '../../harness/replay/replay-log.ts'
import type { Costs } from './costs-at-sandbox.ts'

type Found = Pick<FaultRow, 'id' | 'foundBy' | 'cases' | 'interfaces'>

/**
 * What checks find in a proof, and what they send, with a few cases of each property. What observers find costs no request of its
 * own, unless it was missed.
 */
export function powerOf({ faults }: { faults: readonly Found[] }, costs: Costs, missed: ReadonlySet<string>): Power {
  const foundWithin = (most: number) =>
    faults
      .map(({ id, foundBy, cases = {}, interfaces }): FoundAlike => ({
        count: 1,
        observed: foundBy.some(isObserver) && !missed.has(id) ? 1 : 0,
        faults: [id],
        interfaces: Object.entries(interfaces).flatMap(([name, outcome]) => (outcome === 'found' ? name : [])),
        checks: foundBy.filter((check) => !isObserver(check) && (cases[check] ?? 0) <= most),
      }))
      .filter(({ checks }) => checks.length > 0)
  const found = foundWithin(fewCases)
  const early = new Set(found.flatMap(({ faults: [id] }) => id!))
  const finding = new Set(found.flatMap(({ checks }) => checks))
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

/** What each check that finds something sends itself, where its figures say otherwise, and what each thing takes that is made once for several. */
function requestsOf({ requests, restsOn }: Costs, finding: ReadonlySet<string>): { own: Alike[]; shared: Alike[] } {
  const checks = new Map(readChecks().flatMap((check) => (finding.has(check.name) ? [[check.name, check]] : [])))
  const own = new Map<string, { interface: InterfaceName; check: Check; count: number }>()
  const users = new Map<string, { interfaces: Set<InterfaceName>; checks: Set<string> }>()
  for (const scope of new Set([...requests.keys(), ...restsOn.keys()])) {
    const { interface: name, check } = checkBehind(scope, checks) ?? {}
    if (!name || !check) continue
    const key = `${name} ${check.name}`
    own.set(key, { interface: name, check, count: (own.get(key)?.count ?? 0) + (requests.get(scope) ?? 0) })
    for (const other of behind(scope, restsOn)) {
      const known = users.get(other) ?? { interfaces: new Set(), checks: new Set() }
      users.set(other, { interfaces: known.interfaces.add(name), checks: known.checks.add(check.name) })
    }
  }
  return {
    own: [...own.values()]
      .filter((one) => one.count !== figureOf(one, fewCases))
      .map(({ interface: name, check, count }) => ({ count, interfaces: [name], checks: [check.name] })),
    shared: [...users].map(([scope, { interfaces, checks: all }]) => ({
      count: requests.get(scope) ?? 0,
      interfaces: [...interfaces],
      checks: [...all],
    })),
  }
}

/** The check that a scope belongs to, which may be one of its places or properties; undefined for what is made for several. */
function checkBehind(
  scope: string,
  checks: ReadonlyMap<string, Check>,
): { interface: InterfaceName; check: Check } | undefined {
  const { interface: name, check: text = '' } = checkOfScope(scope) ?? {}
  for (let end = text.length; end > 0; end = text.lastIndexOf(', ', end - 1)) {
    const check = checks.get(text.slice(0, end))
    if (check) return { interface: name as InterfaceName, check }
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
