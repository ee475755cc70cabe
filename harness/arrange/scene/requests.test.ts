import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dialect } from '../../../interfaces/ais-v4/dialect.ts'
import { loginKey, Requests } from './requests.ts'

it('opens the login that a list is asked for, where its secret is known', () => {
  const requests = new Requests(dialect, new Map([[loginKey('main', '7'), 'of-seven']]))
  const header = dialect.loginSecretHeader
  assert.equal(requests.listAccounts([['login_id', '7']]).headers[header], 'of-seven')
  assert.equal(requests.listTransactions([['login_id', '7']]).headers[header], 'of-seven')
  assert.equal(requests.listAccounts([['login_id', '7']], 'second').headers[header], undefined)
  assert.equal(requests.listAccounts([['login_id', '8']]).headers[header], undefined)
  assert.equal(requests.listAccounts([['customer_id', '7']]).headers[header], undefined)
})
