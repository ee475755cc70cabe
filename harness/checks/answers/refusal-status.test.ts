import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refusalsHaveStatus, refusedWithStatus } from './refusal-status.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const accepted = sampleExchange(200, { data: {} })

it('holds for a refusal with one of the statuses, whatever its class', () => {
  assert.equal(refusedWithStatus(accepted, sampleRefusal(404, 'AnyClass'), [400, 404]).finding, 'held')
})

it('is broken by another status and by acceptance', () => {
  const judgement = refusedWithStatus(accepted, sampleRefusal(400, 'CustomerNotFound'), [404])
  assert.deepEqual([judgement.finding, judgement.wanted], ['broken', 'a refusal with status 404'])
  assert.equal(judgement.got, '400 CustomerNotFound')
  assert.match(refusedWithStatus(accepted, accepted, [404]).got ?? '', /^accepted/)
})

it('proves nothing where the control was refused, nothing came back, or the target takes no more for now', () => {
  const refusal = sampleRefusal(404, 'CustomerNotFound')
  assert.equal(refusedWithStatus(refusal, refusal, [404]).finding, 'inconclusive')
  assert.equal(refusedWithStatus(accepted, sampleTransportError(), [404]).finding, 'inconclusive')
  assert.equal(refusedWithStatus(accepted, sampleRefusal(429, 'TooManyRequests'), [404]).finding, 'inconclusive')
})

it('passes over what was accepted, and is untested where all was', () => {
  const mixed = [accepted, sampleRefusal(400, 'WrongRequestFormat')]
  assert.equal(refusalsHaveStatus(mixed, [400, 404]).finding, 'held')
  assert.equal(refusalsHaveStatus(mixed, [404]).finding, 'broken')
  assert.equal(refusalsHaveStatus([accepted], [400]).finding, 'untested')
})
