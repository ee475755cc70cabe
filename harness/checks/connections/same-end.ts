import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { classOf, evidenceOf, howItWent, isConnected, type Connection } from './connects.ts'
import { crowdedOut } from '../answers/crowded-out.ts'

/**
 * Whether two connections that must not succeed ended for the same reason, at once or by their attempts. Where the first
 * connects, it shows nothing.
 */
export function sameEnd(control: Connection, connection: Connection): Judgement {
  const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
  const unjudgeable = crowdedOut(control.answer, evidence) ?? crowdedOut(connection.answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (isConnected(control))
    return inconclusive('The request that must not connect connects, so there is nothing to compare', evidence)
  const difference = { wanted: `${howItWent(control)}, as the request that means the same`, got: howItWent(connection) }
  if (isConnected(connection) || classOf(control) !== classOf(connection)) return differs(difference, evidence)
  return holds(evidence)
}
