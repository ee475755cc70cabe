import { cases } from '../../core/test-support/cases.ts'
import type { Profile } from './profile.ts'
import { parseProfile } from './read-profile.ts'
import { secretsOf } from './secrets-of.ts'
import { fixedKeyPair, fullProfileText, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const yaml = fullProfileText(keys.privateKey)
const profile = parseProfile(yaml, { file: 'p.yaml', folder: profileFolder(keys), environment: {} })
const secrets = secretsOf(profile)
const values = secrets.map(({ value }) => value)
const masked = secrets.reduce((rest, { value, label }) => rest.replaceAll(value, `<${label}>`), yaml)

const bare = { ...profile, clients: [], providers: [], data: {}, control: undefined, open_finance: undefined }
const labelled = (over: Partial<Profile>) => secretsOf({ ...bare, ...over }).map(({ label, value }) => [label, value])
const ready = { customer_id: '1', customer_secret: '', login_id: '2', login_secret: '' }
const query_string = 'code=abcd&key=efg&state=profile&session=123456789&x=1234567890&bare'
const label = 'query string of oauth login'

cases(
  'Nothing secret is left of a full profile once they are taken out',
  [yaml, /CANARY/],
  [masked.includes('CANARY'), false],
  'The values of a query string are secrets, as written and decoded',
  [['CANARY%20state', 'CANARY state'].every((one) => values.includes(one)), true],
  'What may be shown is no secret',
  [
    ['id-main', 'plain_xf', '11', '21', keys.publicKey, 'main.pem', 'test', ''].filter((one) => values.includes(one)),
    [],
  ],
  'Longer secrets come first, and each once',
  [values.map(({ length }) => length), values.map(({ length }) => length).toSorted((one, other) => other - one)],
  [new Set(values).size, values.length],
  'A profile without secrets has none',
  [labelled({}), []],
  'A query string is a secret whole, and so are its long values and any code, but no short word',
  [
    labelled({ data: { oauth_login: { ...ready, query_string } } }),
    [query_string, '1234567890', 'abcd'].map((value) => [label, value]),
  ],
)
