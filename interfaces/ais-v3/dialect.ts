import type { ClientProfile } from '../../harness/profile/profile.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'

type Fields = Readonly<Record<string, unknown>>

/** The scopes of version 4. Source: Account information / Endpoints / Version 4, reconnect body. */
const scopes: readonly unknown[] = ['accounts', 'holder_info', 'transactions']

/**
 * The settings of a fetch in the words of version 3: one fetch_type for the scopes, `custom` where dates bound the
 * transactions, and categorize for the categorization. Holder info cannot be asked for. What is no list of scopes goes
 * out as an unknown fetch_type. Source: Account information / Version 3 differences.
 */
export function inVersion3(data: Fields): Record<string, unknown> {
  const { fetch_scopes: asked, categorization, ...rest } = data
  const dated = data['from_date'] !== undefined || data['to_date'] !== undefined
  return {
    ...rest,
    ...(asked !== undefined && data['fetch_type'] === undefined && { fetch_type: fetchTypeOf(asked, dated) }),
    ...(categorization !== undefined && { categorize: categorization !== 'none' }),
  }
}

function fetchTypeOf(asked: unknown, dated: boolean): unknown {
  if (!Array.isArray(asked)) return asked
  const unknown = asked.find((word) => !scopes.includes(word)) as unknown
  if (unknown !== undefined) return unknown
  if (!asked.includes('transactions')) return 'accounts'
  return dated ? 'custom' : 'recent'
}

/**
 * Account information, version 3: keys under other headers, integer ids, one fetch type in place of scopes, SHA-1 in
 * signatures. Source: Account information / Version 3 differences; Versioning 4.
 */
export const dialect: Dialect = {
  interface: 'ais-v3',
  version: 'v3',
  basePath: '/api/v3',
  schemas: ['ais-v3', 'ais'],
  // The flag categorize stands for it.
  mayLack: ['categorization'],
  customerSecretHeader: 'Customer-secret',
  loginSecretHeader: 'Login-secret',
  paths: {
    logins: '/api/v3/logins',
    login: '/api/v3/login',
    tokens: '/api/v3/tokens/create',
    oauthProviders: '/api/v3/oauth_providers',
  },
  segments: {},
  headers: { 'App-id': 'Client-id', Secret: 'Service-secret' },
  loginIdNames: ['login_id'],
  ownKeys: {
    lacking: 'the main client has no keys of version 3: v3 with client_id and service_secret',
    of: byVersion3Keys,
    headers: ({ key_type }) => ['Client-id', key_type === 'app' ? 'App-secret' : 'Service-secret'],
  },
  digest: 'sha1',
  ids: 'integer',
  customerInLoginBody: true,
  body: inVersion3,
  classes: { AppIdNotProvided: 'ClientIdNotProvided' },
  needs: ['v3-keys'],
  routes: readRoutes('ais-v3'),
  errorForms: ['flat'],
  comparedWith: ['ais-v4', 'ais-v5', 'ais-v6'],
}

function byVersion3Keys(client: ClientProfile): ClientProfile | undefined {
  const { v3, app_id, secret: ownSecret } = client
  if (!v3) return undefined
  const key_type = v3.app_secret === undefined ? 'service' : 'app'
  const secret = v3.app_secret ?? v3.service_secret ?? ''
  return { ...client, app_id: v3.client_id, secret, key_type, registered: { app_id, secret: ownSecret } }
}
