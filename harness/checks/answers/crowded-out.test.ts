import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { crowdedOut } from './crowded-out.ts'
import { refused, refusedAs } from './refused-as.ts'
import { sampleExchange, sampleRefusal } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const control = sampleExchange(200, { data: {} })
const full = sampleRefusal(400, 'LoginLimitReached')

it('proves nothing where the target is full', () => {
  assert.equal(
    inOneLine(crowdedOut(full, [full])),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 1 exchange',
  )
  assert.equal(
    inOneLine(accepted(control, full)),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refused(control, full)),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refusedAs(control, full, ['CountryNotFound'])),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
})

it('says nothing of other answers, and nothing where the class is looked for', () => {
  assert.equal(crowdedOut(control, [control]), undefined)
  assert.equal(crowdedOut(undefined, []), undefined)
  assert.equal(crowdedOut(sampleRefusal(400, 'CountryNotFound'), []), undefined)
  assert.equal(
    inOneLine(refusedAs(control, full, ['LoginLimitReached'])),
    'held: refused-as-documented {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
})

it('knows each class that speaks of how much was sent', () => {
  const classes = ['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests']
  for (const one of classes) assert.equal(crowdedOut(sampleRefusal(429, one), [])?.finding, 'inconclusive', one)
  assert.equal(crowdedOut(sampleExchange(400, {}), []), undefined)
})
