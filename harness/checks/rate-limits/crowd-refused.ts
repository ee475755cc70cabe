import { check } from '../answers/check.ts'
import { demandUncrowded, demand } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { classDiffers, refusalWith } from '../answers/refused-as.ts'
import { spanSecondsOf } from './moments.ts'

/** What is limited, and how a request beyond it is refused. */
interface CrowdLimit {
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
export const crowdRefused = check((answers: readonly Exchange[], { most, errorClass, seconds }: CrowdLimit) => {
  const evidence = [...answers]
  const refused = answers.filter((answer) => !isSuccess(answer))
  const accepted = answers.length - refused.length
  const wanted = `${refusalWith([errorClass])} after at most ${count(most, 'request')}`
  if (refused.length === 0) {
    const spanSeconds = Math.ceil(spanSecondsOf(answers))
    const isAbove = accepted > most && (seconds === undefined || spanSeconds <= seconds)
    demand(isAbove, because('too-few', { seen: accepted, what: 'request in time', least: most + 1 }))
    return differs({ wanted, got: `${accepted} accepted` }, evidence)
  }
  demand(accepted, because('control-alike', { did: 'refused', outcome: outcomeOf(answers[0]!) }))
  const other = refused.find((answer) => errorClassOf(answer) !== errorClass)
  if (!other || refused.some((answer) => errorClassOf(answer) === errorClass))
    return held(because('refused', { outcome: errorClass }), evidence)
  demandUncrowded(other, [errorClass])
  return classDiffers(wanted, other, evidence)
})
