import assert from 'node:assert/strict'
import { it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { filterBroken } from './rows-keep-filter.ts'

const parents = [['customer_id'], ['connection_id', 'login_id'], ['account_id']]

function listed(query: string, ...rows: object[]) {
  return sampleExchange(200, { data: rows }, `https://target.test/api/v4/logins?${query}`)
}

function broken(list: ReturnType<typeof listed>, names: readonly string[] = ['customer_id']) {
  return filterBroken(list, names, parents)
}

it('finds a row of another parent', () => {
  const judgement = broken(listed('customer_id=7', { id: 'a', customer_id: '7' }, { id: 'b', customer_id: '8' }))
  says(judgement, 'broken: row b at data[1]')
  const ofLogin = listed('connection_id=7', { id: 'a', login_id: '8' }, { id: 'b', login_id: '9' })
  assert.equal(broken(ofLogin, ['connection_id', 'login_id'])?.finding, 'broken')
})

it('breaks nothing where all rows name one parent, since versions may know it by two ids', () =>
  assert.equal(broken(listed('customer_id=0a-1f', { customer_id: 998 }, { customer_id: 998 })), undefined))

it('does not distinguish spellings of one id, and lets rows be that name no parent', () => {
  const same = [{ customer_id: 7 }, { customer_id: '007' }, { customer_id: 7n }, { customer_id: null }, {}]
  assert.equal(broken(listed('customer_id=7', ...same)), undefined)
  assert.equal(broken(listed('customer_id=%20AB-1', { customer_id: 'ab-1' })), undefined)
})

it('says nothing of lists asked for otherwise, of refusals and of empty lists', () => {
  const others = [
    { id: 'b', customer_id: '8' },
    { id: 'c', customer_id: '9' },
  ]
  for (const query of ['', 'customer_id=', 'login_id=7', 'customer_id=7&login_id=9', 'customer_id=7&customer_id=8'])
    assert.equal(broken(listed(query, ...others)), undefined, query)
  assert.equal(broken(listed('customer_id=7')), undefined)
  const refusal = sampleRefusal(400, 'CustomerNotFound')
  assert.equal(broken({ ...refusal, request: listed('customer_id=7').request }), undefined)
})
