import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { jsonText } from '../../core/exact-json.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'
import { dialect as aisV3 } from './dialect.ts'
import { classesIn } from '../../harness/dialect/classes-in.ts'
import { hasRoute } from '../../harness/dialect/has-route.ts'
import { inDialect } from '../../harness/dialect/in-dialect.ts'

test('The letter case of a header name is kept', () => {
  const headers = { 'APP-ID': 'x', secret: 'y' }
  const draft = testDraft({ path: '/api/v3/countries', headers })
  assert.deepEqual(inDialect(draft, aisV3).headers, { 'CLIENT-ID': 'x', 'service-secret': 'y' })
})

test('The control port is asked in the words of no version', () => {
  const draft = testDraft({ baseUrl: 'http://127.0.0.1:1', headers: { 'App-id': 'x' } })
  assert.equal(inDialect(draft, aisV3), draft)
})

const draft = testDraft({ path: '/api/v3/countries', headers: { 'App-id': 'x' }, omitHeaders: ['Secret'] })
const { keys, digest, headers, omitHeaders } = inDialect(draft, aisV3)
const data = { customer_id: '18446744073709551615', fetch_scopes: ['accounts'], exclude_accounts: ['7'] }
const { body } = inDialect(testDraft({ path: '/api/v3/logins', body: { data } }), aisV3)
const text = '{"data":{"customer_id":18446744073709551615,"exclude_accounts":[7],"fetch_type":"accounts"}}'

cases(
  'A draft goes out with the keys, the digest and the header names of version 3',
  [
    [keys, digest, headers, omitHeaders],
    [aisV3.ownKeys, 'sha1', { 'Client-id': 'x' }, ['Service-secret']],
  ],
  'A body goes out with integer ids and a fetch type',
  [jsonText(body), text],
  'Classes of version 4 stand for those of version 3',
  [classesIn(aisV3, 'AppIdNotProvided or SecretNotProvided'), ['ClientIdNotProvided', 'SecretNotProvided']],
  'There is no list of categories',
  [hasRoute(aisV3, testDraft({ path: '/api/v3/categories' })), false],
  [hasRoute(aisV3, testDraft({ path: '/api/v3/countries' })), true],
)
