import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as partners } from '../../../interfaces/partners-v1/dialect.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const of = (ask: string, ...data: object[]): Step => ({ ask: `GET ${ask}`, body: { data, meta: { next_id: null } } })
const login = (id: string, customer_id: string) => ({ id, customer_id })
const account = (id: string, login_id: string) => ({ id, login_id })
const transaction = (account_id: string) => ({ id: `t${account_id}`, account_id })
/** Logins 1 and 2 of customer 8, login 3 of customer 9, each with an account. */
const seen = [
  of('/logins', login('1', '8'), login('2', '8'), login('3', '9')),
  ...['1', '2', '3'].map((id) => of(`/accounts?login_id=${id}`, account(`${id}0`, id))),
  of('/attempts?login_id=1', { id: '100' }),
]
const found = (...steps: Step[]) => brokenIn([...seen, ...steps]).filter((one) => one.startsWith('belongs: '))

test('What belongs to the parent that was asked for breaks nothing, nor what nobody knows the parent of', () => {
  assert.deepEqual(found(of('/accounts?customer_id=8', account('10', '1'), account('20', '2'))), [])
  assert.deepEqual(found(of('/transactions?login_id=1', transaction('10'), transaction('77'))), [])
  assert.deepEqual(found(of('/attempts?login_id=2', { id: '200' })), [])
  assert.deepEqual(found(of('/transactions?login_id=L1', transaction('10'))), [])
  assert.deepEqual(found(of('/accounts?login_id=1&customer_id=9', account('10', '1'))), [])
})

test('What belongs to another login or customer is found, with where it was shown as such', () => {
  const cases: Array<[Step, string]> = [
    [
      of('/accounts?customer_id=8', account('10', '1'), account('30', '3')),
      'belongs: accounts-of-customer data[1] x4 x6',
    ],
    [of('/transactions?login_id=1&from_id=7', transaction('20')), 'belongs: transactions-of-login data[0] x3 x6'],
    [of('/attempts?login_id=2', { id: '100' }), 'belongs: attempts-of-login data[0] x5 x6'],
    [{ ask: 'GET /attempts/100?login_id=2', data: { id: '100' } }, 'belongs: attempt-of-login data x5 x6'],
  ]
  for (const [step, wanted] of cases) assert.deepEqual(found(step), [wanted])
})

test('Connections of partners are parents too', () => {
  const steps = [
    of('/connections?customer_id=8', login('1', '8'), login('2', '8')),
    of('/accounts?connection_id=2', { id: '20', connection_id: '2' }),
    of('/transactions?connection_id=1', transaction('20')),
  ]
  assert.match(brokenIn(steps, partners).join(), /belongs: transactions-of-login data\[0\] x2 x3/)
})
