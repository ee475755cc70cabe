import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { encryptCredentials, type Padding } from './encrypt-credentials.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-encrypt-'))
after(() => rmSync(folder, { recursive: true }))

const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: ['ignore', 'pipe', 'pipe'] })
const privateKey = join(folder, 'key.pem')
openssl('genrsa', '-out', privateKey, '2048')
const publicKey = openssl('rsa', '-in', privateKey, '-pubout').toString()
const credentials = { login: 'username', password: 'sécret' }

/** What openssl makes of a secret under the RSA key. */
function unwrapped(base64: string, ...padding: string[]): string {
  const file = join(folder, 'wrapped')
  writeFileSync(file, Buffer.from(base64, 'base64'))
  const pad = padding.flatMap((option) => ['-pkeyopt', option])
  return openssl('pkeyutl', '-decrypt', '-inkey', privateKey, '-in', file, ...pad).toString('hex')
}

const oaep = 'rsa_padding_mode:oaep'
const cases: Array<[Padding, string[]]> = [
  ['PKCS1', ['rsa_padding_mode:pkcs1']],
  ['OAEP with SHA-1', [oaep]],
  ['OAEP with SHA-256', [oaep, 'rsa_oaep_md:sha256', 'rsa_mgf1_md:sha256']],
]

for (const [padding, openers] of cases)
  it(`is read back by openssl under ${padding}`, () => {
    const sent = encryptCredentials(credentials, { publicKey, version: '1', padding })
    const file = join(folder, 'data')
    writeFileSync(file, Buffer.from(sent.data, 'base64'))
    const [key, iv] = [unwrapped(sent.key, ...openers), unwrapped(sent.iv, ...openers)]
    const text = openssl('enc', '-d', '-aes-256-cbc', '-K', key, '-iv', iv, '-in', file).toString()
    assert.deepEqual(JSON.parse(text), credentials)
    assert.deepEqual([sent.algorithm, sent.version], ['AES-256-CBC', '1'])
  })

it('takes a new key and vector each time', () => {
  const one = encryptCredentials(credentials, { publicKey, version: '1', padding: 'PKCS1' })
  const other = encryptCredentials(credentials, { publicKey, version: '1', padding: 'PKCS1' })
  assert.notEqual(one.data, other.data)
})
