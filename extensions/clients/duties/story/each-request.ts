import type { Reason } from '../../../../core/reason.ts'
import { broken, held, type Judgement, leftUntested } from '../../../../core/judgement.ts'
import type { Exchange } from '../../../../core/exchange.ts'
import { because } from '../../../../harness/reasons/because.ts'
import type { ClientRequest, ClientStory, Duty } from './client-story.ts'

/** What breaks a duty. */
export interface Flaw {
  reason: Reason
  wanted: string
  got: string
  place?: string
  /** Set where it only follows from the documents that it is one. */
  atMost?: 'implied'
}

export interface DutyOfRequests {
  /** What it concerns, in the singular: `signed request`. */
  what: string
  concerns: (request: ClientRequest, story: ClientStory) => boolean
  flaw: (request: ClientRequest, story: ClientStory) => Flaw | undefined
}

/** Evaluates each request that a duty concerns; where clients sent none, nothing follows. */
export function eachRequest({ what, concerns, flaw }: DutyOfRequests): Duty {
  return (story) => {
    const concerned = story.requests.filter((request) => concerns(request, story))
    return overAll(
      what,
      concerned.map((request) => ({ exchange: request.exchange, flaw: flaw(request, story) })),
    )
  }
}

/** The judgement over all that a duty concerns, each with its flaw. A flaw against a stated rule comes first. */
export function overAll(what: string, all: ReadonlyArray<{ exchange: Exchange; flaw: Flaw | undefined }>): Judgement {
  const evidence = all.map(({ exchange }) => exchange)
  if (all.length === 0) return leftUntested(because('no-such-request', { what }))
  const flawed = all.filter(({ flaw }) => flaw)
  const first = flawed.find(({ flaw }) => flaw?.atMost === undefined) ?? flawed[0]
  if (!first?.flaw) return held(because('duty-kept', { what, seen: all.length }), evidence)
  const { reason, atMost, ...difference } = first.flaw
  const others = flawed.filter((one) => one !== first).map(({ exchange }) => exchange)
  return {
    ...broken(because('duty-broken', { flaw: reason, what, broken: flawed.length, seen: all.length }), difference, [
      ...others,
      first.exchange,
    ]),
    ...(atMost && { atMost }),
  }
}
