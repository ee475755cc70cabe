import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTrouble } from '../answers/sample-exchange.ts'
import { textComesBack } from './text-comes-back.ts'

test('held where the text is the same', () => {
  assert.equal(textComesBack(sampleExchange(200, { data: { identifier: 'Zoë' } }), 'identifier', 'Zoë').finding, 'held')
})

test('broken where it is another', () => {
  const judgement = textComesBack(sampleExchange(200, { data: { identifier: 'Zo?' } }), 'identifier', 'Zoë')
  assert.equal(judgement.finding, 'broken')
  assert.equal(judgement.place, 'data.identifier')
})

test('inconclusive where the text is refused, not shown, or nothing came back', () => {
  const cases = [sampleRefusal(400, 'IdentifierInvalid'), sampleExchange(200, { data: {} }), sampleTrouble(), undefined]
  for (const answer of cases) assert.equal(textComesBack(answer, 'identifier', 'Zoë').finding, 'inconclusive')
})
