import { atData, atPath, type Flaw, flaw, on, ways, without } from './flaw.ts'
import { openFinanceFlaws } from './open-finance-flaws.ts'
import { insists } from './refused-scenes.ts'
import { authorizes, connects, forwards, listens, reads, sends } from './scenes.ts'

const limits = 'client-limits/requests-within-rate'

/** For each duty a client that breaks it, and does everything else right. */
export const flaws: Flaw[] = [
  flaw('client-keys/keys-sent', reads, on('countries', without('Secret'))),
  flaw('client-keys/customer-secret-sent', connects, on('login', without('Customer-secret'))),
  flaw('client-keys/login-secret-sent', connects, on('refresh', without('Login-secret'))),
  flaw('client-keys/secrets-of-one-customer', connects, ways({ mixes: true })),
  flaw(
    'client-keys/secrets-in-headers-only',
    reads,
    on('countries', ({ path, headers }) => ({ path: `${path}?key=${headers.Secret}` })),
  ),
  flaw(
    'client-keys/routes-of-the-key',
    reads,
    atPath('app', () => '/api/v4/customers'),
  ),
  {
    duty: 'client-keys/service-keys-only',
    of: 'payments-v1',
    scene: forwards,
    ...on('providers', ({ headers }, { clients }) => {
      const { app_id: appId, secret } = clients.app.client
      return { headers: { ...headers, 'App-id': appId, Secret: secret }, signs: false }
    }),
  },
  flaw(
    'client-signing/live-requests-signed',
    reads,
    on('live', () => ({ signs: false })),
  ),
  flaw(
    'client-signing/both-headers-sent',
    reads,
    on('countries', () => ({ after: (all) => ({ ...all, Signature: '' }) })),
  ),
  flaw(
    'client-signing/signature-fits',
    reads,
    on('page 1', () => ({ signed: (right) => right.replace(/\?.*\|/, '|') })),
  ),
  flaw(
    'client-signing/expires-within-an-hour',
    reads,
    on('live', () => ({ aheadSeconds: 7200 })),
  ),
  flaw(
    'client-signing/sent-before-expiry',
    reads,
    on('live', () => ({ aheadSeconds: -30 })),
  ),
  flaw(
    'client-signing/private-key-stays',
    sends,
    on('batch', (_draft, { clients }) => ({ body: JSON.stringify({ data: [], key: clients.main.privateKey }) })),
  ),
  flaw(
    'client-paging/per-page-within-range',
    reads,
    atPath('page 1', (path) => path.replace('per_page=100', 'per_page=99')),
  ),
  flaw(
    'client-paging/from-id-was-shown',
    reads,
    atPath('page 2', (path) => path.replace(/from_id=\d+/, 'from_id=987654321')),
  ),
  flaw(
    'client-paging/same-filters-on-next-page',
    reads,
    atPath('page 2', (path) => path.replace(/login_id=(\d+)/, 'login_id=$1&account_id=1')),
  ),
  flaw('client-paging/next-pages-read', reads, ways({ pages: 1 })),
  flaw(
    'client-paging/pages-not-counted',
    reads,
    atPath('page 2', (path) => `${path}&page=2`),
    {
      also: 'client-paging/same-filters-on-next-page',
    },
  ),
  flaw('client-refresh/waits-for-next-refresh', connects, ways({ hurries: true })),
  flaw('client-refresh/reconnects-without-credentials', connects, ways({ refreshesAnyway: true }), {
    also: 'client-refresh/waits-for-next-refresh',
  }),
  flaw(
    'client-limits/at-most-100-objects',
    sends,
    atData('batch', () => Array.from({ length: 101 }, () => ({ transaction_id: '1', category_code: 'taxi' }))),
    { also: 'client-requests/form-of-requests' },
  ),
  flaw(
    'client-limits/custom-fields-within-size',
    connects,
    atData('login', (data) => ({ ...data, custom_fields: { tag: 'a'.repeat(2000) } })),
  ),
  flaw(
    'client-limits/return-to-within-length',
    connects,
    atData('token', (data) => ({ ...data, return_to: `https://client.example/${'a'.repeat(500)}` })),
  ),
  flaw(
    'client-limits/texts-within-length',
    sends,
    atData('categorize', (data) => [{ ...(data as unknown as object[])[0], description: 'a'.repeat(4001) }]),
    { of: 'ais-v3' },
  ),
  flaw(
    'client-requests/bodies-declared-rightly',
    sends,
    on('batch', ({ headers }) => ({ headers: { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' } })),
  ),
  flaw('client-requests/refused-not-repeated', insists, ways({ times: 11 })),
  flaw(
    'client-requests/form-of-requests',
    sends,
    on('batch', () => ({ body: '{"data":' })),
  ),
  flaw(
    'client-requests/routes-exist',
    reads,
    atPath('countries', () => '/api/v4/contries'),
  ),
  flaw(
    'client-requests/dates-with-transactions',
    connects,
    atData('login', (data) => ({ ...data, fetch_scopes: ['accounts'] })),
  ),
  flaw(
    'client-requests/provider-parameters-forwarded',
    authorizes,
    atData('authorize', (data) => ({
      ...data,
      query_string: String(data.query_string).replace(/&?login_id=[^&]*/, ''),
    })),
  ),
  flaw(
    'client-requests/reconnect-scopes-allowed',
    connects,
    atData('reconnect', (data) => ({ ...data, fetch_scopes: ['transactions'] })),
  ),
  flaw('client-callbacks/interactive-answered', listens, ways({ leavesInteractive: true }), { as: 'unenriched' }),
  flaw('client-callbacks/wrong-signature-ignored', listens, ways({ taking: { verifies: false } }), { as: 'unscoped' }),
  flaw(
    'client-pages/page-for-the-user',
    connects,
    on('page', ({ headers }, { clients }) => ({ headers: { ...headers, 'App-id': clients.main.client.app_id } })),
  ),
  flaw(
    'client-pages/own-window',
    forwards,
    on('widget', () => ({ headers: { 'Sec-Fetch-Dest': 'iframe' } })),
    {
      of: 'partners-v1',
    },
  ),
  ...openFinanceFlaws,
  flaw(limits, sends, ways({ burst: 14, waitMs: 1100 }), { of: 'ais-v5' }),
  flaw('client-limits/waits-after-refusal', sends, ways({ burst: 14, waitMs: 0 }), { of: 'ais-v5', also: limits }),
  flaw('client-callbacks/answered-with-success', listens, ways({ taking: { status: 302 } }), { as: 'unencrypted' }),
]
