import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from './answer.ts'

/**
 * Whether requests were refused as long as they had a defect, and accepted right afterwards without it, `rightly[n]`
 * being the twin of `wrongly[n]`. One accepted with its defect breaks the rule whatever became of its twin, since it may
 * have been in the way. With `classes` the refusals must name one of them.
 */
export function refusedThenAccepted(
  wrongly: readonly Exchange[],
  rightly: readonly Exchange[],
  classes?: readonly string[],
): Judgement {
  const all = [...wrongly, ...rightly]
  const wanted = classes ? `a refusal with ${classes.join(' or ')}` : 'a refusal'
  const accepted = wrongly.find(isSuccess)
  if (accepted) {
    const got = `accepted: ${outcomeOf(accepted)}`
    return broken('A request was accepted in spite of its defect.', { wanted, got }, [accepted])
  }
  const trouble = transportErrorIn(all)
  if (trouble) return trouble
  const twin = rightly.find((answer) => !isSuccess(answer))
  if (twin) return inconclusive(`Without its defect a request was refused too (${outcomeOf(twin)}).`, [twin])
  if (wrongly.length === 0 || wrongly.length !== rightly.length) return inconclusive('Nothing was compared.', all)
  const other = classes && wrongly.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (other) {
    const difference = { wanted, got: outcomeOf(other), place: 'error_class' }
    return broken('A refusal names another class.', difference, [other])
  }
  const tried = wrongly.map(({ request }) => `${request.method} ${request.url.replace(/^\w+:\/\/[^/]+/, '')}`)
  return held(`Refused with the defect, accepted without it: ${tried.join(', ')}.`, all)
}
