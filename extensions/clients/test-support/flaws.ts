import { insists } from './refused-scenes.ts'
import {
  authorizes,
  connects,
  forwards,
  listens,
  reads,
  sends,
  type Scene,
  type Ways,
  consents,
  staleDigest,
} from './scenes.ts'
import type { InterfaceName } from '../../../core/interfaces.ts'
import type { ClientPurpose, RunningSandbox } from '../../../sandbox/server/start.ts'
import type { Draft, Habit } from './small-client.ts'

export interface Flaw {
  /** Below `clients/`. */
  duty: string
  /** Another duty that it cannot but break too. */
  also?: string
  of: InterfaceName
  scene: Scene
  habit?: Habit
  ways?: Ways
  as?: ClientPurpose
}

/** A habit that shows in one step only. */
function on(step: string, change: (draft: Draft, running: RunningSandbox) => Partial<Draft>): Pick<Flaw, 'habit'> {
  return { habit: (draft, running) => (draft.step === step ? { ...draft, ...change(draft, running) } : draft) }
}

const without =
  (name: string) =>
  ({ headers }: Draft) => ({ headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)) })

function atData(step: string, change: (data: Record<string, unknown>) => unknown): Pick<Flaw, 'habit'> {
  return on(step, ({ body }) => ({
    body: JSON.stringify({ data: change((JSON.parse(body) as { data: Record<string, unknown> }).data) }),
  }))
}

function atPath(step: string, change: (path: string) => string): Pick<Flaw, 'habit'> {
  return on(step, ({ path }) => ({ path: change(path) }))
}

/** A client that does everything right in a scene but breaks one duty of version 4, unless another interface is named. */
function flaw(duty: string, scene: Scene, change: Partial<Flaw>, more: Partial<Flaw> = {}): Flaw {
  return { duty, of: 'ais-v4', scene, ...change, ...more }
}

function jws(name: string, change: Ways['jws'], more: Partial<Flaw> = {}): Flaw {
  return { duty: `client-jws/${name}`, of: 'open-finance-v2', scene: consents, ways: { jws: change }, ...more }
}

const openFinanceFlaws: Flaw[] = [
  jws('certificates-valid', { presents: 'website-expired' }),
  jws('both-headers-sent', { altered: { digest: undefined } }),
  jws('digest-fits', { digest: 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }),
  jws('digest-recomputed', { digest: staleDigest() }),
  jws('detached-form', { signature: (value) => value.replace('..', '.e30.') }),
  jws('protected-header', { properties: (right) => ({ ...right, typ: 'JWT' }) }),
  jws(
    'signed-headers-in-order',
    { properties: (right) => ({ ...right, sigD: { ...(right.sigD as object), pars: ['digest', 'x-request-id'] } }) },
    { also: 'client-jws/signature-fits' },
  ),
  jws('time-of-signature', { properties: (right) => ({ ...right, sigT: new Date().toISOString() }) }),
  jws('audience', { aud: 'POST /fakebank_simple_xf/v2/consents/account-access' }),
  jws('signature-fits', { altered: { 'x-request-id': 'another' } }),
]

const limits = 'client-limits/requests-within-rate'

/** For each duty a client that breaks it, and does everything else right. */
const rows: Array<Parameters<typeof flaw>> = [
  ['client-keys/keys-sent', reads, on('countries', without('Secret'))],
  ['client-keys/customer-secret-sent', connects, on('login', without('Customer-secret'))],
  ['client-keys/login-secret-sent', connects, on('refresh', without('Login-secret'))],
  ['client-keys/secrets-of-one-customer', connects, { ways: { mixes: true } }],
  [
    'client-keys/secrets-in-headers-only',
    reads,
    on('countries', ({ path, headers }) => ({ path: `${path}?key=${headers.Secret}` })),
  ],
  ['client-keys/routes-of-the-key', reads, atPath('app', () => '/api/v4/customers')],
  ['client-signing/live-requests-signed', reads, on('live', () => ({ signs: false }))],
  ['client-signing/both-headers-sent', reads, on('countries', () => ({ after: (all) => ({ ...all, Signature: '' }) }))],
  ['client-signing/signature-fits', reads, on('page 1', () => ({ signed: (right) => right.replace(/\?.*\|/, '|') }))],
  ['client-signing/expires-within-an-hour', reads, on('live', () => ({ aheadSeconds: 7200 }))],
  ['client-signing/sent-before-expiry', reads, on('live', () => ({ aheadSeconds: -30 }))],
  [
    'client-signing/private-key-stays',
    sends,
    on('batch', (_draft, { clients }) => ({ body: JSON.stringify({ data: [], key: clients.main.privateKey }) })),
  ],
  [
    'client-paging/per-page-within-range',
    reads,
    atPath('page 1', (path) => path.replace('per_page=100', 'per_page=99')),
  ],
  [
    'client-paging/from-id-was-shown',
    reads,
    atPath('page 2', (path) => path.replace(/from_id=\d+/, 'from_id=987654321')),
  ],
  [
    'client-paging/same-filters-on-next-page',
    reads,
    atPath('page 2', (path) => path.replace(/login_id=(\d+)/, 'login_id=$1&account_id=1')),
  ],
  ['client-paging/next-pages-read', reads, { ways: { pages: 1 } }],
  [
    'client-paging/pages-not-counted',
    reads,
    atPath('page 2', (path) => `${path}&page=2`),
    { also: 'client-paging/same-filters-on-next-page' },
  ],
  ['client-refresh/waits-for-next-refresh', connects, { ways: { hurries: true } }],
  [
    'client-refresh/reconnects-without-credentials',
    connects,
    { ways: { refreshesAnyway: true } },
    { also: 'client-refresh/waits-for-next-refresh' },
  ],
  [
    'client-limits/at-most-100-objects',
    sends,
    atData('batch', () => Array.from({ length: 101 }, () => ({ transaction_id: '1', category_code: 'taxi' }))),
    { also: 'client-requests/form-of-requests' },
  ],
  [
    'client-limits/custom-fields-within-size',
    connects,
    atData('login', (data) => ({ ...data, custom_fields: { tag: 'a'.repeat(2000) } })),
  ],
  [
    'client-limits/return-to-within-length',
    connects,
    atData('token', (data) => ({ ...data, return_to: `https://client.example/${'a'.repeat(500)}` })),
  ],
  [
    'client-limits/texts-within-length',
    sends,
    atData('categorize', (data) => [{ ...(data as unknown as object[])[0], description: 'a'.repeat(4001) }]),
    { of: 'ais-v3' },
  ],
  [
    'client-requests/bodies-declared-rightly',
    sends,
    on('batch', ({ headers }) => ({ headers: { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' } })),
  ],
  ['client-requests/refused-not-repeated', insists, { ways: { times: 11 } }],
  ['client-requests/form-of-requests', sends, on('batch', () => ({ body: '{"data":' }))],
  ['client-requests/routes-exist', reads, atPath('countries', () => '/api/v4/contries')],
  [
    'client-requests/dates-with-transactions',
    connects,
    atData('login', (data) => ({ ...data, fetch_scopes: ['accounts'] })),
  ],
  [
    'client-requests/provider-parameters-forwarded',
    authorizes,
    atData('authorize', (data) => ({
      ...data,
      query_string: String(data.query_string).replace(/&?login_id=[^&]*/, ''),
    })),
  ],
  [
    'client-requests/reconnect-scopes-allowed',
    connects,
    atData('reconnect', (data) => ({ ...data, fetch_scopes: ['transactions'] })),
  ],
  ['client-callbacks/interactive-answered', listens, { ways: { leavesInteractive: true } }, { as: 'unenriched' }],
  ['client-callbacks/wrong-signature-ignored', listens, { ways: { taking: { verifies: false } } }, { as: 'unscoped' }],
  [
    'client-pages/page-for-the-user',
    connects,
    on('page', ({ headers }, { clients }) => ({ headers: { ...headers, 'App-id': clients.main.client.app_id } })),
  ],
  [
    'client-pages/own-window',
    forwards,
    on('widget', () => ({ headers: { 'Sec-Fetch-Dest': 'iframe' } })),
    { of: 'partners-v1' },
  ],
  [limits, sends, { ways: { burst: 14, waitMs: 1100 } }, { of: 'ais-v5' }],
  ['client-limits/waits-after-refusal', sends, { ways: { burst: 14, waitMs: 0 } }, { of: 'ais-v5', also: limits }],
  ['client-callbacks/answered-with-success', listens, { ways: { taking: { status: 302 } } }, { as: 'unencrypted' }],
]

export const flaws: Flaw[] = [
  ...rows.map((row) => flaw(...row)),
  {
    duty: 'client-keys/service-keys-only',
    of: 'payments-v1',
    scene: forwards,
    ...on('providers', ({ headers }, { clients }) => {
      const { app_id: appId, secret } = clients.app.client
      return { headers: { ...headers, 'App-id': appId, Secret: secret }, signs: false }
    }),
  },
  ...openFinanceFlaws,
]
