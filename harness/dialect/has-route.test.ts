import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft } from '../client/draft.ts'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../interfaces/ais-v6/dialect.ts'
import { hasRoute } from './has-route.ts'
import { testDraft } from '../client/test-support/test-profile.ts'

const draft = (method: string, path: string): Draft => testDraft({ name: 'any', method, path })

test('A version with few routes has those under its own names and no other', () => {
  const has = (method: string, path: string) => hasRoute(aisV6, draft(method, `/api/v6${path}`))
  assert.ok(has('GET', '/logins'))
  assert.ok(has('GET', '/accounts'))
  assert.ok(has('POST', '/connections/connect'))
  assert.ok(has('POST', '/logins/7/background_refresh'))
  assert.ok(!has('GET', '/logins/7'))
  assert.ok(!has('GET', '/countries'))
  assert.ok(!has('PUT', '/logins/7/refresh'))
})

test('A version has what its table lists, and nothing beside it', () => {
  assert.ok(hasRoute(aisV4, draft('GET', '/api/v4/countries')))
  assert.ok(!hasRoute(aisV4, draft('GET', '/api/v4/client/info')))
  assert.ok(!hasRoute(aisV4, draft('GET', '/api/v5/countries')))
})
