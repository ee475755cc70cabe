import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteTrial } from '../../harness/checks/rate-limits/moments.ts'
import { scheduledPerSecond } from '../arbitraries/schedule.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { belowTheLimit } from './below-the-limit.ts'

/** A target with two routes; the second limits the request at a place of the schedule. */
function target(limits?: number) {
  return async (startsSeconds: number[]): Promise<RouteTrial[]> =>
    ['GET /one', 'GET /other'].map((route) => ({
      route,
      perSecond: scheduledPerSecond,
      control: accepting(),
      exchanges: startsSeconds.map((start, place) => ({
        ...(route === 'GET /other' && place === limits ? refusing('RateLimitExceeded') : accepting()),
        at: new Date(Date.UTC(2026, 0, 1) + start * 1000).toISOString(),
      })),
    }))
}

test('A target that serves what is below its limit keeps the rule on both schedules', async () => {
  const { judgement, coverage } = await explored(belowTheLimit(target()))
  assert.equal(judgement.finding, 'held')
  assert.deepEqual([coverage.ran, coverage.histogram, coverage.outcomes], [2, { served: 2 }, { served: 2 }])
})

test('One that limits the first request of one route breaks it', async () => {
  const property = belowTheLimit(target(0))
  const { judgement, counterexample } = await explored(property)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.match(counterexample?.shrunk ?? '', /^requests after 0\.00, /)
  assert.deepEqual(await tried(property, [0, 1.5]), ['429', '429', 'broken: value-differs'])
})

test('A limit met where the moments prove nothing leaves the case undecided', async () => {
  const many = Array.from({ length: scheduledPerSecond + 1 }, () => 0)
  const found = await tried(belowTheLimit(target(scheduledPerSecond)), many)
  assert.deepEqual(found, ['429', '429', 'inconclusive: cannot-decide'])
})

test('A limit met after a burst that is over breaks the rule, however uneven the schedule is', async () => {
  const starts = [...Array.from({ length: scheduledPerSecond }, () => 0), 1.5]
  assert.equal((await tried(belowTheLimit(target(scheduledPerSecond)), starts))[2], 'broken: value-differs')
})
