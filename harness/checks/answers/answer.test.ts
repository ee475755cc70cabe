import type { Exchange } from '../../../core/exchange.ts'
import { check } from './check.ts'
import { demandAnswered } from './demands.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { cases, says } from '../../../core/test-support/cases.ts'
import { numeralAt } from '../../../core/exact-json.ts'
import { broken, held, inconclusive } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { sampleData, sampleExchange, sampleTransportError, sampleRefusal } from '../test-support/sample-exchange.ts'
import { acceptedData, bodyOf, dataOf, errorClassOf, metaOf, outcomeOf, rowsOf } from './answer.ts'
import { pick } from './pick.ts'
import { kindOf, shapeDifference } from './shape.ts'
import { asOne } from '../../verdicts/together.ts'
import { eachAnswer } from './each-exchange.ts'
import { outcomeNoted } from './noted.ts'
import { sameOutcome } from './same-outcome.ts'

const answered = check((exchanges: readonly Exchange[]) => {
  demandAnswered(exchanges)
  return undefined
})

test('takes bytes that are no UTF-8 for no JSON, whatever their text looks like', () => {
  const { answer, ...exchange } = sampleData([])
  assert.ok(answer)
  const bodyBase64 = Buffer.from('{"data":[]}').toString('base64')
  assert.equal(dataOf({ ...exchange, answer: { ...answer, bodyBase64 } }), undefined)
})

test('never throws, whatever the body', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.oneof(fc.string(), fc.json()), (status, body) => {
      const exchange = sampleExchange(status, body)
      for (const read of [dataOf, metaOf, rowsOf, errorClassOf, outcomeOf]) assert.doesNotThrow(() => read(exchange))
    }),
  )
})

test('words a missing answer, and an answer with and without data', () => {
  const silent = sampleTransportError()
  const { trouble: _none, ...bare } = silent
  const outcomes = [silent, bare, sampleExchange(200, {}), sampleExchange(201, { data: 1 }), sampleExchange(300, 'x')]
  assert.deepEqual(outcomes.map(outcomeOf), [
    'no answer (TARGET_TIMEOUT)',
    'no answer (cause unknown)',
    '200 without data',
    '201 with data',
    '300 without an error class',
  ])
  says(answered([bare]), 'inconclusive: transport-error')
  const cut = { ...sampleData({}), trouble: { code: 'ANSWER_TOO_LARGE', message: 'too large' } }
  says(answered([cut]), 'inconclusive: transport-error')
})

test('gives accepted data alone', () => {
  const exchanges = [sampleData({ id: '1' }), sampleExchange(400, { data: { id: '1' } })]
  assert.deepEqual(exchanges.map(acceptedData), [{ id: '1' }, undefined])
  const none = [sampleData(null), sampleData('x'), sampleExchange(200, 'null')]
  assert.deepEqual(none.map(acceptedData), [undefined, undefined, undefined])
})

test('reads a body from its text where its numbers are unusual, and without a byte order mark', () => {
  const unusual = sampleExchange(200, '{"data":1.0}')
  assert.equal(numeralAt(bodyOf(unusual), 'data', 1), '1.0')
  assert.equal(bodyOf(unusual), bodyOf(unusual), 'a body is read once')
  const { answer, ...rest } = sampleExchange(200, {})
  assert.ok(answer)
  const { json: _json, ...unparsed } = answer
  const marked = { ...rest, answer: { ...unparsed, body: '\ufeff{"data":7}' } }
  assert.equal(dataOf(marked), 7)
  const large = sampleExchange(200, '{"data":9007199254740993}')
  assert.equal(dataOf(large), 9007199254740993n)
})

const list = sampleExchange(200, { data: [{ id: '1' }, 7], meta: { next_id: '2' } })
const classAt = (url: string, word: unknown) => errorClassOf(sampleExchange(404, { error_class: word }, url))

cases(
  'reads data, meta and rows of a list',
  [outcomeOf(list), '200 with 2 rows'],
  'reads the class of a connection as that of a login where versions have connections',
  [classAt('http://target.test/api/partners/v1/x', 'ConnectionNotFound'), 'LoginNotFound'],
  [classAt('http://target.test/api/v4/x', 'ConnectionNotFound'), 'ConnectionNotFound'],
)

const body = {
  data: [
    { id: '1', last: { stages: [{ id: 'a' }, { id: 'b' }] } },
    { id: '2', last: null },
  ],
  meta: 7,
}

test('pick takes the whole body, or one value', () => {
  assert.deepEqual(pick(body, 'body'), [{ place: '', value: body }])
  assert.deepEqual(pick(body, 'meta'), [{ place: 'meta', value: 7 }])
})

const difference = (one: unknown, other: unknown) => shapeDifference(one, other, 'data')

cases(
  'values of one kind have one shape, and null goes with everything',
  [difference([1], null), undefined],
  'entries of lists are compared by their first',
  [difference([{ id: '1' }], [{ id: 1 }]), 'data[0].id'],
  [difference([], [1]), undefined],
  'a field that only one has differs, unless it is null there',
  [difference({ id: '1' }, {}), 'data.id'],
  'a kind is named',
  [
    [undefined, null, [], 7n, 7, 'a', true, {}].map(kindOf),
    ['nothing', 'null', 'array', 'number', 'number', 'string', 'boolean', 'object'],
  ],
)

/** A reason that only this test knows. */
const seen = (code: string) => ({ code, facts: {} })
const [first, second] = [sampleExchange(200, {}), sampleExchange(200, {})]
const wrong = broken(seen('wrong'), { wanted: 'a', got: 'b' }, [first])

cases(
  'a broken rule keeps what was wanted and what was got',
  [asOne([held(seen('fine'), [second]), wrong]), wrong],
  'no judgement at all decides nothing',
  [asOne([]), inconclusive(because('nothing-to-check', { what: 'answers' }))],
)

const accepted = sampleData([])
const refused = sampleRefusal(400, 'DateOutOfRange')
const rule = { what: 'answers', wanted: 'no 400', faultIn: fault }

function fault({ answer }: typeof accepted) {
  return answer?.status === 400 ? { got: '400', place: 'status' } : undefined
}

cases(
  'a rule holds where every answer keeps it',
  [eachAnswer([accepted, accepted], rule), 'held: answers-as-documented (2)'],
  'the first answer that breaks it is reported',
  [eachAnswer([accepted, refused, accepted], rule), 'broken: 400 at status'],
)

test('an answer is noted', () => {
  const judgement = outcomeNoted(sampleRefusal(404, 'LoginNotFound'))
  says(judgement, 'noted: answer-noted')
  assert.match(wordsOf(judgement.reason), /404 LoginNotFound/)
})

test('a transport error says nothing', () =>
  says(outcomeNoted(sampleTransportError()), 'inconclusive: transport-error'))

const login = (fields: Record<string, unknown> = {}) =>
  sampleData({ id: '7', secret: 's', daily_refresh: true, last_success_at: null, ...fields })

const later = login({ id: '8', secret: 't', last_success_at: '2026-03-02T08:00:00Z', consent_given_at: 'x' })

cases(
  'sameOutcome holds for answers alike in all but their values and the moment',
  [sameOutcome(login(), later), 'held: holds (2)'],
  'sameOutcome is broken by another setting',
  [sameOutcome(login(), login({ daily_refresh: false })), 'broken: false at data.daily_refresh (2)'],
  'sameOutcome is broken by a refusal, by a different shape and by a field that only one has',
  [sameOutcome(login(), refused), 'broken: 400 DateOutOfRange (2)'],
  [sameOutcome(login(), login({ url: 'x' })), 'broken: another shape at data.url at data.url (2)'],
  [sameOutcome(login(), sampleData([])), 'broken: another shape at data at data (2)'],
  'sameOutcome compares refusals by class, and counts equal ones only when asked',
  [sameOutcome(refused, sampleRefusal(400, 'InvalidFromDate')), 'broken: 400 InvalidFromDate at error_class (2)'],
  [sameOutcome(refused, sampleRefusal(406, 'DateOutOfRange')), 'inconclusive: control-alike (2)'],
  [sameOutcome(refused, refused, { refusalsCount: true }), 'held: refused (2)'],
)
