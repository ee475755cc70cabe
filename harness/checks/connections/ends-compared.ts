import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demandUncrowded, demand, demandDifferent } from '../answers/demands.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { classOf, type Connection, evidenceOf, howItWent, isConnected } from './connects.ts'

/**
 * Whether two connections that must not succeed ended for the same reason, at once or by their attempts. Where the first
 * connects, it shows nothing.
 */
export const sameEnd = check((control: Connection, connection: Connection) => {
  const evidence = [...evidenceOf(control), ...evidenceOf(connection)]
  demandUncrowded(control.answer, [], evidence)
  demandUncrowded(connection.answer, [], evidence)
  demand(!isConnected(control), because('control-alike', { did: 'accepted', outcome: howItWent(control) }), evidence)
  const difference = { wanted: `${howItWent(control)}, as the request that means the same`, got: howItWent(connection) }
  if (isConnected(connection) || classOf(control) !== classOf(connection)) return differs(difference, evidence)
  return holds(evidence)
})

/** How a request that starts a fetch ended, in one word: `connected` or a class. */
function outcome(connection: Connection): string {
  return isConnected(connection) ? 'connected' : (classOf(connection) ?? 'no class')
}

/**
 * Whether leaving a field out has the outcome of its default. `other` is sent with another value, and must have another
 * outcome: where it does not, nothing shows which of the two was used.
 */
export const defaultConnection = check((byDefault: Connection, leftOut: Connection, other: Connection) => {
  const evidence = [byDefault, other, leftOut].flatMap(evidenceOf)
  const [wanted, different, got] = [outcome(byDefault), outcome(other), outcome(leftOut)]
  demandDifferent(wanted !== different, wanted, evidence)
  if (wanted === got) return holds(evidence)
  return differs({ wanted: `${wanted}, as with the default`, got }, evidence)
})
