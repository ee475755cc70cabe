import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect } from '../../../interfaces/ais-v4/dialect.ts'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const attempt = (id: string, second: number) => ({ id, created_at: `2026-01-01T00:00:0${second}Z`, finished: true })
const listed = (...data: object[]): Step => ({ ask: 'GET /attempts?login_id=7', body: { data, meta: {} } })
const login = (last: object, at?: number): Step => ({
  ask: 'GET /logins',
  body: { data: [{ id: '7', last_attempt: last }], meta: {} },
  ...(at !== undefined && { at }),
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('newest-attempt'))
const both = listed(attempt('1', 1), attempt('2', 5))

test('The newest attempt, or one that is newer than all seen before, is the last one', () =>
  assert.deepEqual(found(both, login(attempt('2', 5), aWhile), login(attempt('3', 6))), []))

test('One that was created before an attempt seen earlier is not, unless it was seen just now', () => {
  assert.deepEqual(found(both, login(attempt('1', 1))), [])
  assert.deepEqual(found(both, login(attempt('1', 1), aWhile)), ['newest-attempt data[0].last_attempt.id x1 x2'])
})

test('After a move of the clock, what was seen before it counts no more', () => {
  const moved: Step = { ask: 'DELETE /clock', elsewhere: true }
  assert.deepEqual(found(both, moved, login(attempt('3', 2), aWhile)), [])
})

test('Where the clock moves, one with a later id is the newer one, though it was created earlier', () => {
  const steps = (id: string) => [both, login(attempt(id, 1), aWhile)]
  const broken = (id: string, clockMoves: boolean) => brokenIn(steps(id), dialect, clockMoves).join()
  assert.match(broken('3', false), /newest-attempt/)
  assert.doesNotMatch(broken('3', true), /newest-attempt/)
  assert.match(broken('1', true), /newest-attempt/)
})
