import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version5 } from '../../../interfaces/ais-v5/dialect.ts'
import { says } from '../../../core/test-support/cases.ts'
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
const alone = (change: object = {}, at?: number): Step => ({
  ask: 'GET /attempts/1?login_id=7',
  data: attempt(change),
  ...(at !== undefined && { at }),
})
const listed = (change: object = {}, at?: number): Step => ({
  ask: 'GET /attempts?login_id=7',
  body: { data: [attempt(change)], meta: { next_id: null, next_page: null } },
  ...(at !== undefined && { at }),
})
const shown = (change: object = {}, at?: number): Step => ({
  ask: 'GET /logins/7',
  data: login(attempt(change)),
  ...(at !== undefined && { at }),
})
const refresh = (status = 200): Step => ({ ask: 'PUT /logins/7/refresh', status, data: login(attempt()) })
/** Nothing has changed the login for a while. */
const quiet: Step[] = [shown(), { ask: 'GET /countries', data: [], at: aWhile }]

const right: Array<[string, Step[]]> = [
  ['what is shown alike everywhere', [...quiet, alone(), listed(), shown()]],
  [
    'a field that one view leaves out, or has no value for within another record',
    [...quiet, alone(), listed({ locale: undefined }), shown({ locale: null })],
  ],
  ['fields beyond the documents', [...quiet, alone({ mood: 'a' }), listed({ mood: 'b' })]],
  ['the same moment in another form', [...quiet, alone(), listed({ updated_at: '2026-01-01T00:00:00.250+00:00' })]],
  [
    'the same scopes in another order',
    [
      ...quiet,
      alone({ fetch_scopes: ['accounts', 'holder_info'] }),
      listed({ fetch_scopes: ['holder_info', 'accounts'] }),
    ],
  ],
  ['another value while the login may be fetched', [alone(), listed({ locale: 'de' })]],
  ['another value soon after the fetch', [shown(), alone(), listed({ locale: 'de' })]],
  ['another value after a refresh', [...quiet, alone(), refresh(), listed({ locale: 'de' })]],
  [
    'another value beside a refresh',
    [...quiet, alone(), { ...refresh(), takes: 50 }, listed({ locale: 'de' }, aWhile + 30)],
  ],
  ['another value soon after a refused refresh', [...quiet, alone(), refresh(400), listed({ locale: 'de' })]],
  [
    'another value after a move of the clock',
    [...quiet, alone(), { ask: 'POST /clock', elsewhere: true }, listed({ locale: 'de' })],
  ],
  [
    'another value once and for all, updated later',
    [...quiet, alone(), listed({ locale: 'de', updated_at: later }), alone({ locale: 'de', updated_at: later })],
  ],
  [
    'a value that comes back with every update',
    [...quiet, alone(), listed({ locale: 'de', updated_at: later }), alone({ updated_at: '2026-01-01T00:00:09Z' })],
  ],
  ['two attempts', [...quiet, alone(), shown({ id: '2', locale: 'de' })]],
]

for (const [what, steps] of right) test(`Nothing is wrong with ${what}`, () => assert.deepEqual(brokenIn(steps), []))

const wrong: Array<[string, Step[], string]> = [
  [
    'without what an object has',
    [...quiet, alone({ custom_fields: { a: 1 } }), listed({ custom_fields: {} })],
    `${rule} data[0].custom_fields x3 x4`,
  ],
  [
    'as if it had no value',
    [...quiet, alone({ locale: 'de' }), listed({ locale: null })],
    `${rule} data[0].locale x3 x4`,
  ],
  ['alone than in a list', [...quiet, listed(), alone({ locale: 'de' })], `${rule} data.locale x3 x4`],
  ['nested than alone', [...quiet, alone(), shown({ locale: 'de' })], `${rule} data.last_attempt.locale x3 x4`],
  [
    'on another page',
    [...quiet, listed(), { ...listed({ locale: 'de' }), ask: 'GET /attempts?login_id=7&from_id=1' }],
    `${rule} data[0].locale x3 x4`,
  ],
  [
    'in a view that has gone back',
    [...quiet, alone(), listed({ locale: 'de', updated_at: later }), alone()],
    `${rule} data.locale x3 x4 x5`,
  ],
]

for (const [what, steps, found] of wrong)
  test(`A record is not shown otherwise ${what}`, () => assert.deepEqual(brokenIn(steps), [found]))

test('What a record has from its creation on differs at no time', () =>
  assert.deepEqual(brokenIn([alone(), refresh(), listed({ created_at: later })]), [`${rule} data[0].created_at x2 x3`]))

test('What no request has named is compared by three views of one update, though nobody knows when it is fetched', () => {
  const account = (name: string, updated_at = moment): Step => ({
    ask: `GET /accounts?login_id=7&name=${name}`,
    data: [{ id: '5', login_id: '7', name, created_at: moment, updated_at }],
  })
  const found = (...steps: Step[]) => foundOf(everywhere, steps)
  assert.deepEqual(found(account('a'), account('b')), [])
  assert.deepEqual(found(account('a'), account('b'), account('a', later)), [])
  assert.deepEqual(found(refresh(), account('a'), account('b'), account('a')), [])
  assert.deepEqual(found(account('a'), account('b'), account('a')), [`${everywhere} data[0].name x1 x2 x3`])
})

test('A login that was refreshed is compared again once another attempt has ended, and not before', () => {
  const second = { id: '2', created_at: later, updated_at: later }
  const after = [...quiet, refresh()]
  assert.deepEqual(brokenIn([...after, shown({}, 3000), alone({}, 5000), listed({ locale: 'de' })]), [])
  assert.deepEqual(brokenIn([...after, shown(second, 3000), alone({}, 5000), listed({ locale: 'de' })]), [
    `${rule} data[0].locale x5 x6`,
  ])
})

test('Each record of a login, and what belongs to no login, is alike everywhere', () => {
  const of = (path: string, data: unknown): Step => ({ ask: `GET ${path}`, data })
  const account = (name: string) => ({ id: '5', login_id: '7', name, created_at: moment, updated_at: moment })
  assert.deepEqual(
    foundOf(everywhere, [
      ...quiet,
      of('/accounts?login_id=7', [{ ...account('a'), extra: { iban: 'x' } }]),
      of('/accounts?customer_id=3', [{ ...account('a'), extra: {} }]),
    ]),
    [],
  )
  const provider = (name: string) => ({ id: '2', code: 'x', name, created_at: moment, updated_at: moment })
  const found = foundOf(everywhere, [
    ...quiet,
    of('/accounts?login_id=7', [account('a')]),
    of('/accounts?customer_id=3', [account('b')]),
  ])
  assert.deepEqual(found, [`${everywhere} data[0].name x3 x4`])
  const shown = ['a', 'b', 'a'].map((name) => of('/providers/x', provider(name)))
  assert.deepEqual(foundOf(everywhere, shown.slice(0, 2)), [`${everywhere} data.name x1 x2`])
  const amidChanges = shown.flatMap((step): Step[] => [{ ask: 'POST /control/clock', elsewhere: true }, step])
  assert.deepEqual(foundOf(everywhere, amidChanges.slice(0, 4)), [])
  assert.deepEqual(foundOf(everywhere, amidChanges), [`${everywhere} data.name x2 x4 x6`])
})

test('What one client sees of a login says nothing of what another one has by the same id', () => {
  const of = (client: string, step: Step): Step => ({ ...step, headers: [['App-id', client]] })
  const steps = (client: string) => [
    ...quiet.map((step) => of('a', step)),
    of(client, alone()),
    of(client, listed({ locale: 'de' })),
  ]
  assert.deepEqual(brokenIn(steps('b')), [])
  assert.equal(brokenIn(steps('a')).length, 1)
  const refreshed = [
    ...quiet.map((step) => of('a', step)),
    of('a', alone()),
    of('b', refresh()),
    of('a', listed({ locale: 'de' })),
  ]
  assert.deepEqual(brokenIn(refreshed), [])
})

test('A row that is read several times has no value that comes back without an update', () => {
  const page = (description?: string, updated_at = moment) => {
    const rows = [
      { id: '1', description: 'same', updated_at: moment },
      { id: '2', description, updated_at },
    ]
    return sampleExchange(200, { data: rows, meta: { next_id: null } }, 'http://target.test/api/v5/transactions')
  }
  const shown = (...pages: Array<ReturnType<typeof page>>) => pagesShowAlike(version5, pages)
  says(shown(page('a'), page('a'), page('a')), 'held: holds-for (3)')
  says(shown(page('a'), page('b'), page('b')), 'held: holds-for (3)')
  says(shown(page('a'), page('b', later), page('a', '2026-01-01T00:00:09Z')), 'held: holds-for (3)')
  says(shown(page(), page('a'), page('b')), 'held: holds-for (3)')
  says(shown(page('a'), page('b'), page('a')), 'broken: "a" at data[1].description (3)')
  says(shown(page('a'), page('b')), 'inconclusive: nothing-to-check (2)')
})
