import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../reasons/because.ts'
import type { Run } from '../../run/run.ts'
import { Control } from './control.ts'

test('a clock that the profile does not offer is untested, and there is nothing to put back', async () => {
  const control = new Control({ profile: { control: undefined } } as unknown as Run)
  const reason = because('control-offer-missing', { offer: 'clock' })
  await assert.rejects(control.advanceClock(60), { finding: 'untested', reason })
  await control.resetClock()
})
