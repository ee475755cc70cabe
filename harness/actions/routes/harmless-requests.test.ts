import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect } from '../../../interfaces/ais-v4/dialect.ts'
import { Requests } from '../scene/requests.ts'
import { harmlessRequests } from './harmless-requests.ts'

const sent = harmlessRequests(new Requests(dialect))
const asked = (method: string, path: string) =>
  sent.find((draft) => draft.method === method && draft.path === dialect.basePath + path)

test('Reads are about nothing that is known', () => {
  assert.deepEqual(asked('GET', '/accounts')?.query, [
    ['login_id', 'none'],
    ['customer_id', 'none'],
  ])
  assert.ok(asked('GET', '/providers/none'))
})

test('Writes lack a field that is required; those that require none, or answer each row, are left out', () => {
  assert.deepEqual(asked('POST', '/customers')?.body, { data: {} })
  assert.ok(sent.every(({ method }) => method === 'GET' || method === 'POST'))
  assert.equal(asked('POST', '/oauth_providers/refresh'), undefined)
})
