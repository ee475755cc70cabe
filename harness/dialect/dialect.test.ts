import { cases } from '../../core/test-support/cases.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { broken, held, inconclusive } from '../../core/judgement.ts'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../interfaces/ais-v6/interface.ts'
import { dialect as aisV5 } from '../../interfaces/ais-v5/dialect.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../checks/test-support/sample-exchange.ts'
import { because } from '../reasons/because.ts'
import { testDraft, testProfile } from '../client/test-support/test-profile.ts'
import { type Dialect, routeAt } from './dialect.ts'
import { asItWasAnswered, stoppedUnlessAbsent } from './as-it-was-answered.ts'
import { RoutesMet } from './routes-met.ts'
import { hasRoute } from './has-route.ts'
import { inDialect, withIntegerIds } from './in-dialect.ts'
import { paceOf } from './rate-limits.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as aisV3 } from '../../interfaces/ais-v3/dialect.ts'
import type { Reason } from '../../core/reason.ts'
import { jsonText } from '../../core/exact-json.ts'
import type { Profile } from '../profile/profile.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { capabilitiesIn, dialectOfProfile, profileIn } from './profile-in-dialect.ts'

const route = { request: '', source: '', row: '', answer: 'not shown' } as const
const dialect = {
  basePath: '/api/v3',
  routes: [
    { ...route, route: 'GET /currencies', level: 'implied' as const },
    { ...route, request: 'list rates', route: 'GET /rates', level: 'stated' as const },
  ],
}
const asked = (path: string, exchange = sampleRefusal(404, 'RouteNotFound')) => ({
  ...exchange,
  request: { ...exchange.request, method: 'GET', url: `https://bank.example/prefix${path}` },
})
const absent = asked('/api/v3/currencies')
const difference = { wanted: 'a', got: 'b' }

const met = new RoutesMet(dialect)
const bare = sampleExchange(404, 'Not Found')
const judgements = (evidence: ReturnType<typeof asked>) => [
  broken(because('holds'), difference, [evidence]),
  held(because('holds'), [evidence]),
  inconclusive(because('holds'), [evidence]),
]

const missing = (exchange: ReturnType<typeof asked>, seen = met) => seen.missing(exchange)?.route
const currencies = (exchange: Exchange) => missing(asked('/api/v3/currencies', exchange))
const there = new RoutesMet(dialect)
there.note(asked('/api/v3/currencies', sampleData([])))
const said = (evidence: ReturnType<typeof asked>) =>
  judgements(evidence).map((judgement) => {
    const { finding, reason } = asItWasAnswered(judgement, { routes: met })
    return `${finding} ${reason.code}`
  })
const rates = asked('/api/v3/rates', bare)
const stopped = new CheckStopped('inconclusive', because('holds'), [rates])
const ofEach = { what: '', concerned: 1, wanted: '', got: '' }
const kept = [
  broken(because('answer-not-as-documented', ofEach), difference, [absent]),
  broken(because('route-missing', { route: '', address: '', outcome: '' }), difference, [rates]),
  broken(because('holds'), difference, [asked('/api/v3/rates', sampleExchange(400, {}))]),
]

const has = (dialect: Dialect, method: string, path: string) => hasRoute(dialect, testDraft({ method, path }))
const inSix = (method: string, path: string) => has(aisV6, method, `/api/v6${path}`)
const limitOf = (method: string, path: string) => paceOf(aisV5, routeAt(aisV5, { method, path }))?.perSecond
const listed = testDraft({ name: 'list countries', path: '/api/v5/countries' })

cases(
  'a route is missing where the target says so, in whatever form, and accepted no request to it',
  [missing(asked('/api/v3/no_such_route')), undefined],
  [missing(asked('/api/v4/currencies')), undefined],
  [currencies(sampleExchange(404, { apiClientMessages: [] })), undefined],
  [missing(absent, there), undefined],
  'what lacks a route that the target need not have stays untested and names it',
  [said(absent), Array(3).fill('untested route-absent')],
  [
    (stoppedUnlessAbsent(met, new CheckStopped('inconclusive', because('holds'), [absent])) as CheckStopped).finding,
    'untested',
  ],
  'what lacks a route that the target must have is neither broken nor held',
  [said(rates), ['inconclusive route-awaited', 'inconclusive route-awaited', 'inconclusive holds']],
  'everything else stays as it is',
  ...kept.map((judgement) => [asItWasAnswered(judgement, { routes: met }) === judgement, true] as const),
  [stoppedUnlessAbsent(met, stopped) === stopped, true],
  [stoppedUnlessAbsent(met, undefined), undefined],
  'A version with few routes has those under its own names and no other',
  [inSix('POST', '/logins/7/background_refresh'), true],
  'A version has what its table lists, and nothing beside it',
  [
    [has(aisV4, 'GET', '/api/v4/client/info'), has(aisV4, 'GET', '/api/v5/countries')],
    [false, false],
  ],
  'Lists have a limit of ten, what enriches has one of five, and nothing else has any',
  [['', '/'].map((end) => limitOf('GET', `/api/v5/countries${end}`)), [10, 10]],
  [limitOf('POST', '/api/v5/countries'), undefined],
  [limitOf('GET', '/api/v5/accounts'), undefined],
  'Requests are spaced where the version has limits, unless they are off or to be seen at work',
  [inDialect(listed, aisV5).pace?.perSecond, 10],
  [inDialect({ ...listed, rateLimited: 'wanted' }, aisV5).pace, undefined],
  [inDialect(listed, { ...aisV5, limitsOff: true }).pace, undefined],
  [inDialect({ ...listed, path: '/api/v4/countries' }, aisV4).pace, undefined],
)

function withKeys(v3?: Profile['clients'][number]['v3']): Profile {
  const profile = testProfile('http://127.0.0.1:1')
  const clients = profile.clients.map((one) => (one.purpose === 'main' && v3 ? { ...one, v3 } : one))
  return { ...profile, clients }
}
const service = withKeys({ client_id: 'id3', service_secret: 'service3' })

test('A connection need not be ready where another interface that is claimed makes one', () => {
  const plain = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true } as const
  const profile: Profile = { ...service, providers: [plain] }
  assert.equal(capabilitiesIn(aisV6, profile).get('plain-provider'), true)
  const alone: Profile = { ...profile, target: { ...profile.target, interfaces: ['ais-v6'] } }
  assert.notEqual(capabilitiesIn(aisV6, alone).get('v6-connection'), true)
  assert.notEqual(capabilitiesIn(aisV6, { ...profile, providers: [] }).get('v6-connection'), true)
})

const [main, ...rest] = profileIn(aisV3, service).clients
const app = withKeys({ client_id: 'id3', app_secret: 'app3' })

cases(
  'Clients go by their keys of version 3, and keep the App-id they are registered under',
  [rest, []],
  [
    [main?.app_id, main?.secret, main?.key_type, main?.registered?.app_id],
    ['id3', 'service3', 'service', service.clients.find(({ purpose }) => purpose === 'main')?.app_id],
  ],
  [profileIn(aisV4, service), service],
  'A client without keys of version 3 offers nothing there, and the reason says what to give',
  [capabilitiesIn(aisV4, service).get('live-client'), true],
  [
    wordsOf(capabilitiesIn(aisV3, service).get('live-client') as Reason),
    /no keys of version 3 \(clients, v3\) for a client in live/,
  ],
  [capabilitiesIn(aisV3, service).get('v3-keys'), true],
  [wordsOf(capabilitiesIn(aisV3, withKeys()).get('v3-keys') as Reason), /^The profile does not give the main client/],
  'An app key goes out under App-secret',
  [dialectOfProfile(aisV3, app).headers['Secret'], 'App-secret'],
  [dialectOfProfile(aisV3, service).headers['Secret'], 'Service-secret'],
)

const sent = (body: unknown): string => jsonText(withIntegerIds(body))

cases(
  'Ids go out as integers at any depth',
  [
    sent({ data: [{ transaction_id: '8', category_code: 'x' }] }),
    '{"data":[{"transaction_id":8,"category_code":"x"}]}',
  ],
  [sent({ data: { exclude_accounts: ['1', '2'] } }), '{"data":{"exclude_accounts":[1,2]}}'],
  'Ids beyond 2^53 keep every digit',
  [sent({ data: { customer_id: '18446744073709551615' } }), '{"data":{"customer_id":18446744073709551615}}'],
  'Ids of a different form, and what a user typed, stay as they are',
  [sent({ data: { credentials: { user_id: '7' } } }), '{"data":{"credentials":{"user_id":"7"}}}'],
  [sent(undefined), undefined],
)
