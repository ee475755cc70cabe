import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Profile } from './profile.ts'
import { parseProfile } from './read-profile.ts'
import { secretsOf } from './secrets-of.ts'
import { fullProfileText, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const yaml = fullProfileText(keys.privateKey)
const profile = parseProfile(yaml, { file: 'p.yaml', folder: profileFolder(keys), environment: {} })
const secrets = secretsOf(profile)

/** A text without secrets, as a masker makes it. */
function masked(text: string): string {
  return secrets.reduce((rest, { value, label }) => rest.replaceAll(value, `<${label}>`), text)
}

test('Nothing secret is left of a full profile once they are taken out', () => {
  assert.match(yaml, /CANARY/)
  assert.doesNotMatch(masked(yaml), /CANARY/)
})

test('The values of a query string are secrets, as written and decoded', () => {
  const values = secrets.map(({ value }) => value)
  assert.ok(values.includes('CANARY%20state'))
  assert.ok(values.includes('CANARY state'))
})

test('A short word in a query string is no secret of its own', () => {
  const oauth_login = { ...profile.data.oauth_login!, query_string: 'code=abcd&state=profile&done' }
  const values = secretsOf({ ...profile, data: { oauth_login } }).map(({ value }) => value)
  assert.ok(values.includes('abcd'))
  assert.ok(!values.includes('profile'))
})

test('What may be shown is no secret', () => {
  const values = secrets.map(({ value }) => value)
  for (const shown of ['id-main', 'plain_xf', '11', '21', keys.publicKey, 'main.pem', 'test', ''])
    assert.ok(!values.includes(shown), shown)
})

test('Longer secrets come first, and each once', () => {
  const lengths = secrets.map(({ value }) => value.length)
  assert.deepEqual(
    lengths,
    [...lengths].sort((a, b) => b - a),
  )
  assert.equal(new Set(secrets.map(({ value }) => value)).size, secrets.length)
})
const bare = { ...profile, clients: [], providers: [], data: {}, control: undefined, open_finance: undefined }

/** Each secret with its stand-in. */
function labelled(over: Partial<Profile>): Array<[label: string, value: string]> {
  return secretsOf({ ...bare, ...over }).map(({ label, value }) => [label, value])
}

test('A profile without secrets has none', () => assert.deepEqual(labelled({}), []))

test('A query string is a secret whole, and so are its long values and any code', () => {
  const ready = { customer_id: '1', customer_secret: '', login_id: '2', login_secret: '' }
  const query_string = 'code=abcd&key=efg&state=123456789&x=1234567890&bare'
  assert.deepEqual(labelled({ data: { oauth_login: { ...ready, query_string } } }), [
    ['query string of oauth login', query_string],
    ['query string of oauth login', '1234567890'],
    ['query string of oauth login', 'abcd'],
  ])
})
