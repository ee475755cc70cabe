import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { wordsSeen } from './words-seen.ts'
import { inOneLine } from '../answers/in-one-line.ts'

it('notes each word once, in order', () => {
  const list = sampleExchange(200, { data: [{ nature: 'card' }, { nature: 'account' }, { nature: 'card' }, {}] })
  const judgement = wordsSeen([list, sampleRefusal(400, 'AnyClass')], 'data[].nature')
  assert.equal(
    inOneLine(judgement),
    'noted: words-shown {"place":"data[].nature","words":["account","card"]}; 2 exchanges',
  )
})

it('is inconclusive where there is no word', () => {
  assert.equal(
    inOneLine(wordsSeen([sampleExchange(200, { data: [{ nature: 5 }] })], 'data[].nature')),
    'inconclusive: no-word-shown {"place":"data[].nature"}; 1 exchange',
  )
})

it('reads accepted answers alone, and needs all of them', () => {
  const refused = sampleExchange(400, { data: [{ nature: 'card' }] })
  assert.equal(
    inOneLine(wordsSeen([refused], 'data[].nature')),
    'inconclusive: no-word-shown {"place":"data[].nature"}; 1 exchange',
  )
  assert.equal(
    inOneLine(wordsSeen([sampleTransportError()], 'data[].nature')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})
