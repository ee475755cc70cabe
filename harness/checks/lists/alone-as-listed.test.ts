import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { aloneAsListed } from './alone-as-listed.ts'

const list = sampleExchange(200, { data: [{ id: '1', locale: 'en', stage: 'finish', internal: 1 }], meta: {} })
const decide = (alone: object) => inOneLine(aloneAsListed([list], [sampleData(alone)], 'ais/attempt-detail'))

it('compares the fields that a row and the same thing alone both show', () => {
  assert.match(decide({ id: '1', locale: 'en', stages: [] }), /^held: holds-for \(2\)$/)
  assert.match(decide({ id: '1', locale: 'de' }), /^broken: "de" at data\.locale/)
  assert.match(decide({ id: '1', locale: 'en', internal: 2 }), /^held: holds-for/)
  assert.match(decide({ id: '2', locale: 'de' }), /^inconclusive: no-rows-to-check/)
  assert.match(
    inOneLine(aloneAsListed([list], [sampleRefusal(404, 'AttemptNotFound')], 'ais/attempt-detail')),
    /^inconclusive/,
  )
})
