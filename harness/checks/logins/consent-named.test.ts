import { because } from '../../reasons/because.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptsNameConsent, consentNamed } from './consent-named.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const list = (...rows: Array<Record<string, unknown>>) => [sampleData(rows)]
const attempt = { id: '9', consent_id: '5' }

test('A connection that names a consent by its id holds, whatever others leave out', () => {
  const judgement = consentNamed(list({ id: '1' }, { id: '2', last_consent_id: '5', last_attempt: attempt }))
  assert.deepEqual(judgement.finding, 'held')
  assert.deepEqual(judgement.reason, because('consents-named', { naming: 1, connections: 2 }))
})

test('A property that is left out, or null beside an attempt without consent, leaves it untested', () => {
  for (const row of [{ last_attempt: attempt }, { last_consent_id: null, last_attempt: { id: '9' } }]) {
    const judgement = consentNamed(list({ id: '1', ...row }))
    assert.deepEqual(judgement.finding, 'untested')
    assert.deepEqual(judgement.reason, because('left-out', { what: 'last_consent_id' }))
  }
})

test('Each case comes to its finding, and says where a consent is missing, and how many are named', () => {
  says(consentNamed(list()), 'inconclusive: list-is-empty')
  says(consentNamed(list({ last_consent_id: '5' }, { last_consent_id: '6' }, {})), 'held: consents-named')
  says(consentNamed(list({ last_consent_id: '5' }, { last_consent_id: 5 })), 'broken: 5 at data[1].last_consent_id')
  says(consentNamed(list({ last_consent_id: null, last_attempt: { consent_id: 5 } })), 'untested: left-out')
  says(consentNamed(list({ last_consent_id: '' }, { last_consent_id: '5' })), 'broken: "" at data[0].last_consent_id')
})

test('An attempt that names the consent of its connection holds, and one that names another is broken', () => {
  assert.equal(attemptsNameConsent(list({ last_consent_id: '5', last_attempt: attempt })).finding, 'held')
  const other = attemptsNameConsent(list({ last_consent_id: '6', last_attempt: attempt }))
  assert.deepEqual([other.finding, other.place], ['broken', 'data[0].last_attempt.consent_id'])
})

test('Where one of both is left out, nothing is compared', () => {
  for (const row of [{ last_attempt: attempt }, { last_consent_id: '5', last_attempt: { consent_id: null } }])
    assert.equal(attemptsNameConsent(list(row)).finding, 'untested')
  assert.equal(attemptsNameConsent([sampleRefusal(404, 'CustomerNotFound')]).finding, 'inconclusive')
})
