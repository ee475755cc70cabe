import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accepted } from './accepted.ts'
import { crowdedOut } from './crowded-out.ts'
import { refused, refusedAs } from './refused-as.ts'
import { sampleExchange, sampleRefusal } from './sample-exchange.ts'

const control = sampleExchange(200, { data: {} })
const full = sampleRefusal(400, 'LoginLimitReached')

it('proves nothing where the target is full', () => {
  assert.equal(crowdedOut(full, [full])?.finding, 'inconclusive')
  assert.equal(accepted(control, full).finding, 'inconclusive')
  assert.equal(refused(control, full).finding, 'inconclusive')
  assert.equal(refusedAs(control, full, ['CountryNotFound']).finding, 'inconclusive')
})

it('says nothing of other answers, and nothing where the class is looked for', () => {
  assert.equal(crowdedOut(control, [control]), undefined)
  assert.equal(crowdedOut(undefined, []), undefined)
  assert.equal(crowdedOut(sampleRefusal(400, 'CountryNotFound'), []), undefined)
  assert.equal(refusedAs(control, full, ['LoginLimitReached']).finding, 'held')
})
