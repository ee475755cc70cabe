import { check } from '../answers/check.ts'
import { demandTelling, demandUncrowded } from '../answers/demands.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { classOf, evidenceOf, howItWent, isConnected, type Connection } from './connects.ts'

/**
 * Whether two connections that must not succeed ended for the same reason, at once or by their attempts. Where the first
 * connects, it shows nothing.
 */
export const sameEnd = check((control: Connection, connection: Connection) => {
  const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
  demandUncrowded(control.answer, [], evidence)
  demandUncrowded(connection.answer, [], evidence)
  const why = 'The request that must not connect connects'
  demandTelling(!isConnected(control), why, 'for what reason another one ends', evidence)
  const difference = { wanted: `${howItWent(control)}, as the request that means the same`, got: howItWent(connection) }
  if (isConnected(connection) || classOf(control) !== classOf(connection)) return differs(difference, evidence)
  return holds(evidence)
})
