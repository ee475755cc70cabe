import { isOwnRow } from '../../requirements/read-requirements.ts'
import { fewCases, isProperty, requestsOf } from './figures.ts'
import type { Part } from './parts.ts'
import type { CheckIn } from './plan.ts'
import { powerIn } from './power.ts'

/** A check in its place. */
export interface Ranked<T extends Part> {
  one: T
  /** How many faults it and those before it find. A rule that the user added counts as one. */
  found: number
  /** How many requests it sends there, with what it is the first to need. */
  requests: number
}

/** Something that is shown once, however many checks show it: how many faults it is, and how much it weighs beside them. */
type Shown = readonly [thing: string, faults: number, more: number]

/** Of so many checks that need the same is looked at what they come to together. */
const mostTogether = 40
/** A fault that was found in one interface is worth less in the next; a rule that nothing checked yet less than any fault. */
const [again, rule, least] = [0.02, 0.001, 1e-6]
/** The answers to few checks may not show what observers find in those to many: so many of these faults need a check of their own. */
const seldom = 0.1

/**
 * Checks in an order in which those that have run found the most for the requests that they sent, wherever a run is cut: next is
 * always the one that finds most faults which none before it finds, for each of its requests, or with others that need
 * what it is the first to need. What finds none of these follows by the rules that nothing checked yet, the cheapest first: so a
 * new check is no later than those that repeat others.
 */
export function byPower<T extends Part>(checks: readonly T[], cases: number): Array<Ranked<T>> {
  return ranked(checks, cases, {})
}

/**
 * Of these those that find most together with so many requests, in such an order. A second choice takes for the cost of what several
 * need the share of each among those of the first: it counts more where others need less.
 */
export function bestWithin<T extends Part>(parts: readonly T[], cases: number, most: number): Array<Ranked<T>> {
  const first = withoutRest(ranked(parts, cases, { most }))
  const users = Map.groupBy(
    first.flatMap(({ one }) => sentBy(one, cases).needs),
    ({ id }) => id,
  )
  const shareOf = ({ id, count }: { id: string; count: number }) => count / (users.get(id)?.length ?? 1)
  const second = withoutRest(ranked(parts, cases, { most, shareOf }))
  const [foundFirst = 0, foundThen = 0] = [first, second].map((some) => some.at(-1)?.found)
  return foundThen > foundFirst ? second : first
}

/** As far as any of them finds more. */
function withoutRest<T extends Part>(some: Array<Ranked<T>>): Array<Ranked<T>> {
  const most = some.at(-1)?.found
  return some.slice(0, some.findIndex(({ found }) => found === most) + 1)
}

interface Limits {
  /** How many requests suffice for all that is taken; any number when absent. */
  most?: number
  /** What is thought to be a check's part of the cost of something that it needs; all of it, with others that need it, when absent. */
  shareOf?: (need: { id: string; count: number }) => number
}

function ranked<T extends Part>(checks: readonly T[], cases: number, { most, shareOf }: Limits): Array<Ranked<T>> {
  const seen = new Set<string>()
  const made = new Set<string>()
  const all = checks.map((one): Candidate<T> => ({ one, shown: shownBy(one), ...sentBy(one, cases), worth: 0 }))
  const needing = Map.groupBy(
    all.flatMap((each) => each.needs.map(({ id }) => ({ id, each }))),
    ({ id }) => id,
  )
  const users = new Map([...needing].map(([id, uses]) => [id, uses.map(({ each }) => each)]))
  for (const own of users.values()) own.sort((one, other) => alone(other) - alone(one))
  const open = new Set(all)
  const worthOf = (each: Candidate<T>) => {
    if (shareOf)
      return rateOf([{ ...each, needs: each.needs.map((need) => ({ ...need, count: shareOf(need) })) }], seen, made)
    const unmade = each.needs.filter(({ id }) => !made.has(id))
    const most = unmade.reduce((one, other) => (other.count > one.count ? other : one), { id: '', count: 0 })
    const others = (users.get(most.id) ?? []).filter((user) => user !== each && open.has(user))
    return rateOf([each, ...others.slice(0, mostTogether)], seen, made)
  }
  for (const each of all) each.worth = worthOf(each)
  // The best is the last; among equals, the first of the features.
  const left = all.toReversed().sort(byWorth)
  const inOrder: Array<Ranked<T>> = []
  let found = 0
  let sent = 0
  for (let best = left.pop(); best; best = left.pop()) {
    const worth = worthOf(best)
    if (worth < best.worth) {
      // Others showed meanwhile what it shows.
      best.worth = worth
      let [from, to] = [0, left.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if (left[middle]!.worth < worth) from = middle + 1
        else to = middle
      }
      left.splice(from, 0, best)
      continue
    }
    open.delete(best)
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
    // What others need too is made now: they send less from here on.
    for (const id of first) made.add(id)
    for (const each of new Set(first.flatMap((id) => users.get(id)!))) if (open.has(each)) each.worth = worthOf(each)
    left.sort(byWorth)
  }
  return inOrder
}

/** Whether a part of a check is known to find any fault. A rule that the user added counts as one. */
export function findsAny(part: Part): boolean {
  return shownBy(part).some(([, faults]) => faults > 0)
}

/**
 * The same checks, interface by interface, in each those first that send least by themselves with all that they need. Those that
 * change the target as a whole come last: for a moment after that, observers take nothing for sure.
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
  worth: number
}

/** What a check is worth for what it sends itself. */
function alone({ shown, own }: Candidate<CheckIn>): number {
  return weightOf(shown) / (own + 1)
}

/** What the first of these are worth for each request that they send together: as many of them as makes the most of it. */
function rateOf(some: ReadonlyArray<Candidate<CheckIn>>, seen: ReadonlySet<string>, made: ReadonlySet<string>): number {
  const [shown, needed] = [new Set<string>(), new Set<string>()]
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

function byWorth(one: { worth: number }, other: { worth: number }): number {
  return one.worth - other.worth
}

function requestsNow({ own, needs }: ReturnType<typeof sentBy>, made: ReadonlySet<string>): number {
  return needs.reduce((sum, { id, count }) => sum + (made.has(id) ? 0 : count), own)
}

function sentBy(one: Part, cases: number): { own: number; needs: ReturnType<typeof powerIn> } {
  const of = [one.interface, one.check.name, one] as const
  const isMeasured = cases === fewCases || !isProperty(one.check)
  const own = isMeasured ? powerIn('own', ...of) : []
  const sent =
    own.length > 0 ? own.reduce((sum, { count }) => sum + count, 0) : requestsOf(one, cases) / (one.places ?? 1)
  return { own: sent, needs: once(powerIn('shared', ...of)) }
}

/** Each of what several places of a check share. */
function once<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

function shownBy(part: Part): Shown[] {
  const { interface: name, check } = part
  return [
    ...once(powerIn('faults', name, check.name, part)).flatMap(({ id, count, observed }): Shown[] => [
      [id, count, observed * (seldom - 1)],
      [`${id} ${name}`, 0, count * again],
    ]),
    ...check.requirements.map((id): Shown => [`${name} ${id}`, isOwnRow({ id }) ? 1 : 0, rule]),
  ]
}

function weightOf(shown: readonly Shown[]): number {
  return shown.reduce((sum, [, faults, more]) => sum + faults + more, 0)
}
