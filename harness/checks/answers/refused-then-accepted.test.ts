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

it('names routes that the target does not have beside what the others show', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  assert.equal(
    inOneLine(refusedThenAccepted([unknown, refusal], [unknown, success])),
    'held: all-of {"parts":[{"code":"refused-then-accepted","facts":{"requests":["GET /api/v4/samples"]}},{"code":"routes-set-aside","facts":{"routes":["GET /api/v4/samples"]}}]}; 2 exchanges',
  )
  assert.equal(refusedThenAccepted([success, refusal], [unknown, success]).finding, 'broken')
  assert.equal(refusedThenAccepted([unknown], [unknown]).finding, 'inconclusive')
})

it('is broken by one defect accepted, though its twin is refused after it', () => {
  const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
  assert.equal(
    inOneLine(refusedThenAccepted([refusal, success], [success, busy])),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal"}; wanted a refusal, got accepted: 200 with data; 1 exchange',
  )
})

it('is broken by a wrong class where classes are named', () => {
  assert.equal(
    inOneLine(refusedThenAccepted([refusal], [success], ['WrongClientToken'])),
    'broken: error-class-differs {"outcome":"404 LoginNotFound","wanted":"a refusal with WrongClientToken"}; wanted a refusal with WrongClientToken, got 404 LoginNotFound at error_class; 1 exchange',
  )
})

it('proves nothing where a twin is refused, an answer is missing or nothing was sent', () => {
  assert.equal(
    inOneLine(refusedThenAccepted([refusal], [refusal])),
    'inconclusive: control-refused {"outcome":"404 LoginNotFound"}; 1 exchange',
  )
  assert.equal(
    inOneLine(refusedThenAccepted([sampleTransportError()], [success])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(refusedThenAccepted([], [])), 'inconclusive: nothing-sent; 0 exchanges')
})

it('needs as many answers without the defect as with it', () => {
  assert.equal(
    inOneLine(refusedThenAccepted([refusal, refusal], [success])),
    'inconclusive: comparison-incomplete {"compared":4,"what":"request"}; 3 exchanges',
  )
})

it('reports the refusal with a wrong class', () => {
  const other = sampleRefusal(404, 'RouteNotFound')
  assert.equal(
    inOneLine(refusedThenAccepted([refusal, other], [success, success], ['LoginNotFound'])),
    'broken: error-class-differs {"outcome":"404 RouteNotFound","wanted":"a refusal with LoginNotFound"}; wanted a refusal with LoginNotFound, got 404 RouteNotFound at error_class; 1 exchange',
  )
  const nameless = sampleExchange(404, {})
  assert.equal(
    inOneLine(refusedThenAccepted([nameless], [success], ['LoginNotFound'])),
    'broken: error-class-missing {"outcome":"404 without an error class","wanted":"a refusal with LoginNotFound"}; wanted a refusal with LoginNotFound, got 404 without an error class at error_class; 1 exchange',
  )
})
