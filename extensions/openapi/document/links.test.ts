import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { linksOf } from './links.ts'

function links(name: string, request: string) {
  const { dialect } = describeInterface(name)!
  return linksOf(
    dialect,
    dialect.routes.find((route) => route.request === request)!,
  )
}

test('The id of a created customer leads to the lists that take it', () =>
  assert.deepEqual(links('ais-v4', 'create a customer'), {
    listLoginsByCustomer: { operationId: 'listLogins', parameters: { 'query.customer_id': '$response.body#/data/id' } },
    listAccountsByCustomer: {
      operationId: 'listAccounts',
      parameters: { 'query.customer_id': '$response.body#/data/id' },
    },
  }))

test('The first row of a list leads on, by its own id and by that of what it belongs to, in the words of the version', () => {
  const found = links('ais-v5', 'list accounts') as Record<string, { parameters: object }>
  assert.deepEqual(found['listTransactionsByAccount']?.parameters, { 'query.account_id': '$response.body#/data/0/id' })
  assert.ok(Object.hasOwn(found, 'showConnectionByConnection'))
})
