import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError, sampleExchange } from '../test-support/sample-exchange.ts'
import { fallsOverNoId, findsNothing, refusesUnknownWithStatus, saysWhatIsUnknown } from './finds-nothing.ts'
import { showsNothingOf } from './shows-nothing-of.ts'

const right = sampleData([{ id: '1' }])
const refused = sampleRefusal(404, 'LoginNotFound')

cases(
  'A refusal, no rows, and a request to learn without effect show nothing',
  [findsNothing(right, refused), 'held'],
  [findsNothing(right, sampleData([])), 'held: nothing-found (2)'],
  [findsNothing(undefined, sampleData({ learned: false })), 'held'],
  'A server error breaks the rule about ids, every other answer holds it',
  [fallsOverNoId(sampleRefusal(500, 'InternalServerError')), 'broken: 500 InternalServerError'],
  [fallsOverNoId(refused), 'held'],
  [fallsOverNoId(sampleTransportError()), 'inconclusive'],
  'A refusal says what is unknown by its class',
  [saysWhatIsUnknown(right, refused, 'login'), 'held'],
  [saysWhatIsUnknown(right, sampleRefusal(404, 'WrongClientToken'), 'account'), 'held'],
  [saysWhatIsUnknown(right, refused, 'account'), 'broken: 404 LoginNotFound at error_class (2)'],
  // That it is accepted breaks another rule.
  [saysWhatIsUnknown(right, right, 'login'), 'untested'],
  'A refusal of an unknown id has a status of its version',
  [refusesUnknownWithStatus(right, sampleRefusal(422, 'LoginNotFound'), 'v4'), 'broken'],
  [refusesUnknownWithStatus(right, right, 'v4'), 'untested'],
)

const row = { id: '7', created_at: '2026-01-01T00:00:00Z' }
const [owner, alone] = [sampleData([row]), sampleData(row)]
const own = sampleData([
  { ...row, id: '8' },
  { ...row, created_at: '2026-01-02T00:00:00Z' },
])

cases(
  'showsNothingOf holds for a refusal, whatever its body, an empty list and rows of its own',
  ...[refused, sampleExchange(403, { data: [row] }), sampleData([]), own].map(
    (answer) => [showsNothingOf(owner, [answer]), 'held: holds-for (2)'] as const,
  ),
  'showsNothingOf is broken by one row of another client, in a list or alone',
  [showsNothingOf(alone, [alone]), 'broken: 200 with data, with 7 (2)'],
  'showsNothingOf knows a row again whose creation is written in another way or not at all',
  ...['2026-01-01T01:00:00.000+01:00', 'yesterday', undefined].map(
    (at) =>
      [
        showsNothingOf(owner, [sampleData([{ ...row, created_at: at }])]),
        'broken: 200 with 1 row, with 7 (2)',
      ] as const,
  ),
  'showsNothingOf proves nothing where there is nothing to leak, or one of both was not answered',
  ...[sampleData([]), sampleData('x'), refused].map(
    (nothing) => [showsNothingOf(nothing, [owner]), 'inconclusive: nothing-to-check (2)'] as const,
  ),
  [showsNothingOf(owner, []), 'inconclusive: nothing-sent'],
)
