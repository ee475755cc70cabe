import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { acceptedAddsOne, oneAttempt, oneUnfinishedAtMost, refusedAddsNone } from './attempts-of-request.ts'

const listOf = (...rows: object[]) => sampleExchange(200, { data: rows, meta: { next_id: null, next_page: null } })
const accepted = sampleData({ id: '1' })
const refused = sampleRefusal(400, 'FetchScopesInvalid')
const lost = sampleTransportError()
const [one, two] = [1, 2].map((id) => ({ id: String(id), finished: false })) as [object, object]
const around = (answer: typeof refused, after: object[] = [one], before: object[] = [one]) => {
  return { before: listOf(...before), answer, after: listOf(...after) }
}
const unfinished = (after: object[], before: object[] = [one]) => oneUnfinishedAtMost(around(refused, after, before))

cases(
  'An accepted request adds one attempt, a refused one none',
  [acceptedAddsOne(around(accepted, [one, two])), 'held: seen (2)'],
  [acceptedAddsOne(around(refused)), 'inconclusive: refused'],
  [refusedAddsNone(around(refused)), 'held'],
  [refusedAddsNone(around(refused, [one, two])), 'broken: 1 at data (2)'],
  [refusedAddsNone(around(accepted)), 'inconclusive: request-accepted'],
  [[acceptedAddsOne, refusedAddsNone].map((check) => check(around(lost)).finding), ['inconclusive', 'inconclusive']],
  'A login just created has one attempt',
  [oneAttempt(listOf(one)), 'held: holds'],
  [oneAttempt(listOf(one, two)), 'broken: 2 at data'],
  [oneAttempt(listOf()), 'broken'],
  'One attempt may be unfinished, not two',
  [unfinished([one]), 'held'],
  [unfinished([{ id: '1', finished: true }, two]), 'held'],
  [unfinished([one, two]), 'broken: 2 unfinished at data (3)'],
  [unfinished([one], [{ id: '1' }]), 'untested: cannot-decide (3)'],
)
