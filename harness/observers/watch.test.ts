import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { dialect as version4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as version5 } from '../../interfaces/ais-v5/dialect.ts'
import { exchangesOf, type Step, watched } from './test-support/history.ts'
import { Watch } from './watch.ts'

const country = (code: unknown) => ({ code, name: 'A country', refresh_start_time: 3 })
const countries = (...codes: unknown[]): Step => ({ ask: 'GET /countries', data: codes.map(country) })
const rule = 'ais/countries/field-types'

test('What goes to the control port, to no route or to another interface is no sight', () => {
  assert.deepEqual(watched([{ ...countries(1), elsewhere: true }]), [])
  assert.deepEqual(watched([{ ...countries(1), ask: 'GET /counties' }]), [])
  const watch = new Watch([{ dialect: version5, clockMoves: false, clients: new Map() }])
  const [ofVersion4] = exchangesOf([countries(1)], version4)
  watch.begins(false, '')(ofVersion4)
  assert.deepEqual(watch.foundOf('ais-v5'), [])
})

test('A request that comes to nothing holds up no other', () => {
  const watch = new Watch([{ dialect: version4, clockMoves: false, clients: new Map() }])
  const [exchange] = exchangesOf([countries(1)])
  const lost = watch.begins(false, '')
  watch.begins(false, '')(exchange)
  assert.deepEqual(watch.foundOf('ais-v4'), [])
  lost(undefined)
  assert.equal(watch.foundOf('ais-v4').length > 0, true)
})

test('What is played finds what it found on the wire, in whatever order it is played', () => {
  const attempt = (locale: string) => ({ id: '1', finished: true, locale, created_at: 'x', updated_at: '2026-01-01' })
  const shown = (at: number): Step => ({ ask: 'GET /logins/7', data: { id: '7', last_attempt: attempt('en') }, at })
  const alone = (locale: string, at: number): Step => ({ ask: 'GET /attempts/1?login_id=7', data: attempt(locale), at })
  const refreshed: Step = { ask: 'PUT /logins/7/refresh', data: {}, at: 4000 }
  const found = (isPlayed: boolean, ...steps: Step[]) =>
    watched(steps, version4, isPlayed).filter(({ point, breaches }) => point === 'attempt' && breaches > 0).length
  const steps = [shown(0), alone('en', 3000), alone('de', 5000)]
  for (const isPlayed of [false, true])
    assert.deepEqual([found(isPlayed, ...steps), found(isPlayed, ...steps, refreshed)], [1, 0])
})

const [found] = watched([countries('DE'), countries(1), countries(2, 3)]).filter((one) => one.rule === rule)
const wrong = 'conventions/types/booleans'
const login = (change: object = {}) => ({ id: '7', customer_id: '3', ...change })
const list = (...data: object[]): Step => ({ ask: 'GET /logins', body: { data, meta: { next_id: null } } })
const breaches = (...steps: Step[]) => watched(steps).find((one) => one.rule === wrong)?.breaches ?? 0
const odd = login({ daily_refresh: 'yes' })
const heard = (data: object, signature = 'A'.repeat(344)) => {
  const watch = new Watch([{ dialect: version4, clockMoves: false, clients: new Map([['main-id', 'main']]) }])
  const [login] = exchangesOf([
    { ask: 'GET /logins/7', data: { id: '7', customer_id: '3' }, headers: [['App-id', 'main-id']] },
  ])
  watch.begins(false, '')(login)
  const json = { data }
  const request = { method: 'POST', url: '/success', headers: [['Signature', signature]], body: JSON.stringify(json) }
  const answer = { status: 200, headers: [], body: '' }
  const exchange = { id: 'c1', request, at: '2026-01-01T00:00:00Z', durationMs: 0, answer }
  watch.hears('ais-v4', { kind: 'success', json, exchange: exchange as never }, 'a check')
  return watch
    .foundOf('ais-v4')
    .flatMap(({ observer, point, broken }) =>
      broken && observer.name === 'callbacks' ? [`${point} ${broken.place ?? ''}`.trim()] : [],
    )
}

cases(
  'A rule that is seen broken again and again is found once, with its first evidence and how often',
  [found?.breaches, 3],
  [found?.broken?.evidence.map(({ id }) => id), ['x2']],
  [found?.scope, 'a check 1'],
  'What a record shows by itself is looked at where it is shown otherwise than before, in an answer that was not given before',
  [breaches(list(odd), list(odd, login({ id: '8' }))), 1],
  [breaches(list(login()), list(odd), list(login()), list(odd)), 1],
  [breaches(list(login()), list(odd), list(login()), list(odd, login({ id: '8' }))), 2],
  [breaches({ ask: 'GET /logins/7', data: odd }, { ask: 'GET /logins/7', data: { ...odd, status: null } }), 2],
  'Callbacks are heard, with what memory knows of the login that they name',
  [heard({ login_id: '7', customer_id: '3' }), []],
  [heard({ login_id: '8', customer_id: '4' }), []],
  [heard({ login_id: '7', customer_id: '4' }), ['names-its-customer data.customer_id']],
  [heard({ login_id: 7, customer_id: '3' }), ['ids-are-strings data.login_id']],
  [heard({ login_id: '7' }, 'none'), ['signed']],
)

test('A target that shows more records than are remembered has the oldest of them looked at anew, and the others not', () => {
  const account = (id: number, day = 1) => ({ id: `${id}`, login_id: '7', created_at: `2026-01-0${day}T00:00:00Z` })
  const listed = (data: object[]): Step => ({ ...list(...data), ask: 'GET /accounts?login_id=7' })
  const page = (_: unknown, at: number) => listed(Array.from({ length: 1000 }, (_, row) => account(1000 * at + row)))
  /** The ids of the records of these numbers that are found otherwise after so many pages. */
  const found = (pages: number, ...again: number[]) =>
    watched([...Array.from({ length: pages }, page), listed(again.map((id) => account(id, 2)))]).flatMap(
      ({ point, observer, broken }) =>
        point === 'record' && observer.name === 'one-view' && broken ? [broken.place] : [],
    )
  assert.deepEqual(found(5, 0), ['data[0].created_at'])
  assert.deepEqual(found(30, 0, 29_999), ['data[1].created_at'])
})
