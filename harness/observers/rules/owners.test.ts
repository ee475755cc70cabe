import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const account = { id: '7', login_id: '3', created_at: '2026-01-01T00:00:00.123Z' }
const as = (client: string, row: object = account): Step => ({
  ask: 'GET /accounts?login_id=3',
  headers: [['App-id', `${client}-id`]],
  body: { data: [row], meta: {} },
})
const rule = 'owners: record'
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith(rule))

test('A client is shown its own records, and another record of the same id may be of another client', () => {
  assert.deepEqual(found(as('main'), as('main')), [])
  assert.deepEqual(found(as('main'), as('second', { ...account, created_at: '2026-01-01T00:00:00.456Z' })), [])
  assert.deepEqual(found(as('main'), as('app')), [])
})

test('A record of one client that is shown to the other is found, in whichever direction', () => {
  assert.deepEqual(found(as('main'), as('second')), [`${rule} data[0] x1 x2`])
  assert.deepEqual(found(as('second'), as('main')), [`${rule} data[0] x1 x2`])
})
