import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const next = '2026-01-01T01:00:00Z'
const login = (change: object = {}, at?: number, attempt = '1'): Step => ({
  ask: 'GET /logins/7',
  data: {
    id: '7',
    daily_refresh: false,
    next_refresh_possible_at: next,
    last_attempt: { id: attempt, finished: true },
    ...change,
  },
  ...(at !== undefined && { at }),
})
const refresh = (status: number): Step => ({ ask: 'PUT /logins/7/refresh', status, data: {}, at: 3 * aWhile })
const found = (...steps: Step[]) =>
  brokenIn([login(), login({}, aWhile), ...steps]).filter((one) => one.startsWith('refused-nothing'))
const late = 6 * aWhile

test('A login that is as it was breaks nothing, nor one that something else may have changed', () => {
  assert.deepEqual(found(refresh(400), login({}, late)), [])
  assert.deepEqual(found(refresh(200), login({ daily_refresh: true }, late)), [])
  assert.deepEqual(found(refresh(500), login({ daily_refresh: true }, late)), [])
  assert.deepEqual(found(refresh(400), login({ daily_refresh: true }, late, '2')), [])
  assert.deepEqual(found({ ...refresh(400), takes: 50 }, login({ daily_refresh: true }, 3 * aWhile + 30)), [])
  assert.deepEqual(found(refresh(400), login({ next_refresh_possible_at: null }, late)), [])
})

test('What a refused refresh changed is found', () => {
  const rule = 'refused-nothing data'
  assert.deepEqual(found(refresh(400), login({ daily_refresh: true }, late)), [`${rule}.daily_refresh x2 x3 x4`])
  assert.deepEqual(found(refresh(409), login({ next_refresh_possible_at: '2026-01-01T02:00:00Z' }, late)), [
    `${rule}.next_refresh_possible_at x2 x3 x4`,
  ])
})
