import assert from 'node:assert/strict'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { ProfileError } from './profile-error.ts'
import { parseProfile } from './read-profile.ts'
import { certifiedPair, keyPair, profileFolder } from './test-support/full-profile.ts'

const other = keyPair()
const folder = profileFolder(other)
const pair = certifiedPair()
const files = { certificate_file: 'certified.pem', key_file: 'certified.key' }

function read(website: object) {
  const written = {
    target: { base_url: 'https://bank.example', interfaces: ['open-finance-v2'] },
    open_finance: { base_url: 'https://open.example/bank_xf/', website, seal: files },
  }
  return parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} }).open_finance
}

/** The problems of a website certificate, with their fields. */
function said(website: object): Array<[path: string, given: string]> {
  try {
    read(website)
  } catch (error) {
    assert.ok(error instanceof ProfileError)
    assert.doesNotMatch(error.message, /[A-Za-z0-9+/]{40}/)
    return error.problems.map(({ path, given }) => [path.replace('open_finance.website.', ''), given])
  }
  return []
}

test('certificates and keys are read from files and from texts, and defaults are filled in', () => {
  const section = read({ certificate: pair.certificate.replaceAll('\n', '\\n'), key: pair.key })
  assert.equal(section?.website.certificate, pair.certificate)
  assert.equal(section?.seal.key, pair.key)
  assert.equal(section?.base_url, 'https://open.example/bank_xf')
  assert.deepEqual([section?.x5c, section?.resource_path, section?.required_attributes], ['list', '/v2/accounts', []])
})

test('an encrypted key is opened by its passphrase', () => {
  const key = createPrivateKey(pair.key).export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'open sesame',
  })
  assert.deepEqual(said({ certificate: pair.certificate, key, passphrase: 'open sesame' }), [])
  assert.deepEqual(said({ certificate: pair.certificate, key, passphrase: 'other' }), [
    ['key', 'a key that the passphrase does not open'],
  ])
  assert.deepEqual(said({ certificate: pair.certificate, key }), [['key', 'an encrypted key without a passphrase']])
})

for (const [what, website, problems] of [
  [
    'a key of another certificate',
    { ...files, key_file: 'main.pem' },
    [['key_file', 'the key of another certificate']],
  ],
  ['no key', { certificate_file: 'certified.pem' }, [['key_file', 'nothing']]],
  [
    'a key in place of the certificate',
    { ...files, certificate_file: 'certified.key' },
    [['certificate_file', 'a private key (not shown)']],
  ],
  [
    'a text in place of the key',
    { certificate_file: 'certified.pem', key: 'none' },
    [['key', 'a text that is not a private key (not shown)']],
  ],
  ['a key twice', { ...files, key: pair.key }, [['key', '`key` and `key_file`']]],
] satisfies Array<[string, object, Array<[string, string]>]>)
  test(`${what} is reported at its place`, () => assert.deepEqual(said(website), problems))

const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })

for (const [what, website, problems] of [
  ['no certificate', { key_file: 'certified.key' }, [['certificate_file', 'nothing']]],
  [
    'a certificate twice',
    { ...files, certificate: pair.certificate },
    [['certificate', '`certificate` and `certificate_file`']],
  ],
  [
    'a text in place of the certificate',
    { certificate: 'none', key: pair.key },
    [['certificate', 'a text that is not a certificate (not shown)']],
  ],
  ['a key that is not RSA', { certificate: pair.certificate, key: elliptic }, [['key', 'a key of type ec']]],
] satisfies Array<[string, object, Array<[string, string]>]>)
  test(`${what} is reported at its place`, () => assert.deepEqual(said(website), problems))

test('a missing file is reported at its field, with the pairs of other groups', () => {
  const written = {
    target: { base_url: 'https://bank.example', interfaces: ['open-finance-v2'] },
    open_finance: {
      base_url: 'https://open.example',
      authority_file: 'none.pem',
      website: files,
      seal: { ...files, key_file: 'none.key' },
      websites: { expired: { ...files, certificate_file: 'none.pem' } },
      seals: { other: { certificate_file: 'certified.pem' } },
    },
  }
  assert.throws(
    () => parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} }),
    (error) => {
      assert.ok(error instanceof ProfileError)
      assert.deepEqual(error.problems.map(({ path }) => path).toSorted(), [
        'open_finance.authority_file',
        'open_finance.seal.key_file',
        'open_finance.seals.other.key_file',
        'open_finance.websites.expired.certificate_file',
      ])
      return true
    },
  )
})

test('an authority is a certificate', () => {
  const written = {
    target: { base_url: 'https://bank.example', interfaces: ['open-finance-v2'] },
    open_finance: { base_url: 'https://open.example', authority: 'none', website: files, seal: files },
  }
  assert.throws(() => parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} }), {
    message: /open_finance\.authority\b/,
  })
})
