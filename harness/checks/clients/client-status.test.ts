import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedWithinLimit, limitStops, refusalsNameStatus, stoppedForItsStatus } from './client-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const restricted = sampleRefusal(400, 'ClientRestricted')
const full = sampleRefusal(400, 'LoginLimitReached')

it('a client is stopped for its status with its class, at the latest by the last request', () => {
  assert.equal(stoppedForItsStatus([success, restricted], 'ClientRestricted').finding, 'held')
  assert.equal(stoppedForItsStatus([success, success], 'ClientRestricted').finding, 'broken')
  assert.equal(stoppedForItsStatus([sampleRefusal(400, 'ClientPending')], 'ClientRestricted').place, 'error_class')
  assert.equal(stoppedForItsStatus([], 'ClientRestricted').finding, 'inconclusive')
  assert.equal(stoppedForItsStatus([sampleTransportError()], 'ClientRestricted').finding, 'inconclusive')
})

it('refusals name the status, and no refusal is only noted', () => {
  assert.equal(refusalsNameStatus([success, restricted], 'ClientRestricted').finding, 'held')
  assert.equal(refusalsNameStatus([success, restricted], 'ClientPending').finding, 'broken')
  assert.equal(refusalsNameStatus([success], 'ClientPending').finding, 'noted')
  assert.equal(refusalsNameStatus([sampleTransportError()], 'ClientPending').finding, 'inconclusive')
})

it('a limit holds where it stops at or before its number', () => {
  assert.equal(limitStops({ before: 0, answers: [success, success, full] }, 2).finding, 'held')
  assert.equal(limitStops({ before: 0, answers: [full] }, 2).finding, 'held')
})

it('a limit is broken by one login more, and by another class', () => {
  assert.equal(limitStops({ before: 0, answers: [success, success, success] }, 2).finding, 'broken')
  assert.equal(
    limitStops({ before: 0, answers: [success, sampleRefusal(400, 'ActionNotAllowed')] }, 2).finding,
    'broken',
  )
})

it('what the run made before counts', () => {
  assert.equal(limitStops({ before: 2, answers: [full] }, 2).finding, 'held')
  assert.equal(limitStops({ before: 1, answers: [success, full] }, 2).finding, 'held')
  assert.equal(limitStops({ before: 2, answers: [success] }, 2).finding, 'broken')
  assert.equal(limitStops({ before: 3, answers: [full] }, 2).finding, 'broken')
  assert.equal(limitStops({ before: 2, answers: [sampleRefusal(400, 'ActionNotAllowed')] }, 2).finding, 'broken')
})

it('a limit that was not reached, or hidden by another refusal, proves nothing', () => {
  for (const answers of [
    [],
    [success],
    [success, sampleRefusal(400, 'RateLimitExceeded')],
    [restricted],
    [sampleTransportError()],
  ])
    assert.equal(limitStops({ before: 0, answers }, 2).finding, 'inconclusive')
})

it('a login is accepted within the limit, and a limit used up proves nothing', () => {
  assert.equal(acceptedWithinLimit(success, success).finding, 'held')
  assert.equal(acceptedWithinLimit(success, restricted).finding, 'broken')
  assert.equal(acceptedWithinLimit(success, full).finding, 'untested')
})
