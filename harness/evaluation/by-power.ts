import { isOwnRow } from '../../requirements/read-requirements.ts'
import { isProperty, requestsOf, usualCases } from './figures.ts'
import type { CheckIn } from './plan.ts'
import { powerIn } from './power.ts'

/** A check in its place. */
export interface Ranked<T extends CheckIn> {
  one: T
  /** How many faults it and those before it find. A rule that the user added counts as one. */
  found: number
  /** How many requests it sends there, with what it is the first to need. */
  requests: number
}

/** Something that is shown once, however many checks show it: how many faults it is, and how much it weighs beside them. */
type Shown = readonly [thing: string, faults: number, more: number]

/** A fault that was found in one interface is worth less in the next; a rule that nothing checked yet less than any fault. */
const [again, rule, least] = [0.02, 0.001, 1e-6]

/**
 * Checks in an order in which those that have run found the most for the requests that they sent, wherever a run is cut: next is
 * always the one that finds most faults which none before it finds, for each of its requests. What finds none of these follows
 * by the rules that nothing checked yet, the cheapest first: so a new check is no later than those that repeat others.
 */
export function byPower<T extends CheckIn>(checks: readonly T[], cases: number): Array<Ranked<T>> {
  const seen = new Set<string>()
  const made = new Set<string>()
  const rate = (each: Omit<Candidate<T>, 'worth'>) =>
    (least + weightOf(each.shown.filter(([thing]) => !seen.has(thing)))) / (requestsNow(each, made) + 1)
  // The best is the last; among equals, the first of the features.
  const left = checks
    .map((one) => ({ one, shown: shownBy(one), ...sentBy(one, cases) }))
    .map((each): Candidate<T> => ({ ...each, worth: rate(each) }))
    .toReversed()
    .sort(byWorth)
  const ranked: Array<Ranked<T>> = []
  let found = 0
  for (let best = left.pop(); best; best = left.pop()) {
    const worth = rate(best)
    if (worth < best.worth) {
      // Others showed meanwhile what it shows.
      left.splice(left.findLastIndex((other) => other.worth < worth) + 1, 0, { ...best, worth })
      continue
    }
    for (const [thing, faults] of best.shown) {
      if (!seen.has(thing)) found += faults
      seen.add(thing)
    }
    ranked.push({ one: best.one, found, requests: requestsNow(best, made) })
    const first = new Set(best.needs.filter(({ id }) => !made.has(id)).map(({ id }) => id))
    if (first.size === 0) continue
    // What others need too is made now: they send less from here on.
    for (const id of first) made.add(id)
    for (const each of left) if (each.needs.some(({ id }) => first.has(id))) each.worth = rate(each)
    left.sort(byWorth)
  }
  return ranked
}

/** The same checks, interface by interface, in each those first that send least by themselves with all that they need. */
export function cheapestFirst<T extends CheckIn>(checks: readonly T[], cases: number): T[] {
  const costs = new Map(checks.map((one) => [one, requestsNow(sentBy(one, cases), new Set())]))
  const byInterface = Map.groupBy(checks, (one) => one.interface)
  return [...byInterface.values()].flatMap((own) => own.toSorted((a, b) => costs.get(a)! - costs.get(b)!))
}

interface Candidate<T extends CheckIn> extends ReturnType<typeof sentBy> {
  one: T
  shown: Shown[]
  worth: number
}

function byWorth(one: { worth: number }, other: { worth: number }): number {
  return one.worth - other.worth
}

function requestsNow({ own, needs }: ReturnType<typeof sentBy>, made: ReadonlySet<string>): number {
  return needs.reduce((sum, { id, count }) => sum + (made.has(id) ? 0 : count), own)
}

function sentBy(one: CheckIn, cases: number): { own: number; needs: ReturnType<typeof powerIn> } {
  const isMeasured = cases === usualCases || !isProperty(one.check)
  const [own] = isMeasured ? powerIn('own', one.interface, one.check.name) : []
  return { own: own?.count ?? requestsOf(one, cases), needs: powerIn('shared', one.interface, one.check.name) }
}

function shownBy({ interface: name, check }: CheckIn): Shown[] {
  return [
    ...powerIn('faults', name, check.name).flatMap(({ id, count }): Shown[] => [
      [id, count, 0],
      [`${id} ${name}`, 0, count * again],
    ]),
    ...check.requirements.map((id): Shown => [`${name} ${id}`, isOwnRow({ id }) ? 1 : 0, rule]),
  ]
}

function weightOf(shown: readonly Shown[]): number {
  return shown.reduce((sum, [, faults, more]) => sum + faults + more, 0)
}
