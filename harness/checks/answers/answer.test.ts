import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { cases, says } from '../../../core/test-support/cases.ts'
import { numeralAt } from '../../../core/exact-json.ts'
import { acceptedData, bodyOf, dataOf, errorClassOf, metaOf, outcomeOf, rowsOf, transportErrorIn } from './answer.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'

it('takes bytes that are no UTF-8 for no JSON, whatever their text looks like', () => {
  const { answer, ...exchange } = sampleData([])
  assert.ok(answer)
  const bodyBase64 = Buffer.from('{"data":[]}').toString('base64')
  assert.equal(dataOf({ ...exchange, answer: { ...answer, bodyBase64 } }), undefined)
})

it('never throws, whatever the body', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.oneof(fc.string(), fc.json()), (status, body) => {
      const exchange = sampleExchange(status, body)
      for (const read of [dataOf, metaOf, rowsOf, errorClassOf, outcomeOf]) assert.doesNotThrow(() => read(exchange))
    }),
  )
})

it('words a missing answer, and an answer with and without data', () => {
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
  says(transportErrorIn([bare]), 'inconclusive: transport-error')
  const cut = { ...sampleData({}), trouble: { code: 'ANSWER_TOO_LARGE', message: 'too large' } }
  says(transportErrorIn([cut]), 'inconclusive: transport-error')
})

it('gives accepted data alone', () => {
  const exchanges = [sampleData({ id: '1' }), sampleExchange(400, { data: { id: '1' } })]
  assert.deepEqual(exchanges.map(acceptedData), [{ id: '1' }, undefined])
  const none = [sampleData(null), sampleData('x'), sampleExchange(200, 'null')]
  assert.deepEqual(none.map(acceptedData), [undefined, undefined, undefined])
})

it('reads a body from its text where its numbers are unusual, and without a byte order mark', () => {
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
const v5 = 'http://target.test/api/v5/connections'
const words = ['ConnectionNotFound', 'ConnectionFailed', 'ConnectionLost', 'ConnectionLostX', 'NoConnection', 7]

cases(
  'reads data, meta and rows of a list',
  [rowsOf(list), [{ id: '1' }]],
  [outcomeOf(list), '200 with 2 rows'],
  'reads the class of a connection as that of a login where versions have connections',
  [
    words.map((word) => classAt(v5, word)),
    ['LoginNotFound', 'ConnectionFailed', 'ConnectionLost', 'LoginLostX', 'NoConnection', undefined],
  ],
  [classAt('http://target.test/api/partners/v1/x', 'ConnectionNotFound'), 'LoginNotFound'],
  [classAt('http://target.test/api/v4/x', 'ConnectionNotFound'), 'ConnectionNotFound'],
)
