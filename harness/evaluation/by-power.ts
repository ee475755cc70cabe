import { isOwnRow } from '../../requirements/read-requirements.ts'
import { fewCases, isProperty, requestsOf } from './figures.ts'
import type { Part } from './parts.ts'
import { numberOf, Numbers } from './numbers.ts'
import type { CheckIn } from './plan.ts'
import { powerIn } from './power.ts'

/** A check at its position in the order. */
export interface Ranked<T extends Part> {
  one: T
  /** The number of faults that this check and all before it find. A rule of the user counts as one. */
  found: number
  /** The requests that the check sends here, including the set-up that it is the first to need. */
  requests: number
}

/** Something that counts once for all checks that show it: its number of faults, and a small weight in addition. */
type Shown = readonly [thing: number, faults: number, more: number]

/** A set-up, with the requests that make it. */
interface Need {
  id: number
  count: number
}

/** The most checks with a common set-up whose worth is computed together. */
const mostTogether = 40
/** Weights below that of a new fault: a fault already found in another interface, and a rule that nothing has checked. */
const [again, rule, least] = [0.02, 0.001, 1e-6]
/** In a short run, observers may miss this part of the faults that they find in other checks' answers. */
const seldom = 0.1

/**
 * Orders checks so that a run that is cut anywhere has found the most faults for its requests. The next check is always
 * the one with the most new faults for each request, alone or together with others that need the same set-up. Checks
 * without new faults are ordered by the rules that nothing has checked, cheapest first. So a new check is no later than
 * one that repeats others.
 */
export function byPower<T extends Part>(checks: readonly T[], cases: number): Array<Ranked<T>> {
  return ranked(checks, cases, {})
}

/**
 * The checks that together find the most within so many requests, in this order. A second choice charges each check
 * only its share of a common set-up, as known from the first choice. The better choice is returned.
 */
export function bestWithin<T extends Part>(parts: readonly T[], cases: number, most: number): Array<Ranked<T>> {
  const first = withoutRest(ranked(parts, cases, { most }))
  const users = Map.groupBy(
    first.flatMap(({ one }) => sentBy(one, cases).needs),
    ({ id }) => id,
  )
  const shareOf = ({ id, count }: Need) => count / (users.get(id)?.length ?? 1)
  const second = withoutRest(ranked(parts, cases, { most, shareOf }))
  const [foundFirst = 0, foundThen = 0] = [first, second].map((some) => some.at(-1)?.found)
  return foundThen > foundFirst ? second : first
}

/** The checks up to the last one that finds more. */
function withoutRest<T extends Part>(ordered: Array<Ranked<T>>): Array<Ranked<T>> {
  const most = ordered.at(-1)?.found
  return ordered.slice(0, ordered.findIndex(({ found }) => found === most) + 1)
}

interface Limits {
  /** The maximum number of requests; absent means no limit. */
  most?: number
  /** A check's assumed share of a set-up's cost; when absent, all of it, weighed with the others that need it. */
  shareOf?: (need: Need) => number
}

function ranked<T extends Part>(checks: readonly T[], cases: number, { most, shareOf }: Limits): Array<Ranked<T>> {
  const all = checks.map((one): Candidate<T> => {
    const [shown, sent] = [shownBy(one), sentBy(one, cases)]
    return { one, shown, ...sent, alone: weightOf(shown) / (requestsNow(sent, new Set()) + 1), worth: 0, isOpen: true }
  })
  const [seen, made] = [new Numbers(), new Numbers()]
  const rateOf = rating(seen, made)
  const needing = Map.groupBy(
    all.flatMap((each) => each.needs.map(({ id }) => ({ id, each }))),
    ({ id }) => id,
  )
  const users = new Map([...needing].map(([id, uses]) => [id, uses.map(({ each }) => each)]))
  for (const usersOfOne of users.values()) usersOfOne.sort((one, other) => other.alone - one.alone)
  const worthOf = (each: Candidate<T>) => {
    if (shareOf) return rateOf([{ ...each, needs: each.needs.map((need) => ({ ...need, count: shareOf(need) })) }])
    const unmade = each.needs.filter(({ id }) => !made.has(id))
    const most = unmade.reduce((one, other) => (other.count > one.count ? other : one), { id: -1, count: 0 })
    const together = [each]
    for (const user of users.get(most.id) ?? []) {
      if (together.length > mostTogether) break
      if (user !== each && user.isOpen) together.push(user)
    }
    return rateOf(together)
  }
  for (const each of all) each.worth = worthOf(each)
  // The best is the last; among equals, the first in the features.
  const remaining = all.toReversed().sort(byWorth)
  const inOrder: Array<Ranked<T>> = []
  let found = 0
  let sent = 0
  for (let best = remaining.pop(); best; best = remaining.pop()) {
    const worth = worthOf(best)
    if (worth < best.worth) {
      // Other checks have meanwhile shown the same.
      best.worth = worth
      let [from, to] = [0, remaining.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if (remaining[middle]!.worth < worth) from = middle + 1
        else to = middle
      }
      remaining.splice(from, 0, best)
      continue
    }
    best.isOpen = false
    const requests = requestsNow(best, made)
    if (most !== undefined && sent + requests > most) continue
    sent += requests
    for (const [thing, faults] of best.shown) {
      if (!seen.has(thing)) found += faults
      seen.add(thing)
    }
    inOrder.push({ one: best.one, found, requests })
    const first = best.needs.filter(({ id }) => !made.has(id)).map(({ id }) => id)
    if (first.length === 0) continue
    // The set-up now exists, so others that need it send less.
    for (const id of first) made.add(id)
    for (const each of new Set(first.flatMap((id) => users.get(id)!))) if (each.isOpen) each.worth = worthOf(each)
    remaining.sort(byWorth)
  }
  return inOrder
}

/** Whether a part of a check is known to find a fault. A rule of the user counts as one. */
export function findsAny(part: Part): boolean {
  return shownBy(part).some(([, faults]) => faults > 0)
}

/**
 * The checks by interface, with those first that send the fewest requests alone. Checks that change the whole target
 * are last, because observers are not certain for a moment after them.
 */
export function cheapestFirst<T extends CheckIn>(checks: readonly T[], cases: number): T[] {
  const costs = new Map(checks.map((one) => [one, requestsNow(sentBy(one, cases), new Set())]))
  const ordered = [...Map.groupBy(checks, (one) => one.interface).values()].flatMap((own) =>
    own.toSorted((one, other) => costs.get(one)! - costs.get(other)!),
  )
  return ordered.toSorted((one, other) => Number(one.check.turn.alone) - Number(other.check.turn.alone))
}

interface Candidate<T extends Part> extends ReturnType<typeof sentBy> {
  one: T
  shown: Shown[]
  /** Its worth for its requests, with those of everything that it needs. */
  alone: number
  worth: number
  isOpen: boolean
}

/** Computes the worth per request of the first of some checks, for the number of them that makes it highest. */
function rating(seen: Numbers, made: Numbers): (some: ReadonlyArray<Candidate<CheckIn>>) => number {
  const [shown, needed] = [new Numbers(), new Numbers()]
  return (some) => {
    shown.clear()
    needed.clear()
    let [weight, requests, rate] = [least, 1, 0]
    for (const { own, needs, shown: things } of some) {
      for (const [thing, faults, more] of things) {
        if (!seen.has(thing) && !shown.has(thing)) weight += faults + more
        shown.add(thing)
      }
      requests += own
      for (const { id, count } of needs) {
        if (!made.has(id) && !needed.has(id)) requests += count
        needed.add(id)
      }
      rate = Math.max(rate, weight / requests)
    }
    return rate
  }
}

function byWorth(one: { worth: number }, other: { worth: number }): number {
  return one.worth - other.worth
}

function requestsNow({ own, needs }: ReturnType<typeof sentBy>, made: Pick<Numbers, 'has'>): number {
  return needs.reduce((sum, { id, count }) => sum + (made.has(id) ? 0 : count), own)
}

function sentBy(one: Part, cases: number): { own: number; needs: Need[] } {
  const of = [one.interface, one.check.name, one] as const
  const isMeasured = cases === fewCases || !isProperty(one.check)
  const own = isMeasured ? powerIn('own', ...of) : []
  const sent =
    own.length > 0 ? own.reduce((sum, { count }) => sum + count, 0) : requestsOf(one, cases) / (one.places ?? 1)
  return { own: sent, needs: once(powerIn('shared', ...of)).map(({ id, count }) => ({ id: numberOf(id), count })) }
}

/** The distinct rows that several places of a check share. */
function once<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

function shownBy(part: Part): Shown[] {
  const { interface: name, check } = part
  return [
    ...once(powerIn('faults', name, check.name, part)).flatMap(({ id, count, observed }): Shown[] => [
      [numberOf(id), count, observed * (seldom - 1)],
      [numberOf(`${id} ${name}`), 0, count * again],
    ]),
    ...check.requirements.map((id): Shown => [numberOf(`${name} ${id}`), isOwnRow({ id }) ? 1 : 0, rule]),
  ]
}

function weightOf(shown: readonly Shown[]): number {
  return shown.reduce((sum, [, faults, more]) => sum + faults + more, 0)
}
