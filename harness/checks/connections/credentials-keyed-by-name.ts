import { check } from '../answers/check.ts'
import { demand, demandKnown, demandAccepted } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs } from '../../../core/judgement.ts'
import { connects, type Connection } from './connects.ts'
import { rowsAt } from '../answers/pick.ts'

/**
 * Whether credentials whose keys are the names of the required fields connect. `detail` shows the provider's fields;
 * `keys` are those of the credentials that were sent.
 * Source: Account information / Provider (version 4), credentials object rule.
 */
export const credentialsKeyedByName = check((detail: Exchange, keys: readonly string[], connection: Connection) => {
  demandAccepted([detail], 'provider')
  const fields = rowsAt(detail, 'data.required_fields[]')
  demand(fields.length, because('no-required-fields'))
  const missing = fields.find(({ name, optional }) => optional !== true && !keys.includes(String(name)))
  const judgement = connects(connection)
  if (!missing || judgement.finding !== 'held') return judgement
  const field = String(missing.name)
  const difference = { wanted: `credentials with ${field}`, got: `a connection with only ${keys.join(', ')}` }
  const evidence = [detail, ...judgement.evidence]
  return differs(difference, evidence)
})

/**
 * Whether the option_value of a select field connects. `optionValues` are those that the field shows, `sent` is what the
 * connection was made with.
 */
export const optionValueConnects = check(
  (
    detail: Exchange,
    { optionValues: options, sent }: { optionValues: readonly string[]; sent: string | undefined },
    connection: Connection,
  ) => {
    demandKnown(options.length, 'an option', 'the select field')
    const judgement = connects(connection)
    if (judgement.finding !== 'held' || options.includes(sent ?? '')) return judgement
    const difference = { wanted: `one of ${options.join(', ')}`, got: `a connection with ${sent ?? 'nothing'}` }
    return differs(difference, [detail, ...judgement.evidence])
  },
)
