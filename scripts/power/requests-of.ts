import type { InterfaceName } from '../../core/interfaces.ts'
import { fewCases, requestsOf as figureOf } from '../../harness/evaluation/figures.ts'
import { defectsOf, quantifierOf } from '../../harness/evaluation/places-of-check.ts'
import { type Alike, nameOfPart, type Some } from '../../harness/evaluation/power.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { checkOfScope, scopeOfCheck } from '../../harness/replay/replay-log.ts'
import type { Costs } from './pools.ts'

/** Shared data may be made in several cases. */
const ofCase = /^(.*), property \d+, case (\d+)$/
/** Shared requests, with one for each defect that a check needs. */
const withDefects = /, once: (gates|keys of versions|ids|bodies) at /

/**
 * How often a check may repeat something in an interface, with more requests each time: a refused request, or cases of
 * shared data. Once for other checks.
 */
export function timesIn({ requests, restsOn, sentAgain }: Costs) {
  return (name: InterfaceName, check: string): number => {
    const scope = scopeOfCheck(name, check)
    const cases = [...behind(scope, restsOn)].flatMap((other) => casesOf(other, requests))
    return Math.max(sentAgain.has(scope) ? 2 : 1, ...cases.map(({ number }) => number))
  }
}

/** The cases of shared data; none when it is made in one. */
function casesOf(scope: string, requests: Costs['requests']): Array<{ number: number; scope: string }> {
  return [...requests.keys()].flatMap((one) => {
    const [, of, number] = ofCase.exec(one) ?? []
    return of === scope ? { number: Number(number), scope: one } : []
  })
}

export function upTo(times: number): number[] {
  return Array.from({ length: times }, (_, at) => at + 1)
}

/** The requests of each check that finds something, if they differ from its figures, and of shared data. */
export function requestsOf(
  { requests, restsOn, sentAgain }: Costs,
  finding: ReadonlySet<string>,
  timesOf: ReturnType<typeof timesIn>,
): { own: Alike[]; shared: Alike[] } {
  const checks = new Map(readChecks().flatMap((check) => (finding.has(check.name) ? [[check.name, check]] : [])))
  const own = new Map<string, PartBehind & { count: number }>()
  const users = new Map<string, { count?: number; interfaces: Set<InterfaceName>; checks: Set<string> }>()
  const defectsAt = new Map<string, Set<string>>()
  for (const scope of new Set([...requests.keys(), ...restsOn.keys()])) {
    const part = partBehind(scope, checks)
    if (!part) continue
    const { interface: name, check, place } = part
    const times = place === undefined ? timesOf(name, check.name) : 1
    const sent = requests.get(scope) ?? 0
    for (const some of times > 1 ? upTo(times).map((one) => ({ upTo: one })) : [{ ...(place && { place }) }]) {
      const named = nameOfPart(check.name, some)
      const use = (other: string, count?: number) => {
        const known = users.get(other) ?? { interfaces: new Set(), checks: new Set() }
        const { interfaces, checks: all } = known
        users.set(other, { ...(count && { count }), interfaces: interfaces.add(name), checks: all.add(named) })
      }
      const key = `${name} ${named}`
      const before = own.get(key)?.count ?? 0
      own.set(key, { ...part, ...some, count: 'upTo' in some ? 0 : before + sent })
      if ('upTo' in some) use(scope, sent - (sentAgain.has(scope) ? 1 : 0))
      if ('upTo' in some && some.upTo > 1 && sentAgain.has(scope)) use(`${scope}, again`, 1)
      for (const other of behind(scope, restsOn)) {
        use(other)
        for (const one of casesOf(other, requests)) {
          if ('upTo' in some && one.number > some.upTo) continue
          for (const further of [one.scope, ...behind(one.scope, restsOn)]) use(further)
        }
        if (!withDefects.test(other)) continue
        for (const defect of defectsOf(check)) {
          const asked = `${other}, ${defect} at ${place}`
          defectsAt.set(other, (defectsAt.get(other) ?? new Set()).add(asked))
          use(asked, 1)
        }
      }
    }
  }
  const countOf = (scope: string) => Math.max(0, (requests.get(scope) ?? 0) - (defectsAt.get(scope)?.size ?? 0))
  return {
    own: [...own.values()]
      .filter((one) => one.place !== undefined || one.upTo !== undefined || one.count !== figureOf(one, fewCases))
      .map((one) => ({ count: one.count, interfaces: [one.interface], checks: [nameOfPart(one.check.name, one)] })),
    shared: [...users].map(([scope, { count = countOf(scope), interfaces, checks: all }]) => ({
      count,
      interfaces: [...interfaces],
      checks: [...all],
    })),
  }
}

interface PartBehind extends Some {
  interface: InterfaceName
  check: Check
}

/** The check of a scope, with its place and without its properties; undefined for shared data. */
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

/** All scopes on which a scope depends, directly or indirectly. */
function behind(scope: string, restsOn: Costs['restsOn'], found = new Set<string>()): Set<string> {
  for (const other of restsOn.get(scope) ?? []) {
    if (found.has(other)) continue
    found.add(other)
    behind(other, restsOn, found)
  }
  return found
}
