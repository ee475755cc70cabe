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

it('is broken by a refusal, by a different shape and by a field that only one has', () => {
  assert.equal(
    inOneLine(sameOutcome(login(), refusal)),
    'broken: one-of-two-refused {"wanted":"200 with data","got":"400 DateOutOfRange"}; wanted 200 with data, got 400 DateOutOfRange; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameOutcome(login(), login({ daily_refresh: 'true' }))),
    'broken: answer-shapes-differ {"place":"data.daily_refresh"}; wanted data of the shape of the first answer, got another shape at data.daily_refresh at data.daily_refresh; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameOutcome(login(), login({ connect_url: 'https://x.test' }))),
    'broken: answer-shapes-differ {"place":"data.connect_url"}; wanted data of the shape of the first answer, got another shape at data.connect_url at data.connect_url; 2 exchanges',
  )
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
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('needs the second answer too, and says which one was refused', () => {
  assert.equal(inOneLine(sameOutcome(login(), undefined)), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(sameOutcome(refusal, login())),
    'broken: one-of-two-refused {"wanted":"400 DateOutOfRange","got":"200 with data"}; wanted 400 DateOutOfRange, got 200 with data; 2 exchanges',
  )
})
