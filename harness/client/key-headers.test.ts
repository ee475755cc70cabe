import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClientProfile } from '../profile/profile.ts'
import { dialect } from '../../interfaces/ais-v3/dialect.ts'
import { keyHeadersOf } from './key-headers.ts'

const client: ClientProfile = { purpose: 'main', status: 'test', key_type: 'service', app_id: 'a', secret: 's' }
const keys = dialect.ownKeys
assert.ok(keys)
const draft = { name: 'look', keys }

test('At version 3 it sends Client-id with the secret that it has', () => {
  const service = { ...client, v3: { client_id: 'c', service_secret: 'x' } }
  const app = { ...client, v3: { client_id: 'c', app_secret: 'y' } }
  assert.deepEqual(keyHeadersOf(service, draft).at(1), ['Service-secret', 'x'])
  assert.deepEqual(keyHeadersOf(app, draft).at(1), ['App-secret', 'y'])
  assert.deepEqual(keyHeadersOf(app, draft).at(0), ['Client-id', 'c'])
})

test('Without keys of version 3 it cannot be sent', () =>
  assert.throws(() => keyHeadersOf(client, draft), {
    code: 'CLIENT_MISSING',
    message: /the main client does not have: .*client_id/,
  }))
