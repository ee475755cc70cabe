import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess } from '../answers/answer.ts'
import { crowdedOut } from '../answers/crowded-out.ts'
import { classDiffers, refusalWith } from '../answers/refused-as.ts'
import { spanSecondsOf } from './moments.ts'
import { nothingShows } from '../answers/nothing-in.ts'

/** What is limited, and how a request beyond it is refused. */
export interface CrowdLimit {
  /** The most requests that may be accepted. */
  most: number
  errorClass: string
  /** The time within which the requests must have been sent, in seconds; any when absent. */
  seconds?: number
}

/**
 * Whether of more requests than a limit allows some are refused with its class. Inconclusive where too few were sent, or none
 * was accepted, so that a refusal may have another cause.
 * Source: Account information / Errors.
 */
export function crowdRefused(answers: readonly Exchange[], { most, errorClass, seconds }: CrowdLimit): Judgement {
  const evidence = [...answers]
  const refused = answers.filter((answer) => !isSuccess(answer))
  const accepted = answers.length - refused.length
  const wanted = `${refusalWith([errorClass])} after at most ${count(most, 'request')}`
  if (refused.length === 0) {
    const spanSeconds = Math.ceil(spanSecondsOf(answers))
    if (accepted <= most || (seconds !== undefined && spanSeconds > seconds))
      return inconclusive(
        `The target accepted ${count(accepted, 'request')} within ${spanSeconds} s, which does not exceed ${most} for certain`,
        evidence,
      )
    return differs({ wanted, got: `${accepted} accepted` }, evidence)
  }
  if (accepted === 0) return nothingShows('The target refused the first request too', evidence, 'a limit')
  const other = refused.find((answer) => errorClassOf(answer) !== errorClass)
  if (!other || refused.some((answer) => errorClassOf(answer) === errorClass))
    return held(
      because('refused', { what: `requests after ${count(accepted, 'accepted one')}`, outcome: errorClass }),
      evidence,
    )
  return crowdedOut(other, evidence, [errorClass]) ?? classDiffers(wanted, other, evidence)
}
