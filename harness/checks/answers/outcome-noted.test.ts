import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeNoted } from './outcome-noted.ts'
import { sampleRefusal } from './sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'

test('an answer is told', () => {
  const judgement = outcomeNoted(sampleRefusal(404, 'LoginNotFound'))
  assert.equal(judgement.finding, 'noted')
  assert.match(wordsOf(judgement.reason), /404 LoginNotFound/)
})

test('no answer cannot be told', () => {
  assert.equal(outcomeNoted(undefined).finding, 'inconclusive')
})
