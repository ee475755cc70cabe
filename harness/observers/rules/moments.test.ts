import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const at = (second: number) => `2025-12-31T23:59:0${second}Z`
const stage = (name: string, second: number) => ({
  id: String(second),
  name,
  created_at: at(second),
  updated_at: at(second),
})
const attempt = (change: object = {}) => {
  const stages = [stage('start', 1), stage('connect', 2), stage('finish', 3)]
  return { id: '1', finished: true, created_at: at(1), updated_at: at(3), stages, last_stage: stages[2], ...change }
}
const alone = (change: object = {}): Step => ({ ask: 'GET /attempts/1?login_id=7', data: attempt(change) })
const login = (): Step => ({ ask: 'GET /logins/7', data: { id: '7', last_attempt: attempt({ stages: undefined }) } })
const quiet: Step[] = [login(), { ask: 'GET /countries', data: [], at: aWhile }]
const found = (...steps: Step[]) =>
  brokenIn(steps).filter((one) => /updated-not-before|in-order|last-stage-is-last|finish-ends/.test(one))

test('An attempt that is over ends with finish once nothing changes it any more', () => {
  const stages = [stage('start', 1), stage('connect', 2)]
  const wrong = alone({ stages, last_stage: stages[1] })
  assert.deepEqual(found(wrong), [])
  assert.deepEqual(found(...quiet, wrong), ['moments: finish-ends data.stages[1].name x3'])
})

const wrong = { ...stage('start', 2), updated_at: at(1) }
const created = { created_at: '2026-01-01T01:00:02Z', updated_at: '2026-01-01T00:00:03Z' }
const seenAt = (hour: number): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', ...created },
  date: `Thu, 01 Jan 2026 0${hour}:00:05 GMT`,
})
const rules = (clockMoves: boolean) =>
  brokenIn([seenAt(0), seenAt(1)], undefined, clockMoves).filter((one) => one.includes('updated-not-before'))
const stages = [stage('start', 1), stage('finish', 3), stage('connect', 2)]
const early = (change: object): Step => ({ ask: 'GET /logins/7', data: { id: '7', last_attempt: attempt(change) } })
const of = (step: Step) => brokenIn([step]).filter((one) => one.includes('ends-after-it-began'))

cases(
  'Moments in their order break nothing',
  [found(...quiet, alone()), []],
  [found(alone({ finished: false, stages: [stage('start', 1)], last_stage: stage('start', 1) })), []],
  'A record that is updated before it is created is found at whatever depth',
  [
    found(alone({ stages: [wrong, stage('finish', 3)] })),
    ['moments: updated-not-before-created data.stages[0].updated_at x1'],
  ],
  'A record that was created while the clock stood ahead breaks nothing, whenever it is seen',
  [rules(true), []],
  [rules(false), ['moments: updated-not-before-created data.updated_at x1']],
  'Stages out of their order, and a last stage that is not the newest, are found',
  [
    found(alone({ stages, last_stage: stages[2] })),
    ['moments: stages-in-order data.stages[2].created_at x1', 'moments: last-stage-is-last data.last_stage x1'],
  ],
  'An attempt that succeeds or fails before it was created is found, in a login too',
  [of(alone({ success_at: at(3), fail_at: null })), []],
  [of(early({ fail_at: '2025-12-31T23:58:00Z' })), ['moments: ends-after-it-began data.last_attempt.fail_at x1']],
  [of(alone({ success_at: '2025-12-31T23:58:00Z' })), ['moments: ends-after-it-began data.success_at x1']],
)
