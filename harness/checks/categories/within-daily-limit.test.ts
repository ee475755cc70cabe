import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from '../answers/accepted.ts'
import { refusedAs } from '../answers/refused-as.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { withinDailyLimit } from './within-daily-limit.ts'
import { says } from '../../../core/test-support/cases.ts'

const learnt = sampleData({ learned: true })
const tooLarge = sampleRefusal(400, 'BatchSizeLimitExceeded')
const spent = sampleRefusal(400, 'CategorizationLimitReached')

it('leaves a judgement as it is while the limit is not reached', () => {
  const held = refusedAs(learnt, tooLarge, ['BatchSizeLimitExceeded'])
  assert.equal(withinDailyLimit(held, [learnt, tooLarge]), held)
  says(withinDailyLimit(accepted(learnt, tooLarge), [learnt, tooLarge]), 'broken: 400 BatchSizeLimitExceeded (2)')
})

it('is inconclusive once the limit is reached', () =>
  says(withinDailyLimit(accepted(learnt, spent), [learnt, spent]), 'inconclusive: cannot-decide'))
