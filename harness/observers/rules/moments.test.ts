import { cases } from '../../../core/test-support/cases.ts'
import { dialect } from '../../../interfaces/ais-v4/dialect.ts'
import { dialect as version6 } from '../../../interfaces/ais-v6/interface.ts'
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

const unfinished = [stage('start', 1), stage('connect', 2)]
const over = alone({ stages: unfinished, last_stage: unfinished[1] })
const twice = alone({ stages: [stage('finish', 1), stage('start', 2), stage('finish', 3)] })
const wrong = { ...stage('start', 2), updated_at: at(1) }
const created = { created_at: '2026-01-01T01:00:02Z', updated_at: '2026-01-01T00:00:03Z' }
const seenAt = (hour: number): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', ...created },
  date: `Thu, 01 Jan 2026 0${hour}:00:05 GMT`,
})
const rules = (clockMoves: boolean) =>
  brokenIn([seenAt(0), seenAt(1)], undefined, clockMoves).filter((one) => one.includes('updated-not-before'))
const days = (fetch_from_date: string, fetch_to_date: string | null) => {
  const last_attempt = attempt({ fetch_from_date, fetch_to_date })
  const body = { data: [{ id: '7', customer_id: '5', last_attempt }], meta: {} }
  return brokenIn([{ ask: 'GET /connections?customer_id=5', body }], version6).filter((one) => one.includes('days-in'))
}
const ahead = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T02:00:00Z' }
const account: Step = { ask: 'GET /accounts?login_id=7', body: { data: [{ id: '9', ...ahead }], meta: {} } }
const future = (clockMoves: boolean, ...steps: Step[]) =>
  brokenIn([...steps, account], undefined, clockMoves).filter((one) => one.includes('updated-not-in'))
const stages = [stage('start', 1), stage('finish', 3), stage('connect', 2)]
const early = (change: object): Step => ({ ask: 'GET /logins/7', data: { id: '7', last_attempt: attempt(change) } })
const of = (step: Step) => brokenIn([step]).filter((one) => one.includes('ends-after-it-began'))

cases(
  'Moments in their order break nothing',
  [found(...quiet, alone()), []],
  'An attempt that is over ends with finish once nothing changes it any more',
  [found(over), []],
  [found(...quiet, over), ['moments: finish-ends data.stages[1].name x3']],
  [found(...quiet, twice), ['moments: finish-ends data.stages[0].name x3']],
  'A record that is updated before it is created is found at whatever depth',
  [
    found(alone({ stages: [wrong, stage('finish', 3)] })),
    ['moments: updated-not-before-created data.stages[0].updated_at x1'],
  ],
  'A record that was created while the clock stood ahead breaks nothing, whenever it is seen',
  [rules(true), []],
  [rules(false), ['moments: updated-not-before-created data.updated_at x1']],
  'A record that is updated after it is shown is found, unless a run moved the clock or may have done so before',
  [future(false), ['moments: updated-not-in-the-future data[0].updated_at x1']],
  [future(true), ['moments: updated-not-in-the-future data[0].updated_at x1']],
  [future(true, { ask: 'POST /clock', elsewhere: true }), []],
  [future(true, { ask: 'GET /countries', data: [], at: 100 }), []],
  'A fetch of version 6 ends no earlier than it begins, but for a day',
  [days('2026-01-02', '2026-01-01'), []],
  [days('2026-01-03', '2026-01-01'), ['moments: days-in-order data[0].last_attempt.fetch_from_date x1']],
  [days('2026-01-03', null), []],
  'Stages out of their order, and a last stage that is not the newest, are found',
  [
    found(alone({ stages, last_stage: stages[2] })),
    ['moments: stages-in-order data.stages[2].created_at x1', 'moments: last-stage-is-last data.last_stage x1'],
  ],
  'An attempt that succeeds or fails before it was created is found, in a login too',
  [of(early({ fail_at: '2025-12-31T23:58:00Z' })), ['moments: ends-after-it-began data.last_attempt.fail_at x1']],
)

const attemptAt = (id: string, second: number) => ({ id, created_at: `2026-01-01T00:00:0${second}Z`, finished: true })
const listed = (...data: object[]): Step => ({ ask: 'GET /attempts?login_id=7', body: { data, meta: {} } })
const lastOf = (last: object, at?: number): Step => ({
  ask: 'GET /logins',
  body: { data: [{ id: '7', last_attempt: last }], meta: {} },
  ...(at !== undefined && { at }),
})
const newest = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('newest-attempt'))
const both = listed(attemptAt('1', 1), attemptAt('2', 5))

const moved: Step = { ask: 'DELETE /clock', elsewhere: true }
const later = (id: string, clockMoves: boolean) =>
  brokenIn([both, lastOf(attemptAt(id, 1), aWhile)], dialect, clockMoves).some((one) =>
    one.startsWith('newest-attempt'),
  )

cases(
  'The newest attempt, or one that is newer than all seen before, is the last one',
  [newest(both, lastOf(attemptAt('2', 5), aWhile), lastOf(attemptAt('3', 6))), []],
  'One that was created before an attempt seen earlier is not, unless it was seen just now',
  [newest(both, lastOf(attemptAt('1', 1))), []],
  [newest(both, lastOf(attemptAt('1', 1), aWhile)), ['newest-attempt data[0].last_attempt.id x1 x2']],
  'After a move of the clock, what was seen before it counts no more',
  [newest(both, moved, lastOf(attemptAt('3', 2), aWhile)), []],
  'Where the clock moves, one with a later id is the newer one, though it was created earlier',
  [
    [later('3', false), later('3', true), later('1', true)],
    [true, false, true],
  ],
)
