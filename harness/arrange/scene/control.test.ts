import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Run } from '../../run/run.ts'
import { Control } from './control.ts'

test('a clock that the profile does not offer is untested, and there is nothing to put back', async () => {
  const control = new Control({ profile: { control: undefined } } as unknown as Run)
  await assert.rejects(
    control.advanceClock(60),
    (error) => error instanceof CheckStopped && error.finding === 'untested' && /control port/.test(error.message),
  )
  await control.resetClock()
})
