import { cases } from '../../../core/test-support/cases.ts'
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

cases(
  'A login that is as it was breaks nothing, nor one that something else may have changed',
  [found(refresh(400), login({}, late)), []],
  [found(refresh(200), login({ daily_refresh: true }, late)), []],
  [found(refresh(500), login({ daily_refresh: true }, late)), []],
  [found(refresh(400), login({ daily_refresh: true }, late, '2')), []],
  [found({ ...refresh(400), takes: 50 }, login({ daily_refresh: true }, 3 * aWhile + 30)), []],
  [found(refresh(400), login({ next_refresh_possible_at: null }, late)), []],
  'What a refused refresh changed is found',
  [found(refresh(400), login({ daily_refresh: true }, late)), ['refused-nothing data.daily_refresh x2 x3 x4']],
  [
    found(refresh(409), login({ next_refresh_possible_at: '2026-01-01T02:00:00Z' }, late)),
    ['refused-nothing data.next_refresh_possible_at x2 x3 x4'],
  ],
)
