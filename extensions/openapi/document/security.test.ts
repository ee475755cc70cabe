import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { securityOf, securitySchemesOf } from './security.ts'

function security(name: string, request: string): string[] {
  const { dialect } = describeInterface(name)!
  const route = dialect.routes.find((one) => one.request === request)!
  return securityOf(dialect, route).map((names) => Object.keys(names).join(' '))
}

const cases: Array<[what: string, name: string, request: string, ways: string[]]> = [
  [
    'keys, with a signature or without',
    'ais-v4',
    'list countries',
    ['App-id Secret Expires-at Signature', 'App-id Secret'],
  ],
  [
    'the secrets that its row lists',
    'ais-v4',
    'reconnect a login',
    ['App-id Secret Customer-secret Login-secret Expires-at Signature', 'App-id Secret Customer-secret Login-secret'],
  ],
  [
    'a secret that only a sentence asks for, or not',
    'ais-v5',
    'list accounts',
    [
      'App-id Secret Connection-secret Expires-at Signature',
      'App-id Secret Connection-secret',
      'App-id Secret Expires-at Signature',
      'App-id Secret',
    ],
  ],
  [
    'either key of version 3',
    'ais-v3',
    'list countries',
    [
      'Client-id Service-secret Expires-at Signature',
      'Client-id Service-secret',
      'Client-id App-secret Expires-at Signature',
      'Client-id App-secret',
    ],
  ],
  ['a certificate and a JWS', 'open-finance-v2', 'create a consent', ['certificate Digest x-jws-signature']],
]

for (const [what, name, request, ways] of cases)
  test(`A request carries ${what}`, () => assert.deepEqual(security(name, request), ways))

test('A body that names the customer makes Customer-secret optional', () => {
  assert.ok(security('ais-v3', 'create a login').includes('Client-id Service-secret'))
  assert.ok(!security('ais-v4', 'create a login').includes('App-id Secret'))
})

test('The signature of version 3 has another digest', () => {
  const descriptions = ['ais-v3', 'ais-v4'].map(
    (name) => securitySchemesOf(describeInterface(name)!.dialect)['Signature']?.['description'],
  )
  assert.match(String(descriptions[0]), /SHA-1/)
  assert.match(String(descriptions[1]), /SHA-256/)
})
