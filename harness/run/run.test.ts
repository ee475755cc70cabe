import assert from 'node:assert/strict'
import { test, it } from 'node:test'
import { checkWord } from './check-word.ts'
import { readChecks } from '../evaluation/read-checks.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { fingerprintOf } from '../evaluation/start-of.ts'
import { sampleExchange } from '../checks/test-support/sample-exchange.ts'
import { SeenAnswers } from './seen-answers.ts'

test('a title becomes one word, the same as it stands and joined by hyphens', () => {
  const word = checkWord("For every odd query, where none is asked for: the signature's accepted")
  assert.equal(word, 'For-every-odd-query-where-none-is-asked-for-the-signature-s-accepted')
  assert.equal(checkWord(word), word)
})

test('no two checks of one requirement have one word', () => {
  const seen = new Map<string, string>()
  for (const { requirements, title, where } of readChecks())
    for (const id of requirements) {
      const key = `${id} ${checkWord(title)}`
      assert.equal(seen.get(key), undefined, `${seen.get(key)} and ${where} of ${id}`)
      seen.set(key, where)
    }
})

const planned = [
  { id: 'ais/rates/floor', interface: 'ais-v4', address: 'ais-v4/rates/floor', checks: ['f: The floor'] },
]
const pace = {
  requests_per_second: 1,
  concurrent_requests: 1,
  timeout_seconds: 1,
  fetch_timeout_seconds: 1,
  person_timeout_seconds: 1,
}

test('Pace, budget and secrets do not change the digest of a profile, its address does', () => {
  const profile = testProfile('http://127.0.0.1:1')
  const { profile: usual } = fingerprintOf({ planned }, profile, false)
  const changed = (change: Partial<typeof profile>) =>
    fingerprintOf({ planned }, { ...profile, ...change }, false).profile
  assert.equal(changed({ pacing: pace, budget: { requests: 1, seconds: 1, step_seconds: 1 } }), usual)
  assert.equal(changed({ clients: profile.clients.map((one) => ({ ...one, secret: `${one.secret}-renewed` })) }), usual)
  assert.notEqual(changed({ target: { ...profile.target, base_url: 'http://127.0.0.1:2' } }), usual)
})

test('Every embedded sandbox is the same', () => {
  const [one, other] = [1, 2].map((port) => fingerprintOf({ planned }, testProfile(`http://127.0.0.1:${port}`), true))
  assert.deepEqual(one, other)
})

test('Another check or another contract is another plan', () => {
  const profile = testProfile('http://127.0.0.1:1')
  const { plan } = fingerprintOf({ planned }, profile, true)
  const contracts = [{ pact: 'p', consumer: 'c', provider: 'b', interaction: 'i', states: [], pending: false }]
  assert.notEqual(fingerprintOf({ planned: planned.map((one) => ({ ...one, checks: [] })) }, profile, true).plan, plan)
  assert.notEqual(fingerprintOf({ planned, contracts }, profile, true).plan, plan)
})

function commonestOf(...bodies: unknown[]): string {
  const seen = new SeenAnswers()
  for (const body of bodies) seen.add('list countries', sampleExchange(400, body))
  return seen.commonest()
}

it('names the outcome seen most often, be it a class of several words or no text at all', () => {
  assert.equal(commonestOf({ error_class: 'A' }, { error_class: 'B' }, { error_class: 'B' }), 'B')
  assert.equal(commonestOf({ error: { class: 'Api Key Not Found' } }), 'Api Key Not Found')
  assert.equal(commonestOf({ error_class: { a: 1 } }, { error_class: ['x'] }, {}, null), '400')
  assert.equal(commonestOf({ apiClientMessages: [{ code: 'FORMAT_ERROR' }] }), 'FORMAT_ERROR')
  assert.equal(commonestOf({ error_class: 'x'.repeat(301) }), 'of-another-kind')
})
