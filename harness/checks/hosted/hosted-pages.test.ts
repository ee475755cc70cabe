import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import type { HostedFlow, SeenPage } from '../../hosted/seen-page.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import * as checks from './hosted-pages.ts'
import { overAfterExpiry } from './over-after-expiry.ts'

const returnTo = 'http://127.0.0.1:1/back?own=kept'
const session = sampleData({ connect_url: 'https://bank.example/connect' })
const moved = sampleExchange(303, '')
const page = sampleExchange(200, 'Choose your bank\n\nNext')

function flow(seen: Partial<SeenPage> = {}, logins: Exchange = sampleData([{ id: '7' }])): HostedFlow {
  const nothing = { report: {}, arrived: false, addresses: [], messages: [], screenshots: [], blocked: [] }
  return { session, returnTo, logins, seen: { pages: [moved, page], status: 200, ...nothing, ...seen } }
}

function back(address: string): Partial<SeenPage> {
  return { arrived: true, returnedTo: new URL(address) }
}

const lost: Partial<SeenPage> = { pages: [sampleRefusal(404, 'RouteNotFound')], status: 404 }
const unreached = { pages: [], status: undefined } as unknown as Partial<SeenPage>

const { logins: _, ...unlisted } = flow()
const headers: Array<[string, string]> = [
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'; img-src *"],
  ['x-frame-options', 'DENY'],
]
const framed: Exchange = { ...page, answer: { status: 200, headers, body: 'Pay' } }

const asked = { ...session, request: { ...session.request, body: '{"data":{"fetch_scopes":["accounts"]}}' } }
const fetchedFor = (fetch_scopes?: string[]) => ({
  ...flow({}, sampleData([{ id: '7', last_attempt: { fetch_scopes } }])),
  session: asked,
})

const at = (provider_code?: string) => flow({}, sampleData([{ id: '7', provider_code }]))

cases(
  'The login of a page is at the provider that was chosen',
  [checks.endedAtProvider(at('bank_xf'), 'bank_xf'), 'held'],
  [checks.endedAtProvider(at('other_xf'), 'bank_xf'), 'broken: other_xf at data[0].provider_code (2)'],
  [checks.endedAtProvider(at(), 'bank_xf'), 'untested'],
  [checks.endedAtProvider({ ...at('other_xf'), seen: { ...at().seen, by: 'person' } }, 'bank_xf'), 'untested'],
)

cases(
  'The login of a page is fetched as its session asked',
  [checks.fetchedAsAsked(fetchedFor(['accounts'])), 'held'],
  [
    checks.fetchedAsAsked(fetchedFor(['accounts', 'transactions'])),
    'broken: ["accounts","transactions"] at data[0].last_attempt.fetch_scopes (2)',
  ],
  [checks.fetchedAsAsked(fetchedFor()), 'untested'],
  [checks.fetchedAsAsked(flow({}, sampleData([]))), 'untested'],
)

test('each judgement that shows the page carries its screenshots and hosts', () => {
  const seen = { screenshots: ['a.png', 'b.png'], blocked: ['x.example', 'y.example'] }
  const details = [
    { title: 'Screenshots, in the folder of the run', text: 'a.png\nb.png' },
    { title: 'Hosts that the browser was not allowed to reach', text: 'x.example\ny.example' },
  ]
  assert.deepEqual(checks.endedWithLogin(flow(seen, sampleData([]))).details, details)
  assert.deepEqual(checks.pageOpened(flow({ screenshots: ['a.png'] })).details, [{ ...details[0], text: 'a.png' }])
  assert.equal(checks.pageOpened(flow()).details, undefined)
})

const { reason } = checks.addedParameters(flow(back(`${returnTo}&login_id=7#code=1`)))
const { details } = checks.cameBack(flow({ screenshots: ['hosted/a.png'], blocked: ['tracker.example'] }))

const list = (...ids: string[]) => sampleData(ids.map((id) => ({ id })))
const expired = (late: Exchange) => overAfterExpiry({ inTime: list('1'), late })

cases(
  'what was added is named, in the query and after it',
  [reason, because('values-shown', { place: 'return_to', values: ['login_id', 'code'] })],
  'pictures and unreachable hosts are reported beside the judgement',
  [details?.map(({ text }) => text), ['hosted/a.png', 'tracker.example']],
  'says what was found on the way through the page',
  [checks.pageOpened(flow({ pages: [sampleExchange(200, ' ')] })), 'broken: a page without words (2)'],
  [checks.pageOpened(flow({ status: 300 })), 'broken: status 200 and the page "Choose your bank" (2)'],
  [checks.pageOpened(flow({ status: 199 })), 'broken: status 200 and the page "Choose your bank" (2)'],
  [checks.pageOpened(flow({ pages: [sampleExchange(299, 'Last'), page] })), 'held: value-as-expected (3)'],
  [checks.pageOpened(flow({ pages: [sampleExchange(300, 'Over'), page] })), 'held: value-as-expected (2)'],
  [checks.pageOpened(flow({ pages: [sampleExchange(399, 'Over'), page] })), 'held: value-as-expected (2)'],
  [checks.pageOpened(flow({ pages: [sampleExchange(400, 'Bad')] })), 'held: value-as-expected (2)'],
  [checks.endedWithLogin(flow(lost)), 'inconclusive: nothing-to-check (2)'],
  [checks.endedWithLogin(flow()), 'held: holds-for (3)'],
  [checks.endedWithLogin(flow({}, sampleData([]))), 'broken: none at data (3)'],
  [checks.endedWithLogin(unlisted), 'inconclusive: nothing-to-check (2)'],
  [checks.cameBack(flow(back(returnTo))), 'held: holds (2)'],
  [checks.cameBack(flow()), 'broken: the last page is "Choose your bank" (2)'],
  [checks.cameBack(flow({ blocked: ['a.test', 'b.test'] })), 'broken: the user was sent to a.test, b.test (2)'],
  [checks.cameBack(flow(lost)), 'inconclusive: nothing-to-check (2)'],
  [checks.ownParametersCameBack(flow(lost)), 'inconclusive: nothing-to-check (2)'],
  [checks.ownParametersCameBack(flow(back('http://127.0.0.1:1/back?own=other'))), 'broken: other at own (2)'],
  [checks.ownParametersCameBack(flow(back('http://127.0.0.1:1/back'))), 'broken: no such parameter at own (2)'],
  [checks.addedParameters(flow()), 'untested: nothing-to-check (2)'],
  [checks.frameable(flow({ pages: [framed] })), 'noted: values-shown (2)'],
  [checks.frameable(flow(unreached)), 'inconclusive: nothing-to-check'],
  'an expired page that made no login holds, whether its customer has an empty list or none, and one that made one is broken',
  [expired(sampleRefusal(404, 'CustomerNotFound')), 'held'],
  [expired(list('2', '3')), /^broken: 2 logins/],
)
