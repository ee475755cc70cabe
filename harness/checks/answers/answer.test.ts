import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { dataOf, errorClassOf, metaOf, outcomeOf, rowsOf, transportErrorIn } from './answer.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

it('reads data, meta and rows of a list', () => {
  const list = sampleExchange(200, { data: [{ id: '1' }, 7], meta: { next_id: '2' } })
  assert.deepEqual(rowsOf(list), [{ id: '1' }])
  assert.deepEqual(metaOf(list), { next_id: '2' })
  assert.equal(outcomeOf(list), '200 with 2 rows')
})

it('reads the class of the flat and of the nested form', () => {
  assert.equal(errorClassOf(sampleRefusal(404, 'LoginNotFound')), 'LoginNotFound')
  assert.equal(errorClassOf(sampleExchange(404, { error: { class: 'LoginNotFound' } })), 'LoginNotFound')
  assert.equal(errorClassOf(sampleExchange(404, { error_class: 7, error: 'x' })), undefined)
})

it('takes bytes that are no UTF-8 for no JSON, whatever their text looks like', () => {
  const { answer, ...exchange } = sampleExchange(200, { data: [] })
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

it('gives a transport error with its code, and nothing where all was answered', () => {
  assert.equal(transportErrorIn([sampleRefusal(400, 'EmailInvalid')]), undefined)
  const error = transportErrorIn([sampleRefusal(400, 'EmailInvalid'), sampleTransportError('TARGET_UNREACHABLE')])
  assert.equal(
    inOneLine(error),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_UNREACHABLE","message":"nothing came back in 10 s"}; 1 exchanges',
  )
})
