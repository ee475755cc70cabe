import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../harness/evaluation/read-checks.ts'
import type { Plan } from '../../harness/evaluation/plan.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { partsOf } from './part.ts'

const name = 'ais-v4'

/** A plan with these checks, each in its own feature, and their rows. */
function planWith(checks: Record<string, string[]>): Plan {
  const all = Object.entries(checks).map(
    ([check, requirements]) => ({ name: check, where: `features/${check}.feature:3`, requirements }) as Check,
  )
  const planned = all.map(({ name: check }) => ({ interface: name, checks: [check] }))
  return { checks: all, planned: planned as unknown as Plan['planned'] }
}

/** A recording with so many exchanges for each check. */
function recordingOf(lines: Record<string, number>): Recording {
  const kept = Object.entries(lines).flatMap(([check, often]) =>
    Array.from({ length: often }, () => ({ scope: `${name}, ${check}, property 1, case 2` })),
  )
  return { kept } as unknown as Recording
}

test('each requirement is tried first with the check that was given least, then with the others, then at length', () => {
  const plan = planWith({ large: ['ais/a/one', 'ais/a/two'], small: ['ais/a/one'] })
  const passed = new Set(['ais-v4/a/one', 'ais-v4/a/two'])
  const parts = partsOf(plan, recordingOf({ large: 90, small: 2 }), passed)
  assert.deepEqual(
    parts.map(({ checks, answers }) => [checks.map(({ check, rows }) => [check, ...rows]), answers !== undefined]),
    [
      [[['large', 'ais/a/two']], true],
      [[['small', 'ais/a/one']], true],
      [[['large', 'ais/a/one']], true],
      [[['small', 'ais/a/one']], false],
      [[['large', 'ais/a/one', 'ais/a/two']], false],
    ],
  )
})
