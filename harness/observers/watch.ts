import { minuteMs } from '../../core/calendar.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { Judgement } from '../../core/judgement.ts'
import { aheadMs } from '../checks/values/never-updated-before-created.ts'
import { observers } from './all.ts'
import { Memory } from './memory.ts'
import { metBy } from './met-by.ts'
import type { LoginCallback } from '../callbacks/observed-login.ts'
import type { Observer, Remark } from './observer.ts'
import { idsAt } from './rules-observed.ts'
import { movesClock } from './changes.ts'
import type { Met, Observed } from './met.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { newsIn } from './news-in.ts'
import { recordsIn } from './records-in.ts'

/** The result of an observer's point over a whole run of an interface, with a rule that names it. */
export interface Found extends Counted {
  rule: string
}

interface Counted {
  observer: Observer
  /** Absent for an observer with a single point. */
  point: string | undefined
  /** The number of examined things, and of answers with them. */
  looked: number
  answers: number
  /** The number of breaches, and the first one with its evidence. */
  breaches: number
  broken?: Judgement
  /** The scope of the check that sent the first breach. */
  scope?: string
  /** The last examined thing. */
  last: number
}

/** Whether an exchange went elsewhere: to the control port, or as a user's page. */
type Elsewhere = false | 'control' | 'page'

interface Played {
  exchange: Exchange
  elsewhere: Elsewhere
  scope: string
}

/** When a recorded request was sent or answered. */
interface Moment {
  at: number
  act: () => void
}

interface Ended extends Played {
  /** The interfaces of the request. */
  met: readonly Met[]
  number: number
}

interface Looking {
  /** In a replay: when the earliest remaining exchange began, in milliseconds since 1970. */
  earliest?: () => number
  /** False where others may change the data unseen; then each exchange is evaluated alone. True when absent. */
  remembers?: boolean
  wanted?: readonly Observer[]
}

/** At most this many exchanges wait for an earlier request. Beyond that, the order is unknown. */
const mostWaiting = 1000

/**
 * Shows each exchange of a run to every observer. An exchange waits until all requests that were sent before its end
 * have ended, so that their changes are known.
 */
export class Watch {
  private readonly memory = new Memory()
  private readonly observed: readonly Observed[]
  /** The results of an interface, by observer and point. */
  private readonly found = new Map<InterfaceName, Map<Observer, Map<string | undefined, Counted>>>()
  /** A counter of things shown to observers. Each thing counts once for a rule. */
  private shown = 0
  /** The observers for each route. */
  private readonly concerned = new Map<Route | undefined, readonly Observer[]>()
  private readonly open = new Set<number>()
  private readonly earliest: (() => number) | undefined
  /** Replayed exchanges that a later one may still precede. */
  private played: Moment[] = []
  private mostLeft = 0
  private readonly wanted: readonly Observer[]
  private readonly remembers: boolean
  private waiting: Ended[] = []
  private number = 0
  /** How far the target's clock is ahead without being moved, in milliseconds: the smallest value seen. */
  private usuallyAhead = Number.POSITIVE_INFINITY

  /** When the first exchange began, and Infinity once the run has moved the target's clock, or another did. */
  private steadyFrom: number | undefined

  /** `wanted` are the observers, all when absent. Replayed exchanges are sorted into wire order. */
  constructor(observed: readonly Observed[], { earliest, remembers = true, wanted = observers() }: Looking = {}) {
    this.observed = observed
    this.earliest = earliest
    this.wanted = wanted
    this.remembers = remembers
  }

  /** Notes that a request is sent. The returned function takes its exchange, or undefined where there is none. */
  begins(isControl: boolean, scope: string): (exchange: Exchange | undefined) => void {
    const elsewhere = isControl && 'control'
    if (!this.earliest) return this.goesOut(elsewhere, scope)
    return (exchange) => exchange && this.plays({ exchange, elsewhere, scope })
  }

  /** Notes a user's pages. The user may have changed anything there. */
  visited(pages: readonly Exchange[], scope: string): void {
    for (const exchange of pages)
      if (this.earliest) this.plays({ exchange, elsewhere: 'page', scope })
      else this.memory.noteElsewhere(endOf(exchange))
  }

  /** Shows observers a callback that the main client received for an interface. */
  hears(name: InterfaceName, callback: LoginCallback, scope: string): void {
    const observed = this.observed.find(({ dialect }) => dialect.interface === name)
    if (!observed) return
    const heard = { ...observed, callback, owner: `${name} main` }
    this.shown += 1
    for (const observer of this.wanted) this.note(observer, name, observer.hear?.(heard, this.memory) ?? [], scope)
  }

  /** All results for the rules of an interface. */
  foundOf(name: InterfaceName): Found[] {
    this.playUntil(Number.POSITIVE_INFINITY)
    this.lookAtReady()
    const all = [...(this.found.get(name)?.values() ?? [])].flatMap((own) => [...own.values()])
    return all.flatMap((found) => idsAt(found.observer, found.point, name).map((rule) => ({ ...found, rule })))
  }

  /** The ids of the rules of an interface that are known to be broken. */
  brokenIn(name: InterfaceName): string[] {
    return this.foundOf(name).flatMap(({ rule, broken }) => (broken ? rule : []))
  }

  private goesOut(elsewhere: Elsewhere, scope: string): (exchange: Exchange | undefined) => void {
    const number = (this.number += 1)
    this.open.add(number)
    return (exchange) => {
      this.open.delete(number)
      if (exchange) {
        const met = elsewhere ? [] : metBy(this.observed, exchange)
        this.waiting.push({ exchange, elsewhere, scope, met, number: (this.number += 1) })
        if (!elsewhere) for (const one of met) this.memory.noteChange(one)
        else if (elsewhere === 'page') this.memory.noteElsewhere(endOf(exchange))
        else if (exchange.request.method !== 'GET') {
          this.memory.noteControl(exchange, endOf(exchange))
          if (movesClock(exchange)) this.steadyFrom = Number.POSITIVE_INFINITY
        }
      }
      this.lookAtReady()
    }
  }

  /** Notes a replayed exchange. The waiting ones are processed only from time to time. */
  private plays({ exchange, elsewhere, scope }: Played): void {
    let end: ReturnType<Watch['goesOut']> | undefined
    this.played.push(
      { at: Date.parse(exchange.at), act: () => void (end = this.goesOut(elsewhere, scope)) },
      { at: endOf(exchange), act: () => end?.(exchange) },
    )
    if (this.played.length > this.mostLeft) this.playUntil(this.earliest?.() ?? 0)
  }

  /** Processes replayed exchanges in wire order, up to a moment. */
  private playUntil(moment: number): void {
    const ready = this.played.filter(({ at }) => at < moment)
    this.played = this.played.filter(({ at }) => !(at < moment))
    this.mostLeft = 2 * this.played.length
    for (const { act } of ready.sort((one, other) => one.at - other.at)) act()
  }

  private lookAtReady(): void {
    const [oldest = Number.POSITIVE_INFINITY] = this.open
    let ready = 0
    while (ready < this.waiting.length && (this.waiting[ready]?.number ?? 0) < oldest) ready += 1
    const isTooMany = this.waiting.length - ready > mostWaiting
    if (isTooMany) ready = this.waiting.length
    for (const ended of this.waiting.splice(0, ready)) this.look(ended)
    if (isTooMany) this.memory.forgetViews()
  }

  private look({ exchange, elsewhere, scope, met }: Ended): void {
    if (!elsewhere) this.memory.quiet.took(exchange.durationMs)
    if (met.length > 0) this.usuallyAhead = Math.min(this.usuallyAhead, aheadMs(exchange))
    this.steadyFrom ??= Date.parse(exchange.at)
    if (aheadMs(exchange) > this.usuallyAhead + minuteMs) this.steadyFrom = Number.POSITIVE_INFINITY
    for (const one of met) {
      const records = recordsIn(one, (id, owner, kind) => this.memory.viewOf(id, owner, kind))
      const latest = one.clockMoves ? one.to + this.usuallyAhead : Number.POSITIVE_INFINITY
      const steadyFrom = one.clockMoves ? this.steadyFrom : Number.NEGATIVE_INFINITY
      const again = this.memory.knowsAnswer(one)
      const sighting = { ...one, records, again, news: newsIn(one, records, again), latest, steadyFrom }
      this.shown += 1
      for (const observer of this.observersAt(one.route))
        this.note(observer, one.dialect.interface, observer.look(sighting, this.memory), scope)
      if (this.remembers) this.memory.learn(sighting)
    }
  }

  private observersAt(route: Route | undefined): readonly Observer[] {
    return made(this.concerned, route, () =>
      this.wanted.filter(({ concerns }) => !concerns || (route !== undefined && concerns(route))),
    )
  }

  private note(observer: Observer, name: InterfaceName, remarks: readonly Remark[], scope: string): void {
    if (remarks.length === 0) return
    const all = made(
      made(this.found, name, () => new Map()),
      observer,
      () => new Map<string | undefined, Counted>(),
    )
    for (const { point, looked, broken } of remarks) {
      const found = made(all, point, () => nothingFound(observer, point))
      found.looked += looked
      if (found.last !== this.shown) found.answers += 1
      found.last = this.shown
      if (broken) {
        found.breaches += 1
        // A breach of a stated rule replaces one that is only implied at its place.
        if (!found.broken || (found.broken.atMost && !broken.atMost)) Object.assign(found, { broken, scope })
      }
    }
  }
}

function nothingFound(observer: Observer, point: string | undefined): Counted {
  return { observer, point, looked: 0, answers: 0, breaches: 0, last: 0 }
}

/** The value of a key, created where there is none. */
function made<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!all.has(key)) all.set(key, make())
  return all.get(key) as Value
}

function endOf({ at, durationMs }: Exchange): number {
  return Date.parse(at) + durationMs
}
