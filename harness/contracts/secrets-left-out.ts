import type { HeaderList } from '../../core/exchange.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Interaction } from './pacts/pact.ts'
import type { Resolved } from './states/resolved.ts'

/** The secrets of customer and login that the states know, under their headers, and that the pact does not send. */
export function secretsLeftOut(
  { headerNames }: Pick<Interaction, 'headerNames'>,
  { customer, login }: Resolved,
  dialect: Pick<Dialect, 'customerSecretHeader' | 'loginSecretHeader'>,
): HeaderList {
  const sent = new Set(headerNames.map((name) => name.toLowerCase()))
  const known: HeaderList = [
    [dialect.customerSecretHeader, customer?.secret ?? ''],
    [dialect.loginSecretHeader, login?.secret ?? ''],
  ]
  return known.filter(([name, value]) => name !== '' && value !== '' && !sent.has(name.toLowerCase()))
}
