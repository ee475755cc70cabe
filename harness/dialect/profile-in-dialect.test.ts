import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { dialect as aisV3 } from '../../interfaces/ais-v3/dialect.ts'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../interfaces/ais-v6/dialect.ts'
import type { Reason } from '../../core/reason.ts'
import { jsonText } from '../../core/exact-json.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import type { Profile } from '../profile/profile.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { capabilitiesIn, dialectOfProfile, profileIn } from './profile-in-dialect.ts'
import { withIntegerIds } from './in-dialect.ts'

function withKeys(v3?: Profile['clients'][number]['v3']): Profile {
  const profile = testProfile('http://127.0.0.1:1')
  const clients = profile.clients.map((one) => (one.purpose === 'main' && v3 ? { ...one, v3 } : one))
  return { ...profile, clients }
}
const service = withKeys({ client_id: 'id3', service_secret: 'service3' })

test('A connection need not be ready where another interface that is claimed makes one', () => {
  const plain = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true } as const
  const profile: Profile = { ...service, providers: [plain] }
  assert.equal(capabilitiesIn(aisV6, profile).get('plain-provider'), true)
  const alone: Profile = { ...profile, target: { ...profile.target, interfaces: ['ais-v6'] } }
  assert.notEqual(capabilitiesIn(aisV6, alone).get('v6-connection'), true)
  assert.notEqual(capabilitiesIn(aisV6, { ...profile, providers: [] }).get('v6-connection'), true)
})

const [main, ...rest] = profileIn(aisV3, service).clients
const app = withKeys({ client_id: 'id3', app_secret: 'app3' })

cases(
  'Clients go by their keys of version 3, and keep the App-id they are registered under',
  [rest, []],
  [
    [main?.app_id, main?.secret, main?.key_type, main?.registered?.app_id],
    ['id3', 'service3', 'service', service.clients.find(({ purpose }) => purpose === 'main')?.app_id],
  ],
  [profileIn(aisV4, service), service],
  'A client without keys of version 3 offers nothing there, and the reason says what to give',
  [capabilitiesIn(aisV4, service).get('live-client'), true],
  [
    wordsOf(capabilitiesIn(aisV3, service).get('live-client') as Reason),
    /no keys of version 3 \(clients, v3\) for a client in live/,
  ],
  [capabilitiesIn(aisV3, service).get('v3-keys'), true],
  [wordsOf(capabilitiesIn(aisV3, withKeys()).get('v3-keys') as Reason), /^The profile does not give the main client/],
  'An app key goes out under App-secret',
  [dialectOfProfile(aisV3, app).headers['Secret'], 'App-secret'],
  [dialectOfProfile(aisV3, service).headers['Secret'], 'Service-secret'],
)

const sent = (body: unknown): string => jsonText(withIntegerIds(body))

cases(
  'Ids go out as integers at any depth',
  [
    sent({ data: [{ transaction_id: '8', category_code: 'x' }] }),
    '{"data":[{"transaction_id":8,"category_code":"x"}]}',
  ],
  [sent({ data: { exclude_accounts: ['1', '2'] } }), '{"data":{"exclude_accounts":[1,2]}}'],
  'Ids beyond 2^53 keep every digit',
  [sent({ data: { customer_id: '18446744073709551615' } }), '{"data":{"customer_id":18446744073709551615}}'],
  'Ids of a different form, and what a user typed, stay as they are',
  [sent({ data: { credentials: { user_id: '7' } } }), '{"data":{"credentials":{"user_id":"7"}}}'],
  [sent(undefined), undefined],
)
