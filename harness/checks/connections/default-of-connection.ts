import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { classOf, evidenceOf, isConnected, type Connection } from './connects.ts'
import { nothingShows } from '../answers/nothing-in.ts'

/** How a request that starts a fetch ended, in one word: `connected` or a class. */
function outcome(connection: Connection): string {
  return isConnected(connection) ? 'connected' : (classOf(connection) ?? 'no class')
}

/**
 * Whether leaving a field out has the outcome of its default. `other` is sent with another value, and must have another
 * outcome: where it does not, nothing shows which of the two was used.
 */
export function defaultConnection(byDefault: Connection, leftOut: Connection, other: Connection): Judgement {
  const evidence = [byDefault, other, leftOut].flatMap(evidenceOf)
  const [wanted, different, got] = [outcome(byDefault), outcome(other), outcome(leftOut)]
  if (wanted === different)
    return nothingShows(`The default and another value have the same outcome (${wanted})`, evidence, 'the default')
  if (wanted === got)
    return held(
      `Without the field the outcome is ${got}, as with the default; with another value it is ${different}`,
      evidence,
    )
  return differs({ wanted: `${wanted}, as with the default`, got }, evidence)
}
