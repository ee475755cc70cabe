import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { wordsSeen } from './words-seen.ts'
import { says } from '../../../core/test-support/cases.ts'

it('notes each word once, in order', () => {
  const list = sampleData([{ nature: 'card' }, { nature: 'account' }, { nature: 'card' }, {}])
  says(wordsSeen([list, sampleRefusal(400, 'AnyClass')], 'data[].nature'), 'noted: seen (2)')
})

it('is inconclusive where there is no word', () =>
  says(wordsSeen([sampleData([{ nature: 5 }])], 'data[].nature'), 'inconclusive: nothing-to-check'))

it('reads accepted answers alone, and needs all of them', () => {
  const refused = sampleExchange(400, { data: [{ nature: 'card' }] })
  says(wordsSeen([refused], 'data[].nature'), 'inconclusive: nothing-to-check')
})
