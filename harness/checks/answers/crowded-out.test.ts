import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { accepted } from './accepted.ts'
import { crowdedOut } from './crowded-out.ts'
import { refused, refusedAs } from './refused-as.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const control = sampleData({})
const full = sampleRefusal(400, 'LoginLimitReached')

it('knows each class that speaks of how much was sent', () => {
  const classes = ['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests']
  for (const one of classes) assert.equal(crowdedOut(sampleRefusal(429, one), [])?.finding, 'inconclusive', one)
})

cases(
  'proves nothing where the target is full',
  [accepted(control, full), 'inconclusive: target-crowded (2)'],
  [refused(control, full), 'inconclusive: target-crowded (2)'],
  [refusedAs(control, full, ['CountryNotFound']), 'inconclusive: target-crowded (2)'],
  'says nothing of other answers, and nothing where the class is looked for',
  [refusedAs(control, full, ['LoginLimitReached']), 'held: refused (2)'],
)
