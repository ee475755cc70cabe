import { check } from '../answers/check.ts'
import { demand, demandOptional, demandSent, demandAnswered } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { count } from '../../reasons/count.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { acceptedOrNamed, classDiffers, refusalWith } from '../answers/refused-as.ts'

const notAboutTheLimit = ['RateLimitExceeded', 'TooManyRequests']

/** Whether a client was stopped somewhere on its way, and with such a class. No answers are inconclusive. */
export const lastRefusedAs = check((answers: readonly Exchange[], classes: readonly string[]) => {
  const last = answers.at(-1)
  demandSent(last)
  return acceptedOrNamed(last, classes, [...answers]) ?? classDiffers(refusalWith(classes), last, [...answers])
})

/**
 * Whether the refusals of requests that any client may send carry the class of the client's status. A client that is
 * refused nowhere shows no class, which is only noted.
 */
export function refusalsNameStatus(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const refusals = answers.filter((answer) => !isSuccess(answer))
  const wrong = refusals.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return classDiffers(refusalWith(classes), wrong, [wrong])
  if (refusals.length > 0) return holds(refusals, refusals.length, 'refusal')
  return noted(because('nothing-to-check', { what: refusalWith(classes) }), answers)
}

/**
 * Whether a client that creates login after login is stopped with LoginLimitReached after at most `limit` of them.
 * `before` is how many this run made earlier, which count; earlier runs may have used more of the limit up.
 * Source: Account information / States and transitions.
 */
export const limitStops = check(
  ({ before, answers }: { before: number; answers: readonly Exchange[] }, limit: number) => {
    demandAnswered(answers)
    const last = answers.at(-1)
    demandSent(last)
    const logins = before + answers.filter(isSuccess).length
    const outcome = outcomeOf(last)
    const wanted = `LoginLimitReached after at most ${count(limit, 'login')}`
    if (logins > limit) {
      const got = `${count(logins, 'login')} made, the last request answered ${outcome}`
      return differs({ wanted, got }, [last])
    }
    demand(!isSuccess(last), because('too-few', { seen: logins, what: 'login', least: limit }), [last])
    const errorClass = errorClassOf(last) ?? ''
    if (errorClass === 'LoginLimitReached') return held(because('refused', { outcome }), [last])
    const isOfLimit = logins > 0 && !notAboutTheLimit.includes(errorClass)
    demand(isOfLimit, because('request-refused-otherwise', { outcome }), [last])
    return classDiffers(wanted, last, [last])
  },
)

/** Whether a login is accepted, unless earlier ones have used up the client's limit. `control` is another client's. */
export const acceptedWithinLimit = check((control: Exchange | undefined, answer: Exchange) => {
  const isWithin = errorClassOf(answer) !== 'LoginLimitReached'
  demandOptional(isWithin, because('target-crowded', { errorClass: 'LoginLimitReached' }), [answer])
  return accepted(control, answer)
})
