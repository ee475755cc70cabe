import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal } from './sample-exchange.ts'
import { refusedThenAccepted } from './refused-then-accepted.ts'
import { says } from './in-one-line.ts'

const success = sampleData({ id: '1' })
const refusal = sampleRefusal(404, 'LoginNotFound')

it('holds where each defect is refused and each twin accepted', () => {
  assert.equal(refusedThenAccepted([refusal, refusal], [success, success]).evidence.length, 4)
  says(refusedThenAccepted([refusal], [success], ['LoginNotFound']), 'held: refused-then-accepted (2)')
})

it('names routes that the target does not have beside what the others show', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  says(refusedThenAccepted([unknown, refusal], [unknown, success]), 'held: all-of (2)')
  assert.equal(refusedThenAccepted([success, refusal], [unknown, success]).finding, 'broken')
  assert.equal(refusedThenAccepted([unknown], [unknown]).finding, 'inconclusive')
})

it('is broken by one defect accepted, though its twin is refused after it', () => {
  const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
  says(refusedThenAccepted([refusal, success], [success, busy]), 'broken: accepted: 200 with data')
})

it('is broken by a wrong class where classes are named', () =>
  says(refusedThenAccepted([refusal], [success], ['WrongClientToken']), 'broken: 404 LoginNotFound at error_class'))

it('proves nothing where a twin is refused, an answer is missing or nothing was sent', () => {
  says(refusedThenAccepted([refusal], [refusal]), 'inconclusive: control-refused')
  says(refusedThenAccepted([], []), 'inconclusive: nothing-sent (0)')
})

it('needs as many answers without the defect as with it', () =>
  says(refusedThenAccepted([refusal, refusal], [success]), 'inconclusive: comparison-incomplete (3)'))
