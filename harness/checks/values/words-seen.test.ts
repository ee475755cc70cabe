import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { wordsSeen } from './words-seen.ts'
import { says } from '../answers/in-one-line.ts'

it('notes each word once, in order', () => {
  const list = sampleExchange(200, { data: [{ nature: 'card' }, { nature: 'account' }, { nature: 'card' }, {}] })
  const judgement = wordsSeen([list, sampleRefusal(400, 'AnyClass')], 'data[].nature')
  says(judgement, 'noted: words-shown; 2 exchanges')
})

it('is inconclusive where there is no word', () => {
  says(
    wordsSeen([sampleExchange(200, { data: [{ nature: 5 }] })], 'data[].nature'),
    'inconclusive: no-word-shown; 1 exchange',
  )
})

it('reads accepted answers alone, and needs all of them', () => {
  const refused = sampleExchange(400, { data: [{ nature: 'card' }] })
  says(wordsSeen([refused], 'data[].nature'), 'inconclusive: no-word-shown; 1 exchange')
  says(wordsSeen([sampleTransportError()], 'data[].nature'), 'inconclusive: transport-error; 1 exchange')
})
