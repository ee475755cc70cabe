import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { crowdedOut } from './crowded-out.ts'
import { refused, refusedAs } from './refused-as.ts'
import { sampleData, sampleExchange, sampleRefusal } from './sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const control = sampleData({})
const full = sampleRefusal(400, 'LoginLimitReached')

it('proves nothing where the target is full', () => {
  says(crowdedOut(full, [full]), 'inconclusive: target-crowded')
  says(accepted(control, full), 'inconclusive: target-crowded (2)')
  says(refused(control, full), 'inconclusive: target-crowded (2)')
  says(refusedAs(control, full, ['CountryNotFound']), 'inconclusive: target-crowded (2)')
})

it('says nothing of other answers, and nothing where the class is looked for', () => {
  assert.equal(crowdedOut(control, [control]), undefined)
  assert.equal(crowdedOut(sampleRefusal(400, 'CountryNotFound'), []), undefined)
  says(refusedAs(control, full, ['LoginLimitReached']), 'held: refused-as-documented (2)')
})

it('knows each class that speaks of how much was sent', () => {
  const classes = ['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests']
  for (const one of classes) assert.equal(crowdedOut(sampleRefusal(429, one), [])?.finding, 'inconclusive', one)
  assert.equal(crowdedOut(sampleExchange(400, {}), []), undefined)
})
