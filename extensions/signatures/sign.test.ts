import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { testIo } from '../../cli/test-support/test-io.ts'
import { assay, refuses, scratchFolder } from '../../tests/test-support/assay.ts'
import { type SignOptions, signCommand, verifySignatureCommand } from './sign.ts'

const folder = scratchFolder()
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open sesame' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const key = join(folder, 'client.key')
const pub = join(folder, 'client.pub')
writeFileSync(key, privateKey)
writeFileSync(pub, publicKey)
const env = { ASSAY_KEY_PASSPHRASE: 'open sesame' }
const vector = (file: string) => fileURLToPath(new URL(`../../harness/signing/vectors/${file}`, import.meta.url))
const now = () => new Date('2030-03-21T12:00:00Z')
const url = 'https://bank.example/api/v4/customers?from=a%20b'
const consents = 'https://bank.example/xf/v2/consents/account-access'

/** The headers that `sign` prints for a request, as `verify-signature` takes them. */
async function headersFor(options: Partial<SignOptions>): Promise<string[]> {
  const io = testIo(env)
  assert.equal(await signCommand({ method: 'POST', url, header: [], key, ...options }, io, now), 0)
  assert.doesNotMatch(io.outText() + io.errText(), /PRIVATE|open sesame/)
  return io.outText().trim().split('\n')
}

async function verified(
  options: Parameters<typeof verifySignatureCommand>[0],
): Promise<{ code: number; text: string }> {
  const io = testIo()
  return { code: await verifySignatureCommand(options, io, now), text: io.outText() }
}

test('what sign prints is what verify-signature accepts', async () => {
  const header = await headersFor({ data: '{"data":{}}' })
  assert.match(header[0] ?? '', /^Expires-at: 1900324860$/)
  const result = await verified({ method: 'POST', url, header, data: '{"data":{}}', key: pub })
  assert.deepEqual([result.code, result.text.split('\n').filter((line) => line.startsWith('WRONG'))], [0, []])
})

test('a signature over a different address is reported with its mistake, and ends with 1', async () => {
  const header = await headersFor({ url: 'https://bank.example/api/v4/customers' })
  const result = await verified({ method: 'POST', url, header, key: pub })
  assert.equal(result.code, 1)
  assert.match(result.text, /WRONG +Signature: .*over the address without its query/)
})

test('a JWS signature verifies by the certificate that it carries', async () => {
  const id = 'x-request-id: 1'
  const options = { method: 'POST', url: consents, key: vector('seal.key'), seal: vector('seal.pem'), data: '{"a":1}' }
  const header = [id, ...(await headersFor({ ...options, header: [id] }))]
  assert.equal((await verified({ method: 'POST', url: consents, header, data: '{"a":1}\r\n' })).code, 0)
  const moved = await verified({ method: 'PUT', url: consents, header, data: '{"a":2}' })
  assert.equal(moved.code, 1)
  assert.match(moved.text, /WRONG +Digest of the body/)
  assert.match(moved.text, /WRONG +aud: expected "PUT \/v2/)
  assert.match(moved.text, /^ok +signature$/m)
})

for (const [what, change, code] of [
  ['an invalid address', { url: 'bank' }, 'ADDRESS_INVALID'],
  ['a header without a colon', { header: ['x'] }, 'HEADER_INVALID'],
  ['a key that is no key', { key: pub }, 'KEY_UNREADABLE'],
  ['a key that is not there', { key: join(folder, 'nothing') }, 'FILE_UNREADABLE'],
  ['two bodies', { data: 'a', dataFile: pub }, 'BODY_TWICE'],
  ['a JWS signature without x-request-id', { seal: vector('seal.pem') }, 'HEADER_MISSING'],
] satisfies Array<[string, Partial<SignOptions>, string]>)
  test(`${what} is refused as ${code}`, () => assert.rejects(headersFor(change), { code }))

const set = join(scratchFolder(), 'set')

test('a set is written, its keys for their owner only', async () => {
  const { code, out } = await assay(['certs', '--out', set])
  assert.equal(code, 0)
  const files = readdirSync(set)
  const keys = files.filter((file) => file.endsWith('.key'))
  assert.ok(keys.length > 10)
  const left = keys.filter((file) => (statSync(join(set, file)).mode & 0o077) !== 0)
  assert.deepEqual(left, [])
  assert.deepEqual(files.filter((file) => file.endsWith('.pem')).length, keys.length)
  assert.match(out, /website-expired +expired yesterday/)
  assert.doesNotMatch(out, /PRIVATE KEY/)
})

test('a set that is there is not written over, and what would do so is named', async () => {
  const before = readFileSync(join(set, 'authority.pem'), 'utf8')
  await refuses(['certs', '--out', set], /^CERTIFICATES_EXIST: .*--force/)
  assert.equal(readFileSync(join(set, 'authority.pem'), 'utf8'), before)
})
