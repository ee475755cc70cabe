import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const attempt = (id: string, change: object = {}) => ({ id, finished: true, locale: 'en', from_date: null, ...change })
const login = (last: object, change: object = {}) => ({ id: '7', daily_refresh: true, last_attempt: last, ...change })
const shown = (last: object, at: number, change = {}): Step => ({ ask: 'GET /logins/7', data: login(last, change), at })
const reconnect = (sent: object, at: number, status = 200): Step => ({
  ask: 'PUT /logins/7/reconnect',
  sent: { data: { credentials: {}, ...sent } },
  data: login(attempt('1')),
  status,
  at,
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => /^echo: (?!default)/.test(one))
const before = shown(attempt('1'), 0)

test('The attempt of a change is looked at alone and in its list too, and no older one', () => {
  const made = (id: string, custom_fields: object) =>
    attempt(id, { custom_fields, created_at: `2026-01-01T00:00:0${id}Z` })
  const sent = { custom_fields: { note: 'é' } }
  const list = (...rows: object[]): Step => ({ ask: 'GET /attempts?login_id=7', data: rows, at: 6000 })
  const ended = shown(made('2', { note: 'é', more: 1 }), 5000)
  const change = reconnect(sent, 2000)
  const old = made('1', { note: 'other' })
  const seen = found(before, change, ended, list(old, made('2', {})))
  assert.deepEqual(seen, ['echo: custom-fields data[1].custom_fields x2 x4'])
})

test('What the answer to an interactive step asks for anew is what its attempt shows, unless it fails', () => {
  const input = (sent: object): Step => ({
    ask: 'PUT /logins/7/interactive',
    sent: { data: { credentials: {}, ...sent } },
    data: login(attempt('2', { finished: false })),
    at: 300,
  })
  const change = reconnect({ fetch_scopes: ['accounts'], locale: 'de' }, 100)
  const ended = (...fetch_scopes: string[]) =>
    found(
      before,
      change,
      input({ fetch_scopes: ['holder_info'] }),
      shown(attempt('2', { locale: 'de', fetch_scopes }), 5000),
    )
  assert.deepEqual(ended('holder_info'), [])
  assert.deepEqual(ended('accounts'), ['echo: attempt data.last_attempt.fetch_scopes x2 x3 x4'])
})

test('The attempt that an oauth refresh names has its settings, once the login is authorized; no other attempt has', () => {
  const refreshed: Step = {
    ask: 'POST /oauth_providers/refresh',
    sent: { data: { login_id: '7', fetch_scopes: ['accounts'] } },
    data: { login_id: '7', attempt_id: '2' },
    at: 100,
  }
  const authorized: Step = {
    ask: 'PUT /oauth_providers/authorize',
    sent: { data: { login_id: '7', query_string: 'code=1' } },
    data: login(attempt('2', { finished: false })),
    at: 300,
  }
  const ended = (...fetch_scopes: string[]) =>
    found(before, refreshed, authorized, shown(attempt('2', { fetch_scopes }), 5000))
  assert.deepEqual(ended('accounts'), [])
  assert.deepEqual(ended('holder_info'), ['echo: attempt data.last_attempt.fetch_scopes x2 x3 x4'])
  assert.deepEqual(found(refreshed, shown(attempt('1', { fetch_scopes: ['holder_info'] }), 200)), [])
})

test('An attempt that a change is shown to begin keeps its settings after a move of the clock, until its input asks anew', () => {
  const begun: Step = {
    ask: 'PUT /logins/7/reconnect',
    sent: { data: { credentials: {}, locale: 'de', fetch_scopes: ['accounts'] } },
    data: login(attempt('2', { finished: false })),
    at: 100,
  }
  const moved: Step = { ask: 'POST /clock', elsewhere: true, at: 200 }
  const input = (sent: object, status = 200): Step => ({
    ask: 'PUT /logins/7/interactive',
    sent: { data: { credentials: {}, ...sent } },
    data: login(attempt('2', { finished: false })),
    status,
    at: 300,
  })
  const ended = shown(attempt('2', { fetch_scopes: ['holder_info'], locale: 'de' }), 5000)
  assert.deepEqual(found(before, begun, moved, shown(attempt('2', { fetch_scopes: ['accounts'] }), 5000)), [
    `echo: attempt ${last}.locale x2 x4`,
  ])
  assert.deepEqual(found(before, begun, moved, shown(attempt('3'), 5000)), [])
  assert.deepEqual(found(before, begun, moved, input({ fetch_scopes: ['holder_info'] }), ended), [])
  assert.deepEqual(found(before, begun, moved, input({}), ended), [`echo: attempt ${last}.fetch_scopes x2 x4 x5`])
  assert.deepEqual(found(before, begun, moved, input({}, 500), ended), [])
})

const last = 'data.last_attempt'
const sent = { locale: 'de', from_date: '2026-01-01', daily_refresh: false }
const own = attempt('2', { locale: 'de', from_date: '2026-01-01T00:00:00Z' })
const wrong = [shown(attempt('2'), 500), shown(attempt('2'), 5000)]
const steps = [reconnect({ locale: 'de' }, 100), shown(attempt('2', { locale: 'de' }), 500), reconnect({}, 2000)]
const ended = (second: number) => shown(attempt('2', { created_at: `2026-01-01T00:00:0${second}Z` }), 8000)
const change = reconnect({ locale: 'de' }, 100)
const turnedOff = reconnect({ locale: 'de', daily_refresh: false }, 100)
const slow: Step = { ask: 'GET /countries', data: [], at: 0, takes: 3000 }
const madeAt = (at: number): Step => ({
  ask: 'POST /logins',
  sent: { data: { locale: 'de' } },
  data: login(attempt('1', { locale: 'de', finished: false }), { secret: 'sesame' }),
  at,
})
const bySecret: Step = {
  ask: 'PUT /login/reconnect',
  headers: [['Login-secret', 'sesame']],
  sent: { data: { credentials: {} } },
  data: login(attempt('2', { finished: false })),
  at: 500,
}

const defaulted = (shownThen: object, sentThen = {}) => [
  before,
  reconnect({ locale: 'de', exclude_accounts: ['5'] }, 100),
  shown(attempt('2', { locale: 'de', exclude_accounts: ['5'] }), 500),
  reconnect(sentThen, 2000),
  shown(attempt('3', { created_at: '2026-01-01T00:00:02Z', ...shownThen }), 5000),
]
const broken = (shownThen: object, sentThen = {}) =>
  brokenIn(defaulted(shownThen, sentThen)).filter((one) => one.startsWith('echo: default'))

cases(
  'What a second change leaves out has its default again, and not what the first one set',
  [broken({ locale: 'de', categorization: 'none' }), [`echo: defaults-of-reconnect ${last}.locale x4 x5`]],
  [broken({ exclude_accounts: ['5'] }), [`echo: default-exclude-accounts ${last}.exclude_accounts x4 x5`]],
  'The flag categorize, which categorization has replaced, may still count',
  [broken({ locale: 'en', exclude_accounts: [], categorization: 'none' }, { categorize: false }), []],
  'What was sent is what is shown, once the fetch of the change has ended',
  [found(before, reconnect(sent, 100), shown(own, 500), shown(own, 5000, { daily_refresh: false })), []],
  'A setting of the attempt, and a flag that was turned off, are found where they are shown otherwise',
  [
    found(before, turnedOff, ...wrong),
    [`echo: attempt ${last}.locale x2 x3`, 'echo: reconnected data.daily_refresh x2 x4'],
  ],
  'Nothing follows while the fetch may go on, from what was refused, and from values that are not listed',
  [found(before, reconnect({ locale: 'de' }, 100), shown(attempt('1'), 500), shown(attempt('1'), 5000)), []],
  'A later change takes the place of an earlier one',
  [found(before, ...steps, shown(attempt('3'), 2500), shown(attempt('3'), 5000)), []],
  'A later change by a secret does too, while the answer that showed the secret waits for a slow one',
  [found(slow, madeAt(100), bySecret, shown(attempt('2'), 900)), []],
  [found(slow, madeAt(100), shown(attempt('1'), 900)).length, 1],
  'Nothing follows from an attempt that was created later than the change: the fetch may be an automatic one',
  [found(before, change, ended(0)).length, 1],
  [found(before, change, { ask: 'POST /clock', elsewhere: true, at: 200 }, ended(0)), []],
)
