import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sameOutcome } from './same-outcome.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const login = (fields: Record<string, unknown> = {}) =>
  sampleExchange(200, { data: { id: '7', secret: 's', daily_refresh: true, last_success_at: null, ...fields } })
const refusal = sampleRefusal(400, 'DateOutOfRange')

it('holds for answers alike in all but their values and the moment', () => {
  const later = login({ id: '8', secret: 't', last_success_at: '2026-03-02T08:00:00Z', consent_given_at: 'x' })
  assert.equal(inOneLine(sameOutcome(login(), later)), 'held: both-accepted-alike; 2 exchanges')
})

it('is broken by a refusal, by another shape and by a field that only one has', () => {
  assert.equal(sameOutcome(login(), refusal).got, '400 DateOutOfRange')
  assert.equal(sameOutcome(login(), login({ daily_refresh: 'true' })).place, 'data.daily_refresh')
  assert.equal(sameOutcome(login(), login({ connect_url: 'https://x.test' })).place, 'data.connect_url')
  assert.equal(
    inOneLine(sameOutcome(login(), sampleExchange(200, { data: [] }))),
    'broken: answer-shapes-differ {"place":"data"}; wanted data of the shape of the first answer, got another shape at data at data; 2 exchanges',
  )
})

it('compares refusals by class, and counts equal ones only when asked', () => {
  assert.equal(
    inOneLine(sameOutcome(refusal, sampleRefusal(400, 'InvalidFromDate'))),
    'broken: refusals-differ {"wanted":"400 DateOutOfRange","got":"400 InvalidFromDate"}; wanted 400 DateOutOfRange, got 400 InvalidFromDate at error_class; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameOutcome(refusal, sampleRefusal(406, 'DateOutOfRange'))),
    'inconclusive: both-refused {"outcome":"406 DateOutOfRange"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameOutcome(refusal, refusal, { refusalsCount: true })),
    'held: both-refused-alike {"outcome":"400 DateOutOfRange"}; 2 exchanges',
  )
})

it('is inconclusive without both answers', () => {
  assert.equal(inOneLine(sameOutcome(undefined, login())), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(sameOutcome(login(), sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
  )
})
