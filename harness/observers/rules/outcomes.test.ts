import { cases } from '../../../core/test-support/cases.ts'
import { aWhile, brokenIn } from '../test-support/history.ts'

const shown = (change: object) =>
  brokenIn([{ ask: 'GET /logins/7', data: { id: '7', last_attempt: { id: '1', finished: true, ...change } } }]).filter(
    (one) => one.startsWith('outcomes'),
  )
const failed = { success_at: null, fail_at: '2026-01-01T00:00:00Z', fail_error_class: 'InvalidCredentials' }

cases(
  'An attempt that is over says when it ended and why it failed',
  [shown(failed), []],
  [shown({ ...failed, fail_at: null }), ['outcomes: failure data.last_attempt.fail_at x1']],
  [shown({ success_at: null, fail_at: null }), ['outcomes: failure data.last_attempt.fail_at x1']],
  [shown({ ...failed, fail_error_class: 'Odd' }), ['outcomes: failure data.last_attempt.fail_error_class x1']],
  'One that succeeded is finished',
  [
    shown({ finished: false, success_at: '2026-01-01T00:00:00Z' }),
    ['outcomes: finished data.last_attempt.finished x1'],
  ],
  'What it does not show, and one that is not over, break nothing',
  [shown({ success_at: '2026-01-01T00:00:00Z', fail_at: null }), []],
  [shown({ success_at: null }), []],
  [shown({ ...failed, fail_at: null, finished: false }), []],
  [shown({ success_at: null, fail_at: null, finished: false }), []],
)

const seen = (...finished: boolean[]) =>
  brokenIn(
    finished.map((one, index) => ({ at: index * aWhile, ask: 'GET /attempts/1', data: { id: '1', finished: one } })),
  ).filter((one) => one.startsWith('outcomes'))
cases(
  'An attempt that was shown as ended does not go on',
  [seen(false, true, true), []],
  [seen(true, false), ['outcomes: stays-ended data.finished x1 x2']],
)
