import { dialect as version5 } from '../../../interfaces/ais-v5/dialect.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../../checks/test-support/sample-exchange.ts'
import { pagesShowAlike } from './one-view.ts'
import { aWhile, brokenIn as allBrokenIn, type Step } from '../test-support/history.ts'

const rule = 'one-view: attempt'
const everywhere = 'one-view: record'
const foundOf = (id: string, steps: readonly Step[]) => allBrokenIn(steps).filter((one) => one.startsWith(id))
const brokenIn = (steps: readonly Step[]) => foundOf(rule, steps)
const moment = '2026-01-01T00:00:00Z'
const later = '2026-01-01T00:00:05Z'

/** An ended attempt of login 7. */
const attempt = (change: object = {}) => ({
  id: '1',
  finished: true,
  locale: 'en',
  fetch_scopes: ['accounts'],
  created_at: moment,
  updated_at: moment,
  ...change,
})
const login = (last: object) => ({ id: '7', customer_id: '3', last_attempt: last })
const from = (at: number | undefined, ask: string, answer: object): Step => {
  return { ask, ...answer, ...(at !== undefined && { at }) }
}
const alone = (change: object = {}, at?: number) => from(at, 'GET /attempts/1?login_id=7', { data: attempt(change) })
const listed = (change: object = {}, at?: number) =>
  from(at, 'GET /attempts?login_id=7', { body: { data: [attempt(change)], meta: { next_id: null, next_page: null } } })
const shown = (change: object = {}, at?: number) => from(at, 'GET /logins/7', { data: login(attempt(change)) })
const refresh = (status = 200): Step => ({ ask: 'PUT /logins/7/refresh', status, data: login(attempt()) })
/** Nothing has changed the login for a while. */
const quiet: Step[] = [shown(), { ask: 'GET /countries', data: [], at: aWhile }]

const german = { locale: 'de' }
const germanLater = { ...german, updated_at: later }
const right: Array<[what: string, ...steps: Step[]]> = [
  ['what is shown alike everywhere', alone(), listed(), shown()],
  ['a field that one view leaves out', alone(), listed({ locale: undefined })],
  ['a field that has no value within another record', alone(), shown({ locale: null })],
  ['fields beyond the documents', alone({ mood: 'a' }), listed({ mood: 'b' })],
  ['the same moment in another form', alone(), listed({ updated_at: '2026-01-01T00:00:00.250+00:00' })],
  ['the same scopes in another order', alone({ fetch_scopes: ['a', 'b'] }), listed({ fetch_scopes: ['b', 'a'] })],
  ['another value after a refresh', alone(), refresh(), listed(german)],
  ['another value beside a refresh', alone(), { ...refresh(), takes: 50 }, listed(german, aWhile + 30)],
  ['another value soon after a refused refresh', alone(), refresh(400), listed(german)],
  ['another value after a move of the clock', alone(), { ask: 'POST /clock', elsewhere: true }, listed(german)],
  ['another value once and for all, updated later', alone(), listed(germanLater), alone(germanLater)],
  ['what comes back with every update', alone(), listed(germanLater), alone({ updated_at: '2026-01-01T00:00:09Z' })],
  ['two attempts', alone(), shown({ id: '2', ...german })],
]

const fields = (custom_fields: object) => ({ custom_fields })
const secondPage: Step = { ...listed(german), ask: 'GET /attempts?login_id=7&from_id=1' }
const wrong: Array<[what: string, place: string, ...steps: Step[]]> = [
  ['without what an object has', 'data[0].custom_fields x3 x4', alone(fields({ a: 1 })), listed(fields({}))],
  ['as if it had no value', 'data[0].locale x3 x4', alone(german), listed({ locale: null })],
  ['alone than in a list', 'data.locale x3 x4', listed(), alone(german)],
  ['nested than alone', 'data.last_attempt.locale x3 x4', alone(), shown(german)],
  ['on another page', 'data[0].locale x3 x4', listed(), secondPage],
  ['in a view that has gone back', 'data.locale x3 x4 x5', alone(), listed(germanLater), alone()],
]

const of = (path: string, data: unknown): Step => ({ ask: `GET ${path}`, data })
const account = (name: string, change: object = {}) => {
  return { id: '5', login_id: '7', name, created_at: moment, updated_at: moment, ...change }
}
const anywhere = (...steps: Step[]) => foundOf(everywhere, steps)
const named = (name: string, updated_at = moment) =>
  of(`/accounts?login_id=7&name=${name}`, [account(name, { updated_at })])
const accounts = (ofLogin: object, ofCustomer: object) =>
  anywhere(...quiet, of('/accounts?login_id=7', [ofLogin]), of('/accounts?customer_id=3', [ofCustomer]))

const after = [...quiet, refresh()]
const second = { id: '2', created_at: later, updated_at: later }
const providers = ['a', 'b', 'a'].map((name) =>
  of('/providers/x', { id: '2', code: 'x', name, created_at: moment, updated_at: moment }),
)
const amidChanges = providers.flatMap((step): Step[] => [{ ask: 'POST /control/clock', elsewhere: true }, step])

const as = (client: string, ...steps: Step[]): Step[] =>
  steps.map((step) => ({ ...step, headers: [['App-id', client]] }))

const page = (description?: string, updated_at = moment) => {
  const rows = [
    { id: '1', description: 'same', updated_at: moment },
    { id: '2', description, updated_at },
  ]
  return sampleExchange(200, { data: rows, meta: { next_id: null } }, 'http://target.test/api/v5/transactions')
}
const alike = (...pages: Array<ReturnType<typeof page>>) => pagesShowAlike(version5, pages)

cases(
  ...right.flatMap(([what, ...steps]) => [
    `Nothing is wrong with ${what}`,
    [brokenIn([...quiet, ...steps]), [] as unknown] as const,
  ]),
  'Nothing is wrong with another value while the login may be fetched, nor soon after the fetch',
  [brokenIn([alone(), listed(german)]), []],
  [brokenIn([shown(), alone(), listed(german)]), []],
  ...wrong.flatMap(([what, place, ...steps]) => [
    `A record is not shown otherwise ${what}`,
    [brokenIn([...quiet, ...steps]), [`${rule} ${place}`] as unknown] as const,
  ]),
  'What a record has from its creation on differs at no time',
  [brokenIn([alone(), refresh(), listed({ created_at: later })]), [`${rule} data[0].created_at x2 x3`]],
  'What no request has named is compared by three views of one update, though nobody knows when it is fetched',
  [anywhere(named('a'), named('b')), []],
  [anywhere(named('a'), named('b'), named('a', later)), []],
  [anywhere(refresh(), named('a'), named('b'), named('a')), []],
  [anywhere(named('a'), named('b'), named('a')), [`${everywhere} data[0].name x1 x2 x3`]],
  'A login that was refreshed is compared again once another attempt has ended, and not before',
  [brokenIn([...after, shown({}, 3000), alone({}, 5000), listed(german)]), []],
  [brokenIn([...after, shown(second, 3000), alone({}, 5000), listed(german)]), [`${rule} data[0].locale x5 x6`]],
  'Each record of a login, and what belongs to no login, is alike everywhere',
  [accounts(account('a', { extra: { iban: 'x' } }), account('a', { extra: {} })), []],
  [accounts(account('a'), account('b')), [`${everywhere} data[0].name x3 x4`]],
  [anywhere(...providers.slice(0, 2)), [`${everywhere} data.name x1 x2`]],
  [anywhere(...amidChanges.slice(0, 4)), []],
  [anywhere(...amidChanges), [`${everywhere} data.name x2 x4 x6`]],
  'What one client sees of a login says nothing of what another one has by the same id',
  [brokenIn([...as('a', ...quiet), ...as('b', alone(), listed(german))]), []],
  [brokenIn(as('a', ...quiet, alone(), listed(german))).length, 1],
  [brokenIn([...as('a', ...quiet, alone()), ...as('b', refresh()), ...as('a', listed(german))]), []],
  'A row that is read several times has no value that comes back without an update',
  [alike(page('a'), page('a'), page('a')), 'held: holds-for (3)'],
  [alike(page('a'), page('b'), page('b')), 'held: holds-for (3)'],
  [alike(page('a'), page('b', later), page('a', '2026-01-01T00:00:09Z')), 'held: holds-for (3)'],
  [alike(page(), page('a'), page('b')), 'held: holds-for (3)'],
  [alike(page('a'), page('b'), page('a')), 'broken: "a" at data[1].description (3)'],
  [alike(page('a'), page('b')), 'inconclusive: nothing-to-check (2)'],
)
