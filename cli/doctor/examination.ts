import type { Client } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/** What the doctor examines, and with what. */
export interface Examination {
  profile: Profile
  client: Client
  dialect: Dialect
  /** What else the profile claims, each with a client that speaks it. */
  others: ReadonlyArray<Spoken>
  /** YYYY-MM-DD. */
  today: string
}

/** A version of the service with a client that speaks it. */
export interface Spoken {
  client: Client
  dialect: Dialect
}

/** A list of countries, the plainest request there is; of few routes, the categories or the connections of the customer at hand. */
export function plainest(
  { dialect, profile }: Pick<Examination, 'dialect' | 'profile'>,
  change: Partial<Draft> = {},
): Draft {
  const base = { method: 'GET', headers: {}, as: 'main', signing: 'auto' } as const
  const list = !dialect.narrow
    ? 'countries'
    : dialect.narrow.routes.includes('GET /categories')
      ? 'categories'
      : dialect.interface === 'payments-v1'
        ? 'providers'
        : 'connections'
  const path = `${dialect.basePath}/${list}`
  if (list !== 'connections') return { ...base, name: `list ${list}`, path, ...change }
  const { v6_connection: connection, large_login: login } = profile.data
  const customer = connection?.customer_id ?? login?.customer_id ?? '0'
  return { ...base, name: 'list connections', path, query: [['customer_id', customer]], ...change }
}
