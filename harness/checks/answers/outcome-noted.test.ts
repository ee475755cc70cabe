import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeNoted } from './outcome-noted.ts'
import { sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { inOneLine } from './in-one-line.ts'

test('an answer is noted', () => {
  const judgement = outcomeNoted(sampleRefusal(404, 'LoginNotFound'))
  assert.equal(inOneLine(judgement), 'noted: answer-noted {"outcome":"404 LoginNotFound"}; 1 exchange')
  assert.match(wordsOf(judgement.reason), /404 LoginNotFound/)
})

test('no answer cannot be noted', () => {
  assert.equal(inOneLine(outcomeNoted(undefined)), 'inconclusive: nothing-sent; 0 exchanges')
})

test('a transport error says nothing', () => {
  assert.equal(
    inOneLine(outcomeNoted(sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})
