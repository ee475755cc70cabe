import assert from 'node:assert/strict'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { cases } from '../../core/test-support/cases.ts'
import { ProfileError } from './profile-error.ts'
import { parseProfile } from './read-profile.ts'
import { certifiedPair, keyPair, profileFolder } from './test-support/full-profile.ts'

const other = keyPair()
const folder = profileFolder(other)
const pair = certifiedPair()
const files = { certificate_file: 'certified.pem', key_file: 'certified.key' }

function read(website: object, more: object = {}) {
  const section = { base_url: 'https://open.example/bank_xf/', website, seal: files, ...more }
  const written = {
    target: { base_url: 'https://bank.example', interfaces: ['open-finance-v2'] },
    open_finance: section,
  }
  return parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} }).open_finance
}

/** The problems of a website certificate, with their fields. */
function said(website: object, more: object = {}): Array<[path: string, given: string]> {
  try {
    read(website, more)
  } catch (error) {
    assert.ok(error instanceof ProfileError)
    assert.doesNotMatch(error.message, /[A-Za-z0-9+/]{40}/)
    return error.problems.map(({ path, given }) => [path.replace(/^open_finance\.(website\.)?/, ''), given])
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

const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open sesame' } as const
const encrypted = { certificate: pair.certificate, key: createPrivateKey(pair.key).export(locked) }
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const certificate_file = 'certified.pem'
const noKey = 'a text that is not PEM (not shown)'
const noCertificate = 'a text that is not a certificate (not shown)'
const lost = {
  authority_file: 'none.pem',
  seal: { ...files, key_file: 'none.key' },
  websites: { expired: { ...files, certificate_file: 'none.pem' } },
  seals: { other: { certificate_file } },
}

cases(
  'an encrypted key is opened by its passphrase',
  [said({ ...encrypted, passphrase: 'open sesame' }), []],
  [said({ ...encrypted, passphrase: 'other' }), [['key', 'a key that the passphrase does not open']]],
  [said(encrypted), [['key', 'a key with a passphrase']]],
  'what is wrong with a key or its certificate is reported at its place',
  [said({ ...files, key_file: 'main.pem' }), [['key_file', 'the key of another certificate']]],
  [said({ certificate_file }), [['key_file', 'nothing']]],
  [said({ certificate_file, key: 'none' }), [['key', noKey]]],
  [said({ ...files, key: pair.key }), [['key', '`key` and `key_file`']]],
  [said({ certificate: pair.certificate, key: elliptic }), [['key', 'a key of type ec']]],
  [said({ key_file: 'certified.key' }), [['certificate_file', 'nothing']]],
  [
    said({ ...files, certificate_file: 'certified.key' }),
    [['certificate_file', 'a private key (not shown)']],
    'a key in place of the certificate',
  ],
  [said({ ...files, certificate: pair.certificate }), [['certificate', '`certificate` and `certificate_file`']]],
  [said({ certificate: 'none', key: pair.key }), [['certificate', noCertificate]]],
  'a missing file is reported at its field, with the pairs of other groups',
  [
    said(files, lost)
      .map(([path]) => path)
      .toSorted(),
    ['authority_file', 'seal.key_file', 'seals.other.key_file', 'websites.expired.certificate_file'],
  ],
  'an authority is a certificate',
  [said(files, { authority: 'none' }).map(([path]) => path), ['authority']],
)
