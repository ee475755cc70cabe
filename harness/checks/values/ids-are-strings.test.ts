import assert from 'node:assert/strict'
import { it } from 'node:test'
import { idsAreStrings } from './ids-are-strings.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const account = (extra: unknown) => [sampleExchange(200, { data: [{ id: '1', login_id: null, extra }] })]

it('holds for strings and empty links', () => {
  assert.equal(
    inOneLine(idsAreStrings(account({ merchant_id: 'm' }))),
    'held: answers-as-documented {"what":"answers with ids","wanted":"ids that are strings","concerned":1}; 1 exchanges',
  )
})

it('is broken by a number at any depth', () => {
  const judgement = idsAreStrings(account({ parts: [{ merchant_id: 12 }] }))
  assert.equal(judgement.place, 'data[0].extra.parts[0].merchant_id')
  assert.equal(judgement.got, 'number 12')
})

it('leaves alone what the client sent itself', () => {
  assert.equal(
    inOneLine(idsAreStrings(account({ custom_fields: { id: 7 } }))),
    'held: answers-as-documented {"what":"answers with ids","wanted":"ids that are strings","concerned":1}; 1 exchanges',
  )
})

it('is inconclusive where no answer has an id', () => {
  for (const exchange of [
    sampleExchange(200, { data: [] }),
    sampleRefusal(400, 'ClientDisabled'),
    sampleTransportError(),
  ]) {
    assert.equal(idsAreStrings([exchange]).finding, 'inconclusive')
  }
})
