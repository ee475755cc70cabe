import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { audienceOf, headerOf, parsOf, payloadOf } from './jws-request.ts'

const headers = [
  ['Client-Redirect-URI', 'https://c.example'],
  ['PSU-Corporate-ID', 'c'],
  ['Accept', 'x'],
  ['psu-id', 'p'],
  ['API-Contract-ID', 'a'],
] as const

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

cases(
  'Signed headers come in the stated order, whatever the order and case of sending',
  [
    parsOf({ headers }),
    ['x-request-id', 'digest', 'api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri'],
  ],
  [parsOf({ headers: [] }), ['x-request-id', 'digest']],
  'The payload has a line for each signed header, and is undefined where one is missing',
  [payloadOf({ headers }, ['psu-id', 'accept']), 'psu-id: p\naccept: x'],
  [payloadOf({ headers }, ['psu-id', 'digest']), undefined],
  [headerOf({ headers }, 'digest'), undefined],
)
