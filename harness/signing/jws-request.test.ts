import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { audienceOf } from './jws-request.ts'

for (const [path, audience] of [
  ['/v2/consents', 'GET /v2/consents'],
  ['/v2', 'GET /v2'],
  ['/bank/v2', 'GET /v2'],
  ['/bank/v2/consents', 'GET /v2/consents'],
  ['/v2beta/v2/consents', 'GET /v2/consents'],
  ['/bank/consents', 'GET /bank/consents'],
  ['/v20/consents', 'GET /v20/consents'],
] as const)
  test(`The audience of ${path} is ${audience}`, () => assert.equal(audienceOf({ method: 'get', path }), audience))

cases()
