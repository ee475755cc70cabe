import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { crowdRefused } from './crowd-refused.ts'

const success = sampleData({ id: '1' })
const crowded = sampleRefusal(400, 'TooManyRequests')
const limit = { most: 2, errorClass: 'TooManyRequests', seconds: 60 }
const decided = (...answers: Array<typeof success>) => inOneLine(crowdRefused(answers, limit))

it('holds where some are accepted and more are refused with the class', () =>
  assert.equal(decided(success, success, crowded), 'held: refused (3)'))

it('is broken where more are accepted than the limit allows, or the refusal names another class', () => {
  assert.equal(decided(success, success, success), `broken: 3 accepted (3)`)
  assert.equal(
    decided(success, sampleRefusal(400, 'ActionNotAllowed')),
    `broken: 400 ActionNotAllowed at error_class (2)`,
  )
})

it('is inconclusive where too few were sent, none was accepted, or another limit was reached', () => {
  assert.equal(decided(success, success), 'inconclusive: cannot-decide (2)')
  const late = { ...success, durationMs: 61_000 }
  assert.equal(decided(success, success, late), 'inconclusive: cannot-decide (3)')
  assert.equal(decided(crowded, crowded), 'inconclusive: nothing-shows (2)')
  assert.equal(decided(success, sampleRefusal(400, 'LoginLimitReached')), 'inconclusive: target-crowded (2)')
  assert.equal(decided(success, sampleTransportError()), 'inconclusive: transport-error')
})
