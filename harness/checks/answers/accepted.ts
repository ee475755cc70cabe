import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from './answer.ts'
import { crowdedOut } from './crowded-out.ts'
import { perhapsOfProfile } from './other-causes.ts'

/**
 * Whether a request that the documents allow was accepted, with any status from 200 to 299.
 * `control` is the request in its plainest form; where even that was refused, nothing follows for this one. Undefined
 * where the request itself is the plainest: then a refusal that speaks of the credentials or the provider of the profile
 * breaks nothing.
 */
export function accepted(control: Exchange | undefined, answer: Exchange): Judgement {
  const evidence = control === undefined ? [answer] : [control, answer]
  const crowded = crowdedOut(answer, evidence)
  if (crowded !== undefined) return crowded
  const outcome = outcomeOf(answer)
  if (isSuccess(answer)) return held(because('request-accepted', { outcome }), evidence)
  if (control !== undefined && !isSuccess(control))
    return inconclusive(
      because('control-refused', { what: 'the request in its plainest form', outcome: outcomeOf(control) }),
      evidence,
    )
  const doubt = control === undefined ? perhapsOfProfile(errorClassOf(answer), outcome, evidence) : undefined
  if (doubt !== undefined) return doubt
  return differs({ wanted: 'a status from 200 to 299', got: outcome }, evidence)
}
