import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange } from '../../harness/checks/test-support/sample-exchange.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { sameInViews } from './same-in-views.ts'

const alone = (row: object) => sampleExchange(200, { data: row }, 'http://target.test/api/v4/logins/7')
const listed = (row: object) => sampleExchange(200, { data: [row] }, 'http://target.test/api/v4/logins?customer_id=1')

test('a login is compared alone and in its list, with the attempt in it', () => {
  const attempt = { id: '70', locale: 'en' }
  const login = { id: '7', status: 'inactive', last_attempt: attempt }
  const seen = [login, { ...login, status: 'active' }, { ...login, last_attempt: { ...attempt, locale: 'de' } }]
  const places = seen.map((row) => sameInViews(dialect, [alone(login), listed(row)])?.place)
  assert.deepEqual(places, [undefined, 'data[0].status', 'data[0].last_attempt.locale'])
})

test('what one view leaves out, and what only one shows, is no difference', () => {
  assert.equal(sameInViews(dialect, [alone({ id: '7', status: 'active' }), listed({ id: '7' })])?.finding, 'held')
  assert.equal(sameInViews(dialect, [alone({ id: '7' }), listed({ id: '8' })]), undefined)
})
