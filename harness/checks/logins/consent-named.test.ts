import { because } from '../../reasons/because.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentNamed } from './consent-named.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const list = (...rows: Array<Record<string, unknown>>) => [sampleExchange(200, { data: rows })]
const attempt = { id: '9', consent_id: '5' }

test('A connection that names a consent by its id holds, whatever others leave out', () => {
  const judgement = consentNamed(list({ id: '1' }, { id: '2', last_consent_id: '5', last_attempt: attempt }))
  assert.deepEqual(judgement.finding, 'held')
  assert.deepEqual(judgement.reason, because('consents-named', { naming: 1, connections: 2 }))
})

test('A consent that its attempt names and the connection holds as null, or that is no id, is broken', () => {
  for (const id of [null, '', 5]) {
    const judgement = consentNamed(list({ id: '1', last_consent_id: id, last_attempt: attempt }))
    assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data[0].last_consent_id'])
    assert.equal(judgement.reason.code, 'value-differs')
  }
})

test('A property that is left out, or null beside an attempt without consent, leaves it untested', () => {
  for (const row of [{ last_attempt: attempt }, { last_consent_id: null, last_attempt: { id: '9' } }]) {
    const judgement = consentNamed(list({ id: '1', ...row }))
    assert.deepEqual(judgement.finding, 'untested')
    assert.deepEqual(judgement.reason, because('left-out', { what: 'last_consent_id' }))
  }
})

test('No connection and a refusal show nothing', () => {
  assert.equal(consentNamed(list()).finding, 'inconclusive')
  assert.equal(consentNamed([sampleRefusal(404, 'CustomerNotFound')]).finding, 'inconclusive')
})
