import { because } from '../../reasons/because.ts'
import type { HostedFlow } from '../../hosted/hosted-flow.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import type { SeenPage } from '../../hosted/hosted-visit.ts'
import * as checks from './hosted-pages.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const returnTo = 'http://127.0.0.1:1/back?own=kept'
const session = sampleExchange(200, { data: { connect_url: 'https://bank.example/connect' } })
const moved = sampleExchange(303, '')
const page = sampleExchange(200, 'Choose your bank\n\nNext')

function flow(
  seen: Partial<SeenPage> = {},
  logins: Exchange = sampleExchange(200, { data: [{ id: '7' }] }),
): HostedFlow {
  const nothing = { report: {}, arrived: false, addresses: [], messages: [], screenshots: [], blocked: [] }
  return { session, returnTo, logins, seen: { pages: [moved, page], status: 200, ...nothing, ...seen } }
}

function back(address: string): Partial<SeenPage> {
  return { arrived: true, returnedTo: new URL(address) }
}

const lost: Partial<SeenPage> = { pages: [sampleRefusal(404, 'RouteNotFound')], status: 404 }
const unreached = { pages: [], status: undefined } as unknown as Partial<SeenPage>

const cases: Array<[string, (of: HostedFlow) => { finding: string }, HostedFlow, string]> = [
  ['a page with words has opened', checks.pageOpened, flow(), 'held'],
  ['an answer of 404 is no page', checks.pageOpened, flow(lost), 'broken'],
  ['a page without a word is none', checks.pageOpened, flow({ pages: [sampleExchange(200, ' ')] }), 'broken'],
  ['no answer at all may be the way there', checks.pageOpened, flow(unreached), 'inconclusive'],
  ['a login afterwards', checks.endedWithLogin, flow(), 'held'],
  ['no login afterwards', checks.endedWithLogin, flow({}, sampleExchange(200, { data: [] })), 'broken'],
  [
    'logins that cannot be listed',
    checks.endedWithLogin,
    flow({}, sampleRefusal(400, 'RouteNotFound')),
    'inconclusive',
  ],
  [
    'no login where no page opened',
    checks.endedWithLogin,
    flow(lost, sampleExchange(200, { data: [] })),
    'inconclusive',
  ],
  ['a user who came back', checks.cameBack, flow(back(returnTo)), 'held'],
  ['a user who stayed', checks.cameBack, flow(), 'broken'],
  ['a user who could not begin', checks.cameBack, flow(lost), 'inconclusive'],
  ['parameters among others', checks.ownParametersCameBack, flow(back(`${returnTo}&login_id=7`)), 'held'],
  ['parameters lost', checks.ownParametersCameBack, flow(back('http://127.0.0.1:1/back?login_id=7')), 'broken'],
  ['parameters changed', checks.ownParametersCameBack, flow(back('http://127.0.0.1:1/back?own=other')), 'broken'],
  ['parameters of nobody', checks.ownParametersCameBack, flow(), 'untested'],
  ['what was added to nothing', checks.addedParameters, flow(), 'untested'],
  ['what was added', checks.addedParameters, flow(back(`${returnTo}&login_id=7#code=1`)), 'noted'],
  ['headers of the page', checks.frameable, flow(), 'noted'],
]
for (const [what, check, given, finding] of cases) {
  test(`${what}: ${finding}`, () => {
    assert.equal(check(given).finding, finding)
  })
}

test('what was added is named, in the query and after it', () => {
  const { reason } = checks.addedParameters(flow(back(`${returnTo}&login_id=7#code=1`)))
  assert.deepEqual(reason, because('parameters-added', { names: ['login_id', 'code'] }))
})

test('pictures and hosts out of reach are told beside the judgement', () => {
  const { details } = checks.cameBack(flow({ screenshots: ['hosted/a.png'], blocked: ['tracker.example'] }))
  assert.deepEqual(
    details?.map(({ text }) => text),
    ['hosted/a.png', 'tracker.example'],
  )
})
