import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, afterEach, before, test } from 'node:test'
import nock from 'nock'
import type { Fields } from '../../../core/fields.ts'
import type { ContractDecided } from '../../../core/journal-events.ts'
import { countries, foreignPact } from '../test-support/foreign-pact.ts'
import { openBroker } from './broker.ts'
import { type BrokerPact, fetchPacts } from './fetch-pacts.ts'
import { publishResults } from './publish-results.ts'

const root = 'https://broker.test'
const selectors = [{ mainBranch: true }]
/** The first answer of a real Pact Broker. */
const home = JSON.parse(readFileSync(new URL('../test-support/broker-home.json', import.meta.url), 'utf8')) as Fields
const listed = {
  _embedded: {
    pacts: [
      {
        verificationProperties: { pending: false },
        _links: { self: { href: `${root}/pacts/1`, name: 'Pact between shop (1.0.0) and the bank' } },
      },
    ],
  },
}
const pact = {
  ...foreignPact([{ ...countries(), _id: 'abc' }]),
  _links: { 'pb:publish-verification-results': { href: `${root}/pacts/1/verification-results` } },
}

nock.restore()
before(() => nock.activate())
after(() => nock.restore())
afterEach(() => {
  assert.deepEqual(nock.pendingMocks(), [])
  nock.cleanAll()
})

function broker(access = {}) {
  return openBroker(root, access)
}

function recorded() {
  nock(root).get('/').reply(200, home)
  nock(root)
    .post('/pacts/provider/the%20bank/for-verification', {
      consumerVersionSelectors: selectors,
      providerVersionBranch: 'main',
      includePendingStatus: true,
    })
    .reply(200, listed)
  nock(root).get('/pacts/1').reply(200, pact)
}

const asked = { provider: 'the bank', selectors, providerBranch: 'main' }

function fetched(): Promise<BrokerPact[]> {
  recorded()
  return fetchPacts(broker({ token: 't' }), `${root}/`, asked)
}

test('the pacts of a provider are asked for with selectors, and carry where their results go', async () => {
  const [one, ...others] = await fetched()
  assert.equal(others.length, 0)
  assert.deepEqual(
    [one?.consumer, one?.source, one?.publishTo, one?.interactions[0]?.pending],
    ['shop', `${root}/pacts/1`, `${root}/pacts/1/verification-results`, false],
  )
})

test('credentials stay with the broker where a pact lies elsewhere', async () => {
  nock(root).get('/').reply(200, home)
  nock(root)
    .post('/pacts/provider/the%20bank/for-verification')
    .matchHeader('authorization', 'Bearer t')
    .reply(200, { _embedded: { pacts: [{ _links: { self: { href: 'https://elsewhere.test/pacts/1' } } }] } })
  nock('https://elsewhere.test', { badheaders: ['authorization'] })
    .get('/pacts/1')
    .reply(200, pact)
  assert.equal((await fetchPacts(broker({ token: 't' }), `${root}/`, { ...asked, selectors: [] })).length, 1)
})

test('a broker that refuses, lacks the pact, fails or is no broker is reported as such', async () => {
  const answers: Array<[number, string, string]> = [
    [401, '{}', 'BROKER_REFUSED'],
    [404, 'not there', 'BROKER_MISSING'],
    [500, 'oh dear', 'BROKER_FAILED'],
    [200, '<html>sign in</html>', 'BROKER_UNREADABLE'],
    [200, '{"hello": "world"}', 'BROKER_UNREADABLE'],
  ]
  for (const [status, body, code] of answers) {
    nock(root).get('/').reply(status, body)
    await assert.rejects(fetchPacts(broker(), `${root}/`, asked), { code })
  }
  nock(root)
    .get('/')
    .replyWithError(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' }))
  await assert.rejects(fetchPacts(broker(), `${root}/`, asked), { code: 'BROKER_UNREACHABLE', message: /broker\.test/ })
})

test('a missing pact, and a missing provider, are reported before anything is verified', async () => {
  nock(root).get('/').reply(200, home)
  await assert.rejects(fetchPacts(broker(), `${root}/`, { selectors: [] }), { code: 'PROVIDER_MISSING' })
  nock(root).get('/').reply(200, home)
  nock(root)
    .post('/pacts/provider/the%20bank/for-verification')
    .reply(200, { _embedded: { pacts: [] } })
  await assert.rejects(fetchPacts(broker(), `${root}/`, asked), { code: 'BROKER_PACTS_MISSING' })
})

function decided(verdict: ContractDecided['verdict']): ContractDecided {
  const mismatches = verdict === 'failed' ? [{ kind: 'status' as const, words: 'expected 200 but was 500' }] : []
  return { verdict, interaction: 'a request for countries', mismatches } as unknown as ContractDecided
}

async function published(...verdicts: Array<ContractDecided['verdict']>) {
  const [one] = await fetched()
  assert.ok(one)
  const publication = { providerVersion: '4f2a', providerBranch: 'main', buildUrl: 'https://ci.test/7' }
  return publishResults(broker({ token: 't' }), `${root}/`, new Map([[one, verdicts.map(decided)]]), publication)
}

test('a failure is published with the branch named first, and what was lacking, and a success as such', async () => {
  let sent: Record<string, unknown> = {}
  const results: unknown[] = []
  for (const verdict of ['passed', 'failed'] as const) {
    nock(root).get('/').reply(200, home)
    nock(root).put('/pacticipants/the%20bank/branches/main/versions/4f2a').reply(201, {})
    nock(root)
      .post('/pacts/1/verification-results', (body: Record<string, unknown>) => {
        sent = body
        return true
      })
      .reply(201, {})
    results.push((await published(verdict))[0]?.result)
  }
  assert.deepEqual(results, ['success', 'failure'])
  assert.partialDeepStrictEqual(sent, {
    success: false,
    providerApplicationVersion: '4f2a',
    buildUrl: 'https://ci.test/7',
    testResults: [
      {
        interactionId: 'abc',
        success: false,
        mismatches: [{ attribute: 'status', description: 'expected 200 but was 500' }],
      },
    ],
  })
})
