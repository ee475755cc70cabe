import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { fallsOverNoId, findsNothing, refusesUnknownWithStatus, saysWhatIsUnknown } from './finds-nothing.ts'

const right = sampleData([{ id: '1' }])
const refused = sampleRefusal(404, 'LoginNotFound')

cases(
  'A refusal, no rows, and a request to learn without effect show nothing',
  [findsNothing(right, refused), 'held'],
  [findsNothing(right, sampleData([])), 'held: nothing-found (2)'],
  [findsNothing(undefined, sampleData({ learned: false })), 'held'],
  'A server error breaks the rule about ids, every other answer holds it',
  [fallsOverNoId(sampleRefusal(500, 'InternalServerError')), 'broken: 500 InternalServerError'],
  [fallsOverNoId(sampleRefusal(400, 'InternalServerError')), 'broken'],
  [fallsOverNoId(refused), 'held'],
  [fallsOverNoId(sampleTransportError()), 'inconclusive'],
  'A refusal says what is unknown by its class',
  [saysWhatIsUnknown(right, refused, 'login'), 'held'],
  [saysWhatIsUnknown(right, sampleRefusal(404, 'WrongClientToken'), 'account'), 'held'],
  [saysWhatIsUnknown(right, sampleData([]), 'login').reason.code, 'nothing-found'],
  [saysWhatIsUnknown(right, refused, 'account'), 'broken: 404 LoginNotFound at error_class (2)'],
  // That it is accepted breaks another rule.
  [saysWhatIsUnknown(right, right, 'login'), 'untested'],
  [saysWhatIsUnknown(refused, refused, 'login'), 'inconclusive'],
  [saysWhatIsUnknown(right, refused, 'country'), 'inconclusive'],
  'A refusal of an unknown id has a status of its version',
  [refusesUnknownWithStatus(right, refused, 'v4'), 'held'],
  [refusesUnknownWithStatus(right, sampleData([]), 'v4').reason.code, 'nothing-found'],
  [refusesUnknownWithStatus(right, sampleRefusal(422, 'LoginNotFound'), 'v4'), 'broken'],
  [refusesUnknownWithStatus(right, right, 'v4'), 'untested'],
)
