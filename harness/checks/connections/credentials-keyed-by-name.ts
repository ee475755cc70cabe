import type { Exchange } from '../../../core/exchange.ts'
import { broken, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { connects, type Connection } from './connects.ts'
import { pick } from '../answers/pick.ts'

/**
 * Whether credentials whose keys are the names of the required fields connect. `detail` shows the provider's fields;
 * `keys` are those of the credentials that were sent.
 * Source: Account information / Provider (version 4), credentials object rule.
 */
export function credentialsKeyedByName(
  detail: Exchange,
  keys: readonly string[],
  connection: Connection | undefined,
): Judgement {
  if (!isSuccess(detail)) return inconclusive(`The provider is not shown: ${outcomeOf(detail)}.`, [detail])
  const fields = pick(bodyOf(detail), 'data.required_fields[]').flatMap(({ value }) => (isRow(value) ? [value] : []))
  if (fields.length === 0) return inconclusive('The provider shows no required fields.', [detail])
  const missing = fields.find(({ name, optional }) => optional !== true && !keys.includes(String(name)))
  const judgement = connects(connection)
  if (!missing || judgement.finding !== 'held') return judgement
  const difference = { wanted: `credentials with ${String(missing.name)}`, got: `connects with ${keys.join(', ')}` }
  return broken('Credentials connect that lack a required field.', difference, [detail, ...judgement.evidence])
}

/**
 * Whether the option_value of a select field connects. `optionValues` are those that the field shows, `sent` is what the
 * connection was made with.
 */
export function optionValueConnects(
  detail: Exchange,
  { optionValues, sent }: { optionValues: readonly string[]; sent: string | undefined },
  connection: Connection | undefined,
): Judgement {
  if (optionValues.length === 0) return inconclusive('The select field shows no option.', [detail])
  const judgement = connects(connection)
  if (judgement.finding !== 'held' || optionValues.includes(sent ?? '')) return judgement
  const difference = { wanted: `one of ${optionValues.join(', ')}`, got: `connects with ${sent ?? 'nothing'}` }
  return broken('A value connects that is no option_value.', difference, [detail, ...judgement.evidence])
}
