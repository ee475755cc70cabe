import { demandOptional } from '../../../../harness/checks/answers/demands.ts'
import { broken, type Judgement, holds } from '../../../../core/judgement.ts'
import { askedRoute } from '../../../../core/asked-route.ts'
import type { Exchange } from '../../../../core/exchange.ts'
import { because } from '../../../../harness/reasons/because.ts'
import { type ClientRequest, type ClientStory, type Duty, sentHeader } from './client-story.ts'

export interface Flaw {
  wanted: string
  got: string
  place?: string
  /** Set where it only follows from the documents that it is one. */
  atMost?: 'implied'
}

/** What the documents want, and what was sent in its place. */
export function flawOf(wanted: string, got: string, place?: string): Flaw {
  return { wanted, got, place }
}

/** The flaw of a request that lacks one of these headers. */
export function headerMissing(request: ClientRequest, ...headers: string[]): Flaw | undefined {
  const header = headers.find((name) => sentHeader(request, name) === undefined)
  return header === undefined ? undefined : flawOf(`the header ${header}`, 'none')
}

export interface DutyOfRequests<T> {
  /** What it concerns, in the singular: `signed request`. */
  what: string
  /** What the duty is about in a request; nothing where it does not concern that request. Every request when absent. */
  concerns?: (request: ClientRequest, story: ClientStory) => T | false | null | undefined
  flaw: (request: ClientRequest, story: ClientStory, about: T) => Flaw | undefined
}

/** Evaluates each request that a duty concerns; where clients sent none, nothing follows. */
export function eachRequest<T>({ what, concerns = () => true as T, flaw }: DutyOfRequests<T>): Duty {
  return (story) => {
    const concerned = story.requests.flatMap((request) => {
      const about = concerns(request, story)
      return about === false || about === null || about === undefined ? [] : [{ ...request, request, about }]
    })
    return overAll(what, concerned, ({ request, about }) => flaw(request, story, about))
  }
}

/** The judgement over all that a duty concerns. A flaw against a stated rule comes first. */
export function overAll<T extends { exchange: Exchange }>(
  what: string,
  all: readonly T[],
  flawIn: (one: T) => Flaw | undefined,
): Judgement {
  const evidence = all.map(({ exchange }) => exchange)
  demandFromClients(all, what)
  const flawed = all.flatMap((one) => {
    const flaw = flawIn(one)
    return flaw ? [{ exchange: one.exchange, flaw }] : []
  })
  const first = flawed.find(({ flaw }) => flaw.atMost === undefined) ?? flawed[0]
  if (!first) return holds(evidence, all.length, what)
  const { atMost, ...difference } = first.flaw
  const asked = askedRoute(first.exchange.request)
  const others = flawed.filter((one) => one !== first).map(({ exchange }) => exchange)
  const reason = because('value-differs', { asked, ...difference })
  const judgement = broken(reason, difference, [...others, first.exchange])
  const often = because('seen-often', { times: flawed.length, all: all.length })
  const parts = others.length === 0 ? {} : { reason: because('all-of', { parts: [reason, often] }) }
  return { ...judgement, ...parts, ...(atMost && { atMost }) }
}

/** A client sent something that a duty concerns. @throws CheckStopped (untested) */
export function demandFromClients(all: readonly unknown[], what: string): void {
  demandOptional(all.length, because('nothing-to-check', { what }))
}
