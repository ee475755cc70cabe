import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeTaken } from './time-taken.ts'

const start = Date.parse('2026-11-27T22:00:00.000Z')
const decided = (check: string, fromMs: number, toMs: number) => ({
  interface: 'ais-v4',
  check,
  at: new Date(start + toMs).toISOString(),
  durationMs: toMs - fromMs,
})

test('Checks one after the other add what they take, and those side by side share it', () => {
  const taken = timeTaken([
    decided('first', 0, 100),
    decided('long', 100, 400),
    decided('beside', 200, 300),
    decided('of another run', 90_000, 91_000),
    decided('nothing', 400, 400),
  ])
  assert.deepEqual(
    [...taken],
    [
      ['ais-v4 first', { ms: 100, addsMs: 100 }],
      ['ais-v4 long', { ms: 300, addsMs: 250 }],
      ['ais-v4 beside', { ms: 100, addsMs: 50 }],
      ['ais-v4 of another run', { ms: 1000, addsMs: 1000 }],
      ['ais-v4 nothing', { ms: 0, addsMs: 0 }],
    ],
  )
})
