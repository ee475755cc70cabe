import { count } from '../../reasons/count.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, statusOf, transportErrorIn } from './answer.ts'
import { overRoutesThere } from './over-routes-there.ts'
import { classDiffers, defectAccepted, refusalWith, refusedControl } from './refused-as.ts'
import { crowdedOut, nothingSent } from './nothing-in.ts'

/**
 * Whether requests were refused as long as they had a defect, and accepted right afterwards without it, `rightly[n]`
 * being the twin of `wrongly[n]`. One accepted with its defect breaks the rule whatever became of its twin, since it may
 * have been in the way. With `classes` the refusals must name one of them. Routes that the target does not have are named
 * beside what the others show.
 */
export function refusedThenAccepted(
  wrongly: readonly Exchange[],
  rightly: readonly Exchange[],
  classes?: readonly string[],
): Judgement {
  return overRoutesThere(rightly, (there) => {
    const twins = wrongly.filter((one, at) => isSuccess(one) || !rightly[at] || there.includes(rightly[at]))
    return refusedWithTheDefect(twins, there, classes)
  })
}

function refusedWithTheDefect(
  wrongly: readonly Exchange[],
  rightly: readonly Exchange[],
  classes?: readonly string[],
): Judgement {
  const all = [...wrongly, ...rightly]
  const wanted = classes ? refusalWith(classes) : 'a refusal'
  const accepted = wrongly.find(isSuccess)
  if (accepted) return defectAccepted(wanted, accepted, [accepted])
  const twin = rightly.map((answer) => refusedControl(answer, [answer])).find(Boolean)
  if (twin) return twin
  if (wrongly.length === 0) return nothingSent(all)
  if (wrongly.length !== rightly.length)
    return inconclusive(
      `The check compares ${count(2 * wrongly.length, 'request')}; at least one of them is missing`,
      all,
    )
  const other = classes && wrongly.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (other) return classDiffers(wanted, other, [other])
  const requests = wrongly.map(({ request }) => `${request.method} ${request.url.replace(/^\w+:\/\/[^/]+/, '')}`)
  return held(
    because('refused', { what: 'each request with its defect and accepted it without', outcome: requests.join(', ') }),
    all,
  )
}

/**
 * Whether a request with one defect was refused with one of the statuses that its route states for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Account information / Endpoints / Version 6.
 */
export function refusedWithStatus(
  control: Exchange | undefined,
  answer: Exchange,
  statuses: readonly number[],
): Judgement {
  const evidence = control === undefined ? [answer] : [control, answer]
  const unjudgeable = refusedControl(control, evidence) ?? crowdedOut(answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (!isSuccess(answer)) return refusalsHaveStatus([answer], statuses)
  return defectAccepted(wantedText(statuses), answer, evidence)
}

/**
 * Whether the refusals among answers have statuses that their route states. Answers that are accepted, or that only say
 * that the target accepts no more for now, are passed over; where nothing was refused it is untested.
 */
export function refusalsHaveStatus(answers: readonly Exchange[], statuses: readonly number[]): Judgement {
  const unanswered = transportErrorIn(answers)
  if (unanswered !== undefined) return unanswered
  const refusals = answers.filter((answer) => !isSuccess(answer) && crowdedOut(answer, []) === undefined)
  const other = refusals.find((answer) => !statuses.includes(statusOf(answer)))
  if (other) {
    const [wanted, outcome] = [wantedText(statuses), outcomeOf(other)]
    return differs({ wanted, got: outcome, place: 'status' }, [other])
  }
  if (refusals.length > 0)
    return held(
      because('refused', { what: count(refusals.length, 'request'), outcome: `status ${statuses.join(' or ')}` }),
      refusals,
    )
  return leftUntested(`The target refused none of ${count(answers.length, 'request')}`, answers)
}

function wantedText(statuses: readonly number[]): string {
  return `a refusal with status ${statuses.join(' or ')}`
}
