import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { runnableAt } from './can-run.ts'
import type { CheckIn } from './plan.ts'

const canRun = runnableAt({ describe: describeInterface, profile: testProfile('http://127.0.0.1:1') })
const check = (...ids: string[]): CheckIn =>
  ({ interface: 'ais-v4', check: { requirements: ids } }) as unknown as CheckIn
const [open, clock] = ['ais/currencies/list', 'ais/login-refresh/forms-equivalent']

test('A check can run where the profile offers what one of its requirements needs in the interface', () => {
  assert.equal(canRun(check(open)), true)
  assert.equal(canRun(check(clock)), false)
  assert.equal(canRun(check(clock, open)), true)
  assert.equal(canRun({ ...check(open), interface: 'payments-v1' }), false)
})
