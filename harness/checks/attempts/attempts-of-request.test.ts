import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedAddsOne, oneAttempt, oneUnfinishedAtMost, refusedAddsNone } from './attempts-of-request.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const listOf = (...rows: object[]) => sampleExchange(200, { data: rows, meta: { next_id: null, next_page: null } })
const accepted = sampleData({ id: '1' })
const refused = sampleRefusal(400, 'FetchScopesInvalid')
const [one, two] = [
  { id: '1', finished: false },
  { id: '2', finished: false },
]

it('is inconclusive for a request that had the other outcome, or that was not answered', () => {
  const lists = { before: listOf(one), after: listOf(one) }
  assert.equal(acceptedAddsOne({ ...lists, answer: refused }).finding, 'inconclusive')
  assert.equal(refusedAddsNone({ ...lists, answer: accepted }).finding, 'inconclusive')
  for (const decide of [acceptedAddsOne, refusedAddsNone, oneUnfinishedAtMost])
    assert.equal(decide({ ...lists, answer: sampleTransportError() }).finding, 'inconclusive')
})

const decide = (before: object[], after: object[]) =>
  oneUnfinishedAtMost({ before: listOf(...before), answer: refused, after: listOf(...after) }).finding

cases(
  'holds where a refused request adds none, and is broken by one',
  [refusedAddsNone({ before: listOf(one), answer: refused, after: listOf(one) }), 'held'],
  'counts the attempts of a login just created',
  [oneAttempt(listOf()), 'broken'],
  [oneAttempt(refused), 'inconclusive'],
  'lets one attempt be unfinished, not two',
  [decide([one], [one]), 'held'],
  [decide([one], [{ id: '1', finished: true }, two]), 'held'],
  [decide([one], [one, two]), 'broken'],
  [decide([{ id: '1' }], [{ id: '1' }]), 'untested'],
  'Each case comes to its finding, and says what was counted',
  [acceptedAddsOne({ before: listOf(one), answer: refused, after: listOf(one) }), 'inconclusive: request-refused'],
  [acceptedAddsOne({ before: listOf(one), answer: accepted, after: listOf(one, two) }), 'held: attempts-added (2)'],
  [refusedAddsNone({ before: listOf(one), answer: accepted, after: listOf(one) }), 'inconclusive: request-accepted'],
  [refusedAddsNone({ before: listOf(one), answer: refused, after: listOf(one, two) }), 'broken: 1 at data (2)'],
  [oneAttempt(listOf(one)), 'held: holds'],
  [oneAttempt(listOf(one, two)), 'broken: 2 at data'],
  [
    oneUnfinishedAtMost({ before: listOf({ id: '1' }), answer: refused, after: listOf(one) }),
    'untested: none-unfinished (3)',
  ],
  [
    oneUnfinishedAtMost({ before: listOf(one), answer: refused, after: listOf(one, two) }),
    'broken: 2 unfinished at data (3)',
  ],
  [
    oneUnfinishedAtMost({ before: listOf(one), answer: sampleTransportError(), after: listOf(one) }),
    'inconclusive: transport-error',
  ],
  [oneUnfinishedAtMost({ before: listOf(one), answer: refused, after: listOf() }), 'held: one-unfinished-at-most (3)'],
)
