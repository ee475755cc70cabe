import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dialectOf } from '../../dialect/dialects.ts'
import { loginKey, Requests } from './requests.ts'

const dialect = dialectOf('ais-v4')

it('opens the login that a list is asked for, where its secret is known', () => {
  assert.ok(dialect)
  const requests = new Requests(dialect, new Map([[loginKey('main', '7'), 'of-seven']]))
  const header = dialect.loginSecretHeader
  assert.equal(requests.listAccounts([['login_id', '7']]).headers[header], 'of-seven')
  assert.equal(requests.listTransactions([['login_id', '7']]).headers[header], 'of-seven')
  assert.equal(requests.listAccounts([['login_id', '7']], 'second').headers[header], undefined)
  assert.equal(requests.listAccounts([['login_id', '8']]).headers[header], undefined)
  assert.equal(requests.listAccounts([['customer_id', '7']]).headers[header], undefined)
})
