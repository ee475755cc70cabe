import { type Flaw, on, ways, withData, without, withPath } from './flaw.ts'
import { openFinanceFlaws } from './open-finance-flaws.ts'
import { insists } from './refused-scenes.ts'
import { authorizes, connects, forwards, listens, reads, sends } from './scenes.ts'

const v4 = { of: 'ais-v4' }

/** For each duty a client that breaks it, and does everything else right. */
export const flaws: Flaw[] = [
  { duty: 'client-keys/keys-sent', ...v4, scene: reads, ...on('countries', without('Secret')) },
  { duty: 'client-keys/customer-secret-sent', ...v4, scene: connects, ...on('login', without('Customer-secret')) },
  { duty: 'client-keys/login-secret-sent', ...v4, scene: connects, ...on('refresh', without('Login-secret')) },
  { duty: 'client-keys/secrets-of-one-customer', ...v4, scene: connects, ...ways({ mixes: true }) },
  {
    duty: 'client-keys/secrets-in-headers-only',
    ...v4,
    scene: reads,
    ...on('countries', ({ path, headers }) => ({ path: `${path}?key=${headers.Secret}` })),
  },
  {
    duty: 'client-keys/routes-of-the-key',
    ...v4,
    scene: reads,
    ...on(
      'app',
      withPath(() => '/api/v4/customers'),
    ),
  },
  {
    duty: 'client-keys/service-keys-only',
    of: 'payments-v1',
    scene: forwards,
    ...on('providers', ({ headers }, { clients }) => {
      const { app_id: appId, secret } = clients.app.client
      return { headers: { ...headers, 'App-id': appId, Secret: secret }, signs: false }
    }),
  },
  { duty: 'client-signing/live-requests-signed', ...v4, scene: reads, ...on('live', () => ({ signs: false })) },
  {
    duty: 'client-signing/both-headers-sent',
    ...v4,
    scene: reads,
    ...on('countries', () => ({ after: (headers) => ({ ...headers, Signature: '' }) })),
  },
  {
    duty: 'client-signing/signature-fits',
    ...v4,
    scene: reads,
    ...on('page 1', () => ({ signed: (right) => right.replace(/\?.*\|/, '|') })),
  },
  { duty: 'client-signing/expires-within-an-hour', ...v4, scene: reads, ...on('live', () => ({ aheadSeconds: 7200 })) },
  { duty: 'client-signing/sent-before-expiry', ...v4, scene: reads, ...on('live', () => ({ aheadSeconds: -30 })) },
  {
    duty: 'client-signing/private-key-stays',
    ...v4,
    scene: sends,
    ...on('batch', (_draft, { clients }) => ({ body: JSON.stringify({ data: [], key: clients.main.privateKey }) })),
  },
  {
    duty: 'client-paging/per-page-within-range',
    ...v4,
    scene: reads,
    ...on(
      'page 1',
      withPath((path) => path.replace('per_page=100', 'per_page=99')),
    ),
  },
  {
    duty: 'client-paging/from-id-was-shown',
    ...v4,
    scene: reads,
    ...on(
      'page 2',
      withPath((path) => path.replace(/from_id=\d+/, 'from_id=987654321')),
    ),
  },
  {
    duty: 'client-paging/same-filters-on-next-page',
    ...v4,
    scene: reads,
    ...on(
      'page 2',
      withPath((path) => path.replace(/login_id=(\d+)/, 'login_id=$1&account_id=1')),
    ),
  },
  { duty: 'client-paging/next-pages-read', ...v4, scene: reads, ...ways({ pages: 1 }) },
  {
    duty: 'client-paging/pages-not-counted',
    also: 'client-paging/same-filters-on-next-page',
    ...v4,
    scene: reads,
    ...on(
      'page 2',
      withPath((path) => `${path}&page=2`),
    ),
  },
  { duty: 'client-refresh/waits-for-next-refresh', ...v4, scene: connects, ...ways({ hurries: true }) },
  {
    duty: 'client-refresh/reconnects-without-credentials',
    also: 'client-refresh/waits-for-next-refresh',
    ...v4,
    scene: connects,
    ...ways({ refreshesAnyway: true }),
  },
  {
    duty: 'client-limits/at-most-100-objects',
    also: 'client-requests/form-of-requests',
    ...v4,
    scene: sends,
    ...on(
      'batch',
      withData(() => Array.from({ length: 101 }, () => ({ transaction_id: '1', category_code: 'taxi' }))),
    ),
  },
  {
    duty: 'client-limits/custom-fields-within-size',
    ...v4,
    scene: connects,
    ...on(
      'login',
      withData((data) => ({ ...data, custom_fields: { tag: 'a'.repeat(2000) } })),
    ),
  },
  {
    duty: 'client-limits/return-to-within-length',
    ...v4,
    scene: connects,
    ...on(
      'token',
      withData((data) => ({ ...data, return_to: `https://client.example/${'a'.repeat(500)}` })),
    ),
  },
  {
    duty: 'client-limits/texts-within-length',
    of: 'ais-v3',
    scene: sends,
    ...on(
      'categorize',
      withData((data) => [{ ...(data as unknown as object[])[0], description: 'a'.repeat(4001) }]),
    ),
  },
  {
    duty: 'client-requests/bodies-declared-rightly',
    ...v4,
    scene: sends,
    ...on('batch', ({ headers }) => ({ headers: { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' } })),
  },
  { duty: 'client-requests/refused-not-repeated', ...v4, scene: insists, ...ways({ times: 11 }) },
  { duty: 'client-requests/form-of-requests', ...v4, scene: sends, ...on('batch', () => ({ body: '{"data":' })) },
  {
    duty: 'client-requests/routes-exist',
    ...v4,
    scene: reads,
    ...on(
      'countries',
      withPath(() => '/api/v4/contries'),
    ),
  },
  {
    duty: 'client-requests/dates-with-transactions',
    ...v4,
    scene: connects,
    ...on(
      'login',
      withData((data) => ({ ...data, fetch_scopes: ['accounts'] })),
    ),
  },
  {
    duty: 'client-requests/provider-parameters-forwarded',
    ...v4,
    scene: authorizes,
    ...on(
      'authorize',
      withData((data) => ({ ...data, query_string: String(data.query_string).replace(/&?login_id=[^&]*/, '') })),
    ),
  },
  {
    duty: 'client-requests/reconnect-scopes-allowed',
    ...v4,
    scene: connects,
    ...on(
      'reconnect',
      withData((data) => ({ ...data, fetch_scopes: ['transactions'] })),
    ),
  },
  {
    duty: 'client-callbacks/interactive-answered',
    ...v4,
    scene: listens,
    as: 'unenriched',
    ...ways({ leavesInteractive: true }),
  },
  {
    duty: 'client-callbacks/wrong-signature-ignored',
    ...v4,
    scene: listens,
    as: 'unscoped',
    ...ways({ taking: { verifies: false } }),
  },
  {
    duty: 'client-pages/page-for-the-user',
    ...v4,
    scene: connects,
    ...on('page', ({ headers }, { clients }) => ({ headers: { ...headers, 'App-id': clients.main.client.app_id } })),
  },
  {
    duty: 'client-pages/own-window',
    of: 'partners-v1',
    scene: forwards,
    ...on('widget', () => ({ headers: { 'Sec-Fetch-Dest': 'iframe' } })),
  },
  ...openFinanceFlaws,
  { duty: 'client-limits/requests-within-rate', of: 'ais-v5', scene: sends, ...ways({ burst: 14, waitMs: 1100 }) },
  {
    duty: 'client-limits/waits-after-refusal',
    also: 'client-limits/requests-within-rate',
    of: 'ais-v5',
    scene: sends,
    ...ways({ burst: 14, waitMs: 0 }),
  },
  {
    duty: 'client-callbacks/answered-with-success',
    ...v4,
    scene: listens,
    as: 'unencrypted',
    ...ways({ taking: { status: 302 } }),
  },
]
