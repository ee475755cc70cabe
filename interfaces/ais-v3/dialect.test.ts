import { cases } from '../../core/test-support/cases.ts'
import { jsonText } from '../../core/exact-json.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'
import { dialect as aisV3, inVersion3 } from './dialect.ts'
import { classesIn } from '../../harness/dialect/classes-in.ts'
import { hasRoute } from '../../harness/dialect/has-route.ts'
import { inDialect } from '../../harness/dialect/in-dialect.ts'

const path = '/api/v3/countries'
const { keys, digest, headers, omitHeaders } = inDialect(
  testDraft({ path, headers: { 'App-id': 'x' }, omitHeaders: ['Secret'] }),
  aisV3,
)
const ofControl = testDraft({ baseUrl: 'http://127.0.0.1:1', headers: { 'App-id': 'x' } })
const data = { customer_id: '18446744073709551615', fetch_scopes: ['accounts'], exclude_accounts: ['7'] }
const { body } = inDialect(testDraft({ path: '/api/v3/logins', body: { data } }), aisV3)
const text = '{"data":{"customer_id":18446744073709551615,"exclude_accounts":[7],"fetch_type":"accounts"}}'
const day = '2026-01-02'

cases(
  'A draft goes out with the keys, the digest and the header names of version 3',
  [
    [keys, digest, headers, omitHeaders],
    [aisV3.ownKeys, 'sha1', { 'Client-id': 'x' }, ['Service-secret']],
  ],
  'The letter case of a header name is kept',
  [
    inDialect(testDraft({ path, headers: { 'APP-ID': 'x', secret: 'y' } }), aisV3).headers,
    { 'CLIENT-ID': 'x', 'service-secret': 'y' },
  ],
  'The control port is asked in the words of no version',
  [inDialect(ofControl, aisV3) === ofControl, true],
  'A body goes out with integer ids and a fetch type',
  [jsonText(body), text],
  'A fetch type says what scopes and dates ask for, also where they are wrong, and one that is there stays',
  [inVersion3({ fetch_scopes: ['accounts', 'transactions'] }), { fetch_type: 'recent' }],
  [
    inVersion3({ fetch_scopes: ['accounts', 'transactions'], from_date: day }),
    { fetch_type: 'custom', from_date: day },
  ],
  [inVersion3({ fetch_scopes: ['accounts', 'no_such_scope'] }), { fetch_type: 'no_such_scope' }],
  [inVersion3({ fetch_scopes: 7 }), { fetch_type: 7 }],
  [inVersion3({ fetch_scopes: ['accounts'], fetch_type: 'custom' }), { fetch_type: 'custom' }],
  'Categorization is asked for or not, and what version 3 has stays',
  [inVersion3({ categorization: 'none' }), { categorize: false }],
  'Classes of version 4 stand for those of version 3',
  [classesIn(aisV3, 'AppIdNotProvided or SecretNotProvided'), ['ClientIdNotProvided', 'SecretNotProvided']],
  'There is no list of categories',
  [hasRoute(aisV3, testDraft({ path })), true],
)
