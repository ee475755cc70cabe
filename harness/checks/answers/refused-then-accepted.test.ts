import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { refusedThenAccepted } from './refused-then-accepted.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const refusal = sampleRefusal(404, 'LoginNotFound')

it('holds where each defect is refused and each twin accepted', () => {
  const judgement = refusedThenAccepted([refusal, refusal], [success, success])
  assert.equal(judgement.finding, 'held')
  assert.equal(judgement.evidence.length, 4)
  assert.equal(refusedThenAccepted([refusal], [success], ['LoginNotFound']).finding, 'held')
})

it('is broken by one defect accepted, though its twin is refused after it', () => {
  const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
  assert.equal(refusedThenAccepted([refusal, success], [success, busy]).finding, 'broken')
})

it('is broken by another class where classes are named', () => {
  assert.equal(refusedThenAccepted([refusal], [success], ['WrongClientToken']).place, 'error_class')
})

it('proves nothing where a twin is refused, an answer is missing or nothing was sent', () => {
  assert.equal(refusedThenAccepted([refusal], [refusal]).finding, 'inconclusive')
  assert.equal(refusedThenAccepted([sampleTransportError()], [success]).finding, 'inconclusive')
  assert.equal(refusedThenAccepted([], []).finding, 'inconclusive')
})
