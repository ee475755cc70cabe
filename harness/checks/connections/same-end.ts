import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { transportErrorIn } from '../answers/answer.ts'
import { classOf, evidenceOf, howItWent, isConnected, type Connection } from './connects.ts'
import { crowdedOut } from '../answers/crowded-out.ts'

/**
 * Whether two connections that must not succeed ended for the same reason, at once or by their attempts. Where the first
 * connects, it shows nothing.
 */
export function sameEnd(control: Connection | undefined, connection: Connection | undefined): Judgement {
  if (control === undefined || connection === undefined) return inconclusive('No request was sent.')
  const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
  const unjudgeable =
    transportErrorIn(evidence) ?? crowdedOut(control.answer, evidence) ?? crowdedOut(connection.answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (isConnected(control)) return inconclusive('What must not connect connects, so nothing is compared.', evidence)
  const difference = { wanted: howItWent(control), got: howItWent(connection) }
  if (isConnected(connection) || classOf(control) !== classOf(connection))
    return broken('Two requests that mean the same end differently.', difference, evidence)
  return held(`Both end alike: ${howItWent(connection)}.`, evidence)
}
