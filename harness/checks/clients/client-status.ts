import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { count } from '../../reasons/count.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { acceptedOrNamed, classDiffers, refusalWith } from '../answers/refused-as.ts'
import { nothingSent } from '../answers/nothing-in.ts'

const notAboutTheLimit = ['RateLimitExceeded', 'TooManyRequests']

/** Whether a client was stopped somewhere on its way, and with such a class. No answers are inconclusive. */
export function lastRefusedAs(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const last = answers.at(-1)
  if (!last) return nothingSent()
  return acceptedOrNamed(last, classes, [...answers]) ?? classDiffers(refusalWith(classes), last, [...answers])
}

/**
 * Whether the refusals of requests that any client may send carry the class of the client's status. A client that is
 * refused nowhere shows no class, which is only noted.
 */
export function refusalsNameStatus(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const refusals = answers.filter((answer) => !isSuccess(answer))
  const wrong = refusals.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return classDiffers(refusalWith(classes), wrong, [wrong])
  if (refusals.length > 0) return holds(refusals, refusals.length, 'refusal')
  return noted(`The target refused no request of the client, so ${classes.join(' or ')} was not seen`, answers)
}

/**
 * Whether a client that creates login after login is stopped with LoginLimitReached after at most `limit` of them.
 * `before` is how many this run made earlier, which count; earlier runs may have used more of the limit up.
 * Source: Account information / States and transitions.
 */
export function limitStops(
  { before, answers }: { before: number; answers: readonly Exchange[] },
  limit: number,
): Judgement {
  const unanswered = transportErrorIn(answers)
  if (unanswered) return unanswered
  const last = answers.at(-1)
  if (!last) return nothingSent()
  const logins = before + answers.filter(isSuccess).length
  const outcome = outcomeOf(last)
  const wanted = `LoginLimitReached after at most ${count(limit, 'login')}`
  if (logins > limit) {
    const got = `${count(logins, 'login')} made, the last request answered ${outcome}`
    return differs({ wanted, got }, [last])
  }
  if (isSuccess(last))
    return inconclusive(
      `The client has created only ${count(logins, 'login')} of ${limit}, so the limit was not tried`,
      [last],
    )
  const errorClass = errorClassOf(last) ?? ''
  if (errorClass === 'LoginLimitReached')
    return held(
      because('refused', { what: `the client after ${count(logins, 'login')}`, outcome: 'LoginLimitReached' }),
      [last],
    )
  if (logins === 0 || notAboutTheLimit.includes(errorClass))
    return inconclusive(
      `After ${count(logins, 'login')} the target refused the client with ${outcome}, which does not speak of the limit`,
      [last],
    )
  return classDiffers(wanted, last, [last])
}

/** Whether a login is accepted, unless earlier ones have used up the client's limit. `control` is another client's. */
export function acceptedWithinLimit(control: Exchange | undefined, answer: Exchange): Judgement {
  if (errorClassOf(answer) === 'LoginLimitReached')
    return leftUntested('The client has used up the logins that it may have', [answer])
  return accepted(control, answer)
}
