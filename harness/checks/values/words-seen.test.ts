import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { wordsSeen } from './words-seen.ts'
import { inOneLine } from '../answers/in-one-line.ts'

it('tells each word once, in order', () => {
  const list = sampleExchange(200, { data: [{ nature: 'card' }, { nature: 'account' }, { nature: 'card' }, {}] })
  const judgement = wordsSeen([list, sampleRefusal(400, 'AnyClass')], 'data[].nature')
  assert.deepEqual([judgement.finding, judgement.reason.facts.words], ['noted', ['account', 'card']])
})

it('is inconclusive where there is no word', () => {
  assert.equal(
    inOneLine(wordsSeen([sampleExchange(200, { data: [{ nature: 5 }] })], 'data[].nature')),
    'inconclusive: no-word-shown {"place":"data[].nature"}; 1 exchanges',
  )
})
