import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forecastLine, span, workersLine } from './forecast-line.ts'

test('A forecast says about what a run will take, and whether the budget ends it', () => {
  const forecast = { checks: 664, requests: 7134, roundTripMs: 104.4 }
  assert.equal(forecastLine(forecast, 1426, 3600), '664 checks, about 7100 requests of 100 ms: 16 to 36 minutes left.')
  assert.match(
    forecastLine(forecast, 1426, 600),
    / The budget allows 10 minutes: the run will end before its last check\.$/,
  )
  assert.match(forecastLine(forecast, 1.6, 3600), /: 1 to 2 seconds left/)
  assert.match(forecastLine(forecast, 90, 3600), /: 60 seconds to 2 minutes left/)
  assert.match(forecastLine({ checks: 1, requests: 1, roundTripMs: 2 }, 0, 1), /^1 check, about 1 request of less/)
})

test('The number of checks at a time is said with its reason', () => {
  const chosen = { type: 'workers-chosen', at: '2026-01-01T00:00:00.000Z', workers: 4, roundTripMs: 103 } as const
  assert.equal(
    workersLine(chosen),
    '4 checks at a time: an answer takes 103 milliseconds. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.',
  )
  assert.match(
    workersLine({ ...chosen, workers: 1, roundTripMs: 0 }),
    /^1 check at a time: how long an answer takes is not known\./,
  )
})

test('Times are said in a unit that people use', () =>
  assert.deepEqual([0, 1, 80, 600, 86_400].map(span), ['1 second', '1 second', '80 seconds', '10 minutes', '24 hours']))
