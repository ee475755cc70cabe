import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { refusedThenAccepted } from './refused-then-accepted.ts'

const success = sampleData({ id: '1' })
const refusal = sampleRefusal(404, 'LoginNotFound')

const unknown = sampleRefusal(404, 'RouteNotFound')
const busy = sampleRefusal(409, 'LoginAlreadyProcessing')

cases(
  'holds where each defect is refused and each twin accepted',
  [refusedThenAccepted([refusal, refusal], [success, success]).evidence.length, 4],
  [refusedThenAccepted([refusal], [success], ['LoginNotFound']), 'held: refused (2)'],
  'names routes that the target does not have beside what the others show',
  [refusedThenAccepted([unknown, refusal], [unknown, success]), 'held: all-of (2)'],
  [refusedThenAccepted([success, refusal], [unknown, success]), 'broken'],
  [refusedThenAccepted([unknown], [unknown]), 'inconclusive'],
  'is broken by one defect accepted, though its twin is refused after it',
  [refusedThenAccepted([refusal, success], [success, busy]), 'broken: accepted: 200 with data'],
  'is broken by a wrong class where classes are named',
  [refusedThenAccepted([refusal], [success], ['WrongClientToken']), 'broken: 404 LoginNotFound at error_class'],
  'proves nothing where a twin is refused, an answer is missing or nothing was sent',
  [refusedThenAccepted([refusal], [refusal]), 'inconclusive: control-refused'],
  [refusedThenAccepted([], []), 'inconclusive: nothing-sent (0)'],
  'needs as many answers without the defect as with it',
  [refusedThenAccepted([refusal, refusal], [success]), 'inconclusive: cannot-decide (3)'],
)
