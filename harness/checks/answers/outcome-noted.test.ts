import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeNoted } from './outcome-noted.ts'
import { sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'
import { says } from '../../../core/test-support/cases.ts'

test('an answer is noted', () => {
  const judgement = outcomeNoted(sampleRefusal(404, 'LoginNotFound'))
  says(judgement, 'noted: answer-noted')
  assert.match(wordsOf(judgement.reason), /404 LoginNotFound/)
})

test('a transport error says nothing', () =>
  says(outcomeNoted(sampleTransportError()), 'inconclusive: transport-error'))
