import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseProfile } from './read-profile.ts'
import { secretsOf } from './secrets-of.ts'
import { fullProfileText, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const yaml = fullProfileText(keys.privateKey)
const profile = parseProfile(yaml, { file: 'p.yaml', folder: profileFolder(keys), environment: {} })
const secrets = secretsOf(profile)

/** A text with every secret taken out, as a masker would. */
function masked(text: string): string {
  return secrets.reduce((rest, { value, label }) => rest.replaceAll(value, `<${label}>`), text)
}

test('Nothing secret is left of a full profile once they are taken out', () => {
  assert.match(yaml, /CANARY/)
  assert.doesNotMatch(masked(yaml), /CANARY/)
})

test('Nothing is left of a private key, whole, in JSON, in one line or line by line', () => {
  const body = keys.privateKey.split('\n').slice(1, -2)
  for (const text of [keys.privateKey, JSON.stringify(profile), body.join(''), `x ${body[3]} y`, body.at(-1)!])
    for (const line of body) assert.ok(!masked(text).includes(line))
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
