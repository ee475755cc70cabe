import { check } from '../answers/check.ts'
import { demandTelling, demandUncrowded } from '../answers/demands.ts'
import { differs, held, holds } from '../../../core/judgement.ts'
import { classOf, type Connection, evidenceOf, howItWent, isConnected } from './connects.ts'

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
  const why = `The default and another value have the same outcome (${wanted})`
  demandTelling(wanted !== different, why, 'the default', evidence)
  if (wanted === got)
    return held(
      `Without the field the outcome is ${got}, as with the default; with another value it is ${different}`,
      evidence,
    )
  return differs({ wanted: `${wanted}, as with the default`, got }, evidence)
})
