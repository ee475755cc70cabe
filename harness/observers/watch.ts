import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Judgement } from '../../core/judgement.ts'
import { urlOf } from '../../core/web-address.ts'
import { routeOfExchange } from '../dialect/route-of-exchange.ts'
import { observers } from './all.ts'
import { Memory } from './memory.ts'
import type { Observer } from './observer.ts'
import { idIn } from './rule-named.ts'
import type { Observed, Sighting } from './sighting.ts'
import { isFields } from '../../core/fields.ts'
import { clientIdOf, recordsIn, type ShownRecord } from './records-in.ts'

/** What an observer found of one rule in a whole run of an interface. */
export interface Found {
  observer: Observer
  rule: string
  /** How many things that the rule concerns were looked at, in how many answers. */
  looked: number
  answers: number
  /** How often the rule was seen broken, and the first time with its evidence. */
  breaches: number
  broken?: Judgement
  /** The check in which the first breach was sent, by its scope. */
  scope?: string
}

interface Ended {
  exchange: Exchange
  /** Whether it went to the control port. */
  elsewhere: boolean
  scope: string
  number: number
}

/** So many exchanges wait for a request that was sent before their end; beyond, the order of what came is not known. */
const mostWaiting = 1000

/**
 * Has every observer look at each exchange of a run, whoever sent it. An exchange waits until all requests that were
 * sent before its end have ended, so that it is known what they changed meanwhile.
 */
export class Watch {
  private readonly memory = new Memory()
  private readonly observed: readonly Observed[]
  private readonly found = new Map<string, Found>()
  private readonly open = new Set<number>()
  private readonly played: Ended[] | undefined
  private waiting: Ended[] = []
  private number = 0

  /** Where exchanges are played from a recording, they are brought into the order of the wire at the end. */
  constructor(observed: readonly Observed[], isPlayed = false) {
    this.observed = observed
    this.played = isPlayed ? [] : undefined
  }

  /** Notes that a request is sent. What it gives takes what came of it, undefined where nothing did. */
  begins(elsewhere: boolean, scope: string): (exchange: Exchange | undefined) => void {
    if (this.played) return (exchange) => exchange && this.played?.push({ exchange, elsewhere, scope, number: 0 })
    return this.goesOut(elsewhere, scope)
  }

  /** All that observers found of the rules of an interface. */
  foundOf(name: InterfaceName): Found[] {
    this.play()
    this.lookAtReady()
    return [...this.found].flatMap(([key, found]) => (key.startsWith(`${name} `) ? [found] : []))
  }

  private goesOut(elsewhere: boolean, scope: string): (exchange: Exchange | undefined) => void {
    const number = (this.number += 1)
    this.open.add(number)
    return (exchange) => {
      this.open.delete(number)
      if (exchange) {
        this.waiting.push({ exchange, elsewhere, scope, number: (this.number += 1) })
        this.noteChange(exchange, elsewhere)
      }
      this.lookAtReady()
    }
  }

  /** Goes through what was played as it went over the wire. */
  private play(): void {
    const moments = (this.played?.splice(0) ?? []).flatMap((one) => {
      let end: ReturnType<Watch['goesOut']> | undefined
      const begin = () => void (end = this.goesOut(one.elsewhere, one.scope))
      return [
        { at: Date.parse(one.exchange.at), act: begin },
        { at: endOf(one.exchange), act: () => end?.(one.exchange) },
      ]
    })
    for (const { act } of moments.sort((one, other) => one.at - other.at)) act()
  }

  private noteChange(exchange: Exchange, elsewhere: boolean): void {
    const to = endOf(exchange)
    if (elsewhere) {
      if (exchange.request.method !== 'GET') this.memory.noteElsewhere(to)
      return
    }
    for (const { dialect } of this.observed) {
      const route = routeOfExchange(dialect, exchange)
      if (route) this.memory.noteChange(dialect, route, exchange, to)
    }
  }

  private lookAtReady(): void {
    const oldest = Math.min(...this.open)
    let ready = 0
    while (ready < this.waiting.length && (this.waiting[ready]?.number ?? 0) < oldest) ready += 1
    const isTooMany = this.waiting.length - ready > mostWaiting
    if (isTooMany) ready = this.waiting.length
    for (const ended of this.waiting.splice(0, ready)) this.look(ended)
    if (isTooMany) this.memory.forgetViews()
  }

  private look({ exchange, elsewhere, scope }: Ended): void {
    if (elsewhere) return
    this.memory.quiet.took(exchange.durationMs)
    const from = Date.parse(exchange.at)
    for (const observed of this.observed) {
      const route = routeOfExchange(observed.dialect, exchange)
      // Of open finance the documents show few routes, and what holds on all of them.
      if (!route && !(observed.dialect.successBody === 'any' && isBeneath(observed.dialect, exchange))) continue
      const records = route ? recordsIn(observed.dialect, route, exchange) : []
      const client = clientOf(observed, exchange)
      const isKnown = isWhole(exchange, records) && this.memory.knows(records)
      const sighting: Sighting = {
        ...observed,
        exchange,
        route,
        from,
        to: endOf(exchange),
        records,
        isKnown,
        ...client,
      }
      for (const observer of observers()) this.ask(observer, sighting, scope)
      this.memory.learn(sighting)
    }
  }

  private ask(observer: Observer, sighting: Sighting, scope: string): void {
    const answered = new Set<string>()
    const name = sighting.dialect.interface
    for (const { rule: named, looked, broken } of observer.look(sighting, this.memory)) {
      const rule = idIn(name, named)
      if (rule === undefined) continue
      const key = `${name} ${observer.name} ${rule}`
      const found = this.found.get(key) ?? { observer, rule, looked: 0, answers: 0, breaches: 0 }
      found.looked += looked
      if (!answered.has(rule)) found.answers += 1
      answered.add(rule)
      if (broken) {
        found.breaches += 1
        found.broken ??= broken
        found.scope ??= scope
      }
      this.found.set(key, found)
    }
  }
}

/** Whether each row of an answer is among the records: one without an id is not. */
function isWhole({ answer }: Exchange, records: readonly ShownRecord[]): boolean {
  const data = isFields(answer?.json) ? answer.json['data'] : undefined
  const rows = records.filter(({ place }) => !place.endsWith('.last_attempt')).length
  return rows === (Array.isArray(data) ? data.length : 1)
}

function isBeneath({ basePath }: Observed['dialect'], { request }: Exchange): boolean {
  return urlOf(request.url)?.pathname.includes(`${basePath}/`) === true
}

function clientOf({ clients }: Observed, exchange: Exchange): Pick<Sighting, 'client'> {
  const client = clients.get(clientIdOf(exchange))
  return client === undefined ? {} : { client }
}

function endOf({ at, durationMs }: Exchange): number {
  return Date.parse(at) + durationMs
}
