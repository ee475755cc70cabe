import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from './answer.ts'
import { check } from './check.ts'
import { demandControl, demandUncrowded } from './demands.ts'
import { demandOfTarget } from './other-causes.ts'

/**
 * Whether a request that the documents allow was accepted, with any status from 200 to 299.
 * `control` is the request in its plainest form; where even that was refused, nothing follows for this one. Undefined
 * where the request itself is the plainest: then a refusal that speaks of the credentials or the provider of the profile
 * breaks nothing.
 */
export const accepted = check((control: Exchange | undefined, answer: Exchange) => {
  const evidence = control === undefined ? [answer] : [control, answer]
  demandUncrowded(answer)
  const outcome = outcomeOf(answer)
  if (isSuccess(answer)) return held(because('request-accepted', { outcome }), evidence)
  demandControl(control)
  if (control === undefined) demandOfTarget(answer)
  return differs({ wanted: 'a status from 200 to 299', got: outcome }, evidence)
})
