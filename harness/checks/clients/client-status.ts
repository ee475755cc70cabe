import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'

const notAboutTheLimit = ['RateLimitExceeded', 'TooManyRequests']

/** Whether a client was stopped somewhere on its way, and with the class of its status. No answers are inconclusive. */
export function stoppedForItsStatus(answers: readonly Exchange[], errorClass: string): Judgement {
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const last = answers.at(-1)
  if (!last) return inconclusive('Nothing was sent.')
  const difference = { wanted: `a refusal with ${errorClass}`, got: outcomeOf(last) }
  if (isSuccess(last)) return broken('The client was let through everywhere.', difference, [...answers])
  if (errorClassOf(last) === errorClass) return held(`Refused with ${errorClass}.`, [...answers])
  return broken('The refusal names another class.', { ...difference, place: 'error_class' }, [...answers])
}

/**
 * Whether the refusals of requests that any client may send carry the class of the client's status. A client that is
 * refused nowhere shows no class, which is only noted.
 */
export function refusalsNameStatus(answers: readonly Exchange[], errorClass: string): Judgement {
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const refusals = answers.filter((answer) => !isSuccess(answer))
  const wrong = refusals.find((answer) => errorClassOf(answer) !== errorClass)
  const wanted = `a refusal with ${errorClass}`
  if (wrong) return broken('A refusal names another class.', { wanted, got: outcomeOf(wrong) }, [wrong])
  if (refusals.length > 0) return held(`${refusals.length} refusals name ${errorClass}.`, refusals)
  return noted(`The client was refused nowhere, so that ${errorClass} was not seen.`, [...answers])
}

/**
 * Whether a client that creates login after login is stopped with LoginLimitReached after at most `limit` of them.
 * `before` is how many this run made earlier, which count; earlier runs may have used more of the limit up.
 * Source: Account information / States and transitions.
 */
export function limitStops(
  { before, answers }: { before: number; answers: readonly Exchange[] } = { before: 0, answers: [] },
  limit: number,
): Judgement {
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const last = answers.at(-1)
  if (!last) return inconclusive('No login was created.')
  const made = before + answers.filter(isSuccess).length
  const got = `${made} logins made, the last request answered ${outcomeOf(last)}`
  const wanted = `LoginLimitReached after at most ${limit} logins`
  if (made > limit) return broken('More logins were created than the limit allows.', { wanted, got }, [last])
  if (isSuccess(last)) return inconclusive(`Only ${got}; the limit was not tried.`, [last])
  const errorClass = errorClassOf(last) ?? ''
  if (errorClass === 'LoginLimitReached') return held(`Refused with ${errorClass} after ${got}.`, [last])
  if (made === 0 || notAboutTheLimit.includes(errorClass))
    return inconclusive(`The client was refused for another reason than the limit: ${got}.`, [last])
  return broken('The refusal names another class.', { wanted, got, place: 'error_class' }, [last])
}

/** Whether a login is accepted, unless earlier ones have used up the client's limit. `control` is another client's. */
export function acceptedWithinLimit(control: Exchange | undefined, answer: Exchange | undefined): Judgement {
  if (answer && errorClassOf(answer) === 'LoginLimitReached')
    return leftUntested('The client has used up its number of logins.', [answer])
  return accepted(control, answer)
}
