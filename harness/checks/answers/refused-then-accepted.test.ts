import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { refusedThenAccepted } from './refused-then-accepted.ts'
import { inOneLine } from './in-one-line.ts'

const success = sampleExchange(200, { data: { id: '1' } })
const refusal = sampleRefusal(404, 'LoginNotFound')

it('holds where each defect is refused and each twin accepted', () => {
  const judgement = refusedThenAccepted([refusal, refusal], [success, success])
  assert.equal(
    inOneLine(judgement),
    'held: refused-then-accepted {"requests":["GET /api/v4/samples","GET /api/v4/samples"]}; 4 exchanges',
  )
  assert.equal(judgement.evidence.length, 4)
  assert.equal(
    inOneLine(refusedThenAccepted([refusal], [success], ['LoginNotFound'])),
    'held: refused-then-accepted {"requests":["GET /api/v4/samples"]}; 2 exchanges',
  )
})

it('is broken by one defect accepted, though its twin is refused after it', () => {
  const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
  assert.equal(
    inOneLine(refusedThenAccepted([refusal, success], [success, busy])),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal"}; wanted a refusal, got accepted: 200 with data; 1 exchanges',
  )
})

it('is broken by another class where classes are named', () => {
  assert.equal(refusedThenAccepted([refusal], [success], ['WrongClientToken']).place, 'error_class')
})

it('proves nothing where a twin is refused, an answer is missing or nothing was sent', () => {
  assert.equal(
    inOneLine(refusedThenAccepted([refusal], [refusal])),
    'inconclusive: control-refused {"outcome":"404 LoginNotFound"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(refusedThenAccepted([sampleTransportError()], [success])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
  )
  assert.equal(inOneLine(refusedThenAccepted([], [])), 'inconclusive: nothing-sent; 0 exchanges')
})
