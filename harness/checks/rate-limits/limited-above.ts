import { check } from '../answers/check.ts'
import { demand, demandSent, demandControl } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, messageOf, outcomeOf } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'
import { servedAfterRefusals } from './served-after-refusals.ts'
import { isLimited, refusalsIn, type RouteTrial, spanSecondsOf } from './moments.ts'
import { because } from '../../reasons/because.ts'

/**
 * Whether of a burst no more was served than the limit of its route allows. All requests reached the target between the
 * first sending and the last answer; in so many seconds the most generous limiter, with a fixed window before and after,
 * serves its limit once for each second begun and once more. Where the machine was too slow for the burst to be beyond
 * that, or the target takes no such request at all, it is inconclusive; a burst that was too slow is set aside, and named,
 * where those of other routes show that the same limit is kept. Where requests went on after the burst, no second
 * that begins with a limit used up may hold more than the limit either.
 * Source: Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces / Limits.
 */
export const limitedAbove = check((trials: readonly RouteTrial[]) => {
  const judgements = trials.map((trial) => ({ ...decided(trial), perSecond: trial.perSecond }))
  const found = (finding: Judgement['finding']) => judgements.filter((one) => one.finding === finding)
  const [worst] = found('broken')
  if (worst) return withoutLimit(worst)
  const kept = found('held')
  const isSetAside = ({ reason, perSecond }: (typeof judgements)[number]) =>
    reason.code === 'burst-too-slow' && kept.some((one) => one.perSecond === perSecond)
  const slow = found('inconclusive').filter(isSetAside)
  const undecided = found('inconclusive').find((one) => !isSetAside(one))
  if (undecided) return withoutLimit(undecided)
  demandSent(kept)
  return held(
    because('all-of', { parts: [...kept, ...slow].map(({ reason }) => reason) }),
    kept.flatMap(({ evidence }) => evidence).slice(-2),
  )
})

function withoutLimit({ perSecond: _limit, ...judgement }: Judgement & { perSecond: number }): Judgement {
  return judgement
}

const decided = check(({ route, perSecond, control, exchanges, sustained = [] }: RouteTrial) => {
  const answered = exchanges.filter(({ answer }) => answer !== undefined)
  const seconds = spanSecondsOf(answered)
  const most = (Math.ceil(seconds) + 1) * perSecond
  const served = answered.filter(isSuccess)
  const refusals = refusalsIn(answered)
  const burst = { route, served: served.length, answered: answered.length, seconds: Number(seconds.toFixed(2)) }
  if (served.length > most) {
    const got = `${burst.served} of ${burst.answered} served within ${burst.seconds} s, ${refusals.length} refused`
    const wanted = `at most ${most} served by ${route}, at ${perSecond} a second`
    return differs({ wanted, got }, served.slice(-2))
  }
  const over = servedAfterRefusals(sustained, perSecond)
  if (over) {
    const wanted = `at most ${perSecond} served by ${route} in the second after its limit was used up`
    return differs({ wanted, got: `${over.length} served` }, over.slice(-2))
  }
  demandControl(control, [control])
  const isBeyond = answered.length > most && refusals.length > 0
  demand(isBeyond, because('burst-too-slow', { ...burst, perSecond }), exchanges)
  return held(because('burst-served', burst), refusals.slice(-1))
})

/** Refusals that a burst met, on routes that serve a single request. */
function refusalsOf(trials: readonly RouteTrial[]): Exchange[] {
  return trials.filter(({ control }) => isSuccess(control)).flatMap(({ exchanges }) => refusalsIn(exchanges))
}

function eachRefusal(trials: readonly RouteTrial[], wanted: string, faultIn: (one: Exchange) => Fault): Judgement {
  return eachAnswer(refusalsOf(trials), { what: 'requests refused in a burst', wanted, faultIn })
}

/** Whether what a burst met was refused with status 429. Source: Limits of the second document. */
export function limitedWith429(trials: readonly RouteTrial[]): Judgement {
  return eachRefusal(trials, 'status 429', (one) =>
    one.answer?.status === 429 ? undefined : { got: outcomeOf(one), place: 'status' },
  )
}

/** Whether what a burst met was refused as RateLimitExceeded. Source: Limits of the second document. */
export function limitedAsRateLimitExceeded(trials: readonly RouteTrial[]): Judgement {
  return eachRefusal(trials, 'the class RateLimitExceeded', (one) =>
    errorClassOf(one) === 'RateLimitExceeded' ? undefined : { got: outcomeOf(one), place: 'error.class' },
  )
}

/** Whether a route that refused for its limit serves a request again once that is long over. Source: Limits of the second document. */
export function servedAgain(trials: readonly RouteTrial[]): Judgement {
  const after = trials.flatMap(({ afterwards, exchanges }) =>
    afterwards && exchanges.some(isLimited) ? [afterwards] : [],
  )
  return eachAnswer(after, {
    what: 'requests after a burst',
    wanted: 'no limit two seconds later',
    faultIn: (one) => (isLimited(one) ? { got: outcomeOf(one), place: 'status' } : undefined),
  })
}

const inWords: Record<number, string> = { 5: 'five', 10: 'ten' }

/**
 * Whether the message of each refusal in a burst states the limit, in digits or as a word.
 * Source: Data enrichment error body, RateLimitExceeded.
 */
export const messageStatesLimit = check((trials: readonly RouteTrial[]) => {
  const judgements = trials.map(({ perSecond, ...trial }) => {
    const limit = new RegExp(`(?<![\\d.])${perSecond}(?![\\d]|\\.\\d)|\\b${inWords[perSecond] ?? perSecond}\\b`, 'i')
    return eachRefusal([{ perSecond, ...trial }], `a message that states ${perSecond} requests a second`, (one) =>
      limit.test(messageOf(one)) ? undefined : { got: JSON.stringify(messageOf(one)), place: 'error.message' },
    )
  })
  const decided = judgements.filter(({ finding }) => finding !== 'inconclusive')
  const [first] = judgements
  demandSent(first)
  return decided.find(({ finding }) => finding === 'broken') ?? decided[0] ?? first
})
