import { cases } from '../../core/test-support/cases.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { broken, held, inconclusive } from '../../core/judgement.ts'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../interfaces/ais-v6/dialect.ts'
import { dialect as aisV5 } from '../../interfaces/ais-v5/dialect.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../checks/test-support/sample-exchange.ts'
import { because } from '../reasons/because.ts'
import { testDraft } from '../client/test-support/test-profile.ts'
import type { Dialect } from './dialect.ts'
import { asItWasAnswered, stoppedUnlessAbsent } from './as-it-was-answered.ts'
import { RoutesMet } from './routes-met.ts'
import { hasRoute } from './has-route.ts'
import { inDialect } from './in-dialect.ts'
import { paceOf } from './rate-limits.ts'
import { routeAt } from './route-at.ts'

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
  [missing(absent), 'GET /currencies'],
  [missing(rates), 'GET /rates'],
  [missing(asked('/api/v3/no_such_route')), undefined],
  [missing(asked('/api/v4/currencies')), undefined],
  [currencies(sampleRefusal(404, 'AssetNotFound')), undefined],
  [currencies(sampleExchange(404, { apiClientMessages: [] })), undefined],
  [currencies(sampleRefusal(400, 'WrongRequestFormat')), undefined],
  [currencies(sampleData([])), undefined],
  [missing(absent, there), undefined],
  [missing(asked('/api/v3/rates'), there), 'GET /rates'],
  'what lacks a route that the target need not have stays untested and names it',
  [said(absent), Array(3).fill('untested route-absent')],
  [asItWasAnswered(judgements(absent)[0]!, { routes: met }).reason.facts, { route: 'GET /currencies' }],
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
  [
    [inSix('GET', '/logins'), inSix('GET', '/accounts'), inSix('POST', '/connections/connect')],
    [true, true, true],
  ],
  [inSix('POST', '/logins/7/background_refresh'), true],
  [
    [inSix('GET', '/logins/7'), inSix('GET', '/countries'), inSix('PUT', '/logins/7/refresh')],
    [false, false, false],
  ],
  'A version has what its table lists, and nothing beside it',
  [has(aisV4, 'GET', '/api/v4/countries'), true],
  [
    [has(aisV4, 'GET', '/api/v4/client/info'), has(aisV4, 'GET', '/api/v5/countries')],
    [false, false],
  ],
  'Lists have a limit of ten, what enriches has one of five, and nothing else has any',
  [['', '/'].map((end) => limitOf('GET', `/api/v5/countries${end}`)), [10, 10]],
  [limitOf('GET', '/api/v5/providers/fakebank'), 10],
  [limitOf('POST', '/api/v5/categories/learn'), 5],
  [limitOf('POST', '/api/v5/countries'), undefined],
  [limitOf('GET', '/api/v5/accounts'), undefined],
  [limitOf('GET', '/api/v4/countries'), undefined],
  'Requests are spaced where the version has limits, unless they are off or to be seen at work',
  [inDialect(listed, aisV5).pace?.perSecond, 10],
  [inDialect({ ...listed, rateLimited: 'wanted' }, aisV5).pace, undefined],
  [inDialect(listed, { ...aisV5, limitsOff: true }).pace, undefined],
  [inDialect({ ...listed, path: '/api/v4/countries' }, aisV4).pace, undefined],
)
