import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { everyVerdict } from '../../reports/test-support/every-verdict.ts'
import {
  checkDecided,
  journalText,
  judgement,
  planned,
  runFinished,
  runStarted,
} from '../../reports/test-support/journal-builders.ts'
import { writeReports } from '../../reports/write-reports.ts'
import { assay, scratchFolder } from '../../tests/test-support/assay.ts'
import type { Envelope } from './envelope.ts'
import type { Statement } from './statement.ts'
import { main } from '../../cli/main.ts'
import { testIo } from '../../cli/test-support/test-io.ts'

const scratch = scratchFolder()
const run = join(scratch, 'run')
const passphrase = 'a passphrase'
const at = (name: string) => join(scratch, name)

/** Writes a key pair as `NAME.pem` and `NAME.pub`. */
function keep(name: string, { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject }): void {
  writeFileSync(at(`${name}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(at(`${name}.pub`), publicKey.export({ type: 'spki', format: 'pem' }))
}

/** The reports of a run with every verdict, or of the first events of it. */
async function reportsIn(folder: string, events = everyVerdict()): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'journal.ndjson'), journalText(events))
  await writeReports(join(folder, 'journal.ndjson'), folder, ['html', 'json'])
}

before(async () => {
  await reportsIn(run)
  keep('ed25519', generateKeyPairSync('ed25519'))
  keep('p256', generateKeyPairSync('ec', { namedCurve: 'P-256' }))
  keep('p384', generateKeyPairSync('ec', { namedCurve: 'P-384' }))
  keep('p521', generateKeyPairSync('ec', { namedCurve: 'P-521' }))
  keep('rsa', generateKeyPairSync('rsa', { modulusLength: 2048 }))
  keep('short', generateKeyPairSync('rsa', { modulusLength: 1024 }))
  keep('koblitz', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }))
  keep('pss', generateKeyPairSync('rsa-pss', { modulusLength: 2048 }))
  const { privateKey } = generateKeyPairSync('ed25519')
  const hidden = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
  writeFileSync(at('encrypted.pem'), hidden)
})

const sign = (key: string, ...more: string[]) =>
  assay(['attest', run, '--without-recording', '--key', at(`${key}.pem`), ...more])
const verify = (key: string, file: string, folder = run, ...more: string[]) =>
  assay(['attest', folder, '--verify', file, '--key', at(`${key}.pub`), ...more])
const attestationIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Envelope
const statementIn = (file: string) =>
  JSON.parse(Buffer.from(attestationIn(file).payload, 'base64').toString()) as Statement

for (const key of ['ed25519', 'p256', 'p384', 'p521', 'rsa']) {
  test(`a statement that ${key} signed verifies with its public key and with no other`, async () => {
    const file = at(`${key}.jsonl`)
    const signed = await sign(key, '--out', file)
    assert.deepEqual([signed.code, signed.err], [0, ''])
    assert.match(signed.out, /^FAILED: \d+ passed, 1 warned, 3 failed, 1 observed, 5 untested, 1 inconclusive$/m)
    assert.equal(readFileSync(file, 'utf8').split('\n').length, 2, 'one line, as in a bundle of in-toto')
    const verified = await verify(key, file)
    assert.deepEqual([verified.code, verified.err], [0, ''])
    assert.match(
      verified.out,
      /The files are those that were signed\. The results were not checked against a recording\.$/m,
    )
    const other = await verify(key === 'p256' ? 'rsa' : 'p256', file)
    assert.equal(other.code, 1)
    assert.match(
      other.out,
      /^The signature does not verify: .* was signed with another key than .*, or was changed since\.\n$/,
    )
  })
}

test('what a predicate has no list for stands in the configuration, and no requirement is left out', async () => {
  await sign('p256', '--out', at('whole.jsonl'))
  const { predicate, subject } = statementIn(at('whole.jsonl'))
  const { requirements } = JSON.parse(readFileSync(join(run, 'results.json'), 'utf8')) as {
    requirements: Array<{ address: string; knownFailure: boolean }>
  }
  const aside = predicate.configuration.at(-1)!.annotations as Record<string, string[]>
  const named = [predicate.passedTests, predicate.warnedTests, predicate.failedTests]
  const all = [...named, ...['observed', 'untested', 'inconclusive'].map((word) => aside[`${word}Tests`] ?? [])].flat()
  const addresses = requirements.map(({ address }) => address)
  assert.deepEqual(all.filter((name) => !name.startsWith('contract: ')).toSorted(), addresses.toSorted())
  assert.equal(aside['knownFailures']?.length, 1)
  assert.ok(predicate.failedTests.includes(aside['knownFailures'][0]!), 'a known failure is a failure')
  assert.deepEqual(
    subject.map(({ name }) => name),
    ['results.json', 'index.html'],
  )
})

test('a part of a run is not said to have passed, although all of it did', async () => {
  const check = 'f: It holds'
  const events = (shard?: object) => [
    runStarted({ planned: [planned('ais-v4/a/b', [check])], ...shard }),
    checkDecided(check, [judgement('ais-v4/a/b', 'passed')]),
    runFinished(),
  ]
  for (const [name, shard, said] of [
    ['whole', {}, 'PASSED'],
    ['part', { shard: { number: 1, of: 2, checks: { 'ais-v4': [0] } } }, 'WARNED'],
  ] as const) {
    await reportsIn(at(name), events(shard))
    const { code, out, err } = await assay(['attest', at(name), '--without-recording', '--key', at('ed25519.pem')])
    assert.equal(code, 0, err)
    assert.match(out, new RegExp(`^${said}: 1 passed`, 'm'))
  }
})

test('a payload that was changed does not verify', async () => {
  await sign('ed25519', '--out', at('changed.jsonl'))
  const envelope = attestationIn(at('changed.jsonl'))
  const payload = Buffer.from(envelope.payload, 'base64').toString().replace('"FAILED"', '"PASSED"')
  writeFileSync(at('changed.jsonl'), JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }))
  const { code, out } = await verify('ed25519', at('changed.jsonl'))
  assert.equal(code, 1)
  assert.doesNotMatch(out, /PASSED/, 'nothing of it is shown')
})

test('a file that was changed or is missing ends with 3', async () => {
  const folder = at('other')
  await reportsIn(folder)
  await assay(['attest', folder, '--without-recording', '--key', at('p256.pem'), '--out', at('other.jsonl')])
  writeFileSync(join(folder, 'index.html'), 'changed')
  const changed = await verify('p256', at('other.jsonl'), folder)
  assert.equal(changed.code, 3)
  assert.match(
    changed.err,
    /^ATTESTED_FILE_CHANGED: .*index\.html is not the file that was attested as index\.html: its SHA-256/,
  )
  const missing = await verify('p256', at('other.jsonl'), at('nowhere'))
  assert.deepEqual([missing.code, missing.err.split(':')[0]], [3, 'FILE_UNREADABLE'])
  const recording = await verify('p256', at('p256.jsonl'), run, '--recording', at('other.jsonl'))
  assert.match(recording.err, /^NOT_ATTESTED: The attestation covers no run\.recording\. Leave --recording out\./)
  assert.equal(recording.code, 3)
  assert.equal((await verify('p256', at('p256.jsonl'), run, '--profile', 'bank.yaml')).code, 3)
})

const badKeys: Array<[file: string, words: RegExp]> = [
  ['ed25519.pub', /^KEY_UNREADABLE: .* which holds a public key\. Give the private key to sign\./],
  ['short.pem', /^KEY_KIND: The key in .* is rsa 1024; accepted: Ed25519, ECDSA on P-256, P-384 or P-521, or RSA/],
  ['koblitz.pem', /^KEY_KIND: The key in .* is ec secp256k1; accepted/],
  ['pss.pem', /^KEY_KIND: The key in .* is rsa-pss 2048; accepted/],
  ['encrypted.pem', /^KEY_ENCRYPTED: .* is encrypted\. Set ASSAY_KEY_PASSPHRASE to its passphrase\./],
  ['run/results.json', /^KEY_UNREADABLE: .* holds no key in PEM form/],
  ['absent.pem', /^FILE_UNREADABLE: --key names .* \(ENOENT\)/],
]

for (const [file, words] of badKeys) {
  test(`${file} is refused as a key to sign with`, async () => {
    const { code, err } = await assay(['attest', run, '--key', at(file), '--out', at('never.jsonl')])
    assert.equal(code, 3)
    assert.match(err, words)
    assert.doesNotMatch(err, /BEGIN/)
  })
}

test('an encrypted key is opened with its passphrase alone', async () => {
  const attest = (given: string) => {
    const io = testIo({ ASSAY_KEY_PASSPHRASE: given })
    const args = ['attest', run, '--without-recording', '--key', at('encrypted.pem'), '--out', at('encrypted.jsonl')]
    return main(['node', 'assay', ...args], io).then((code) => ({ code, err: io.errText() }))
  }
  assert.deepEqual(await attest(passphrase), { code: 0, err: '' })
  const wrong = await attest('another')
  assert.equal(wrong.code, 3)
  assert.match(wrong.err, /^KEY_ENCRYPTED: .* cannot be decrypted with the passphrase that was given/)
  assert.doesNotMatch(wrong.err, /another/)
})

test('a private key is not taken to verify, and no certificate', async () => {
  const { code, err } = await assay(['attest', run, '--verify', at('p256.jsonl'), '--key', at('p256.pem')])
  assert.deepEqual([code, err.split(':')[0]], [3, 'KEY_UNREADABLE'])
  assert.match(err, /holds a private key\. To verify, give the public key: openssl pkey/)
  writeFileSync(at('certificate.pub'), '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n')
  assert.match((await verify('certificate', at('p256.jsonl'))).err, /holds a certificate.*openssl x509/)
})

test('what is no attestation ends with 3', async () => {
  const bad: Array<[text: string, words: RegExp]> = [
    ['{}', /^ATTESTATION_UNREADABLE: .* is no DSSE envelope\. Give --verify a file that `assay attest` wrote\./],
    ['null', /no DSSE envelope/],
    ['{"payloadType":"text/plain","payload":"","signatures":[]}', /a payload of the type text\/plain; expected/],
    ['{"payloadType":', /^ATTESTATION_UNREADABLE: .* cannot be read/],
  ]
  for (const [text, words] of bad) {
    writeFileSync(at('bad.jsonl'), text)
    const { code, err } = await verify('p256', at('bad.jsonl'))
    assert.deepEqual([code, words.test(err)], [3, true], err)
  }
  assert.equal((await verify('p256', at('absent.jsonl'))).code, 3)
})

test('results that were altered are not attested', async () => {
  const altered = at('altered')
  cpSync(run, altered, { recursive: true })
  const text = readFileSync(join(run, 'results.json'), 'utf8')
  writeFileSync(join(altered, 'results.json'), text.replace('"exitCode": 1', '"exitCode": 0'))
  const { code, err } = await assay(['attest', altered, '--unsigned', '--without-recording'])
  assert.equal(code, 3)
  assert.match(err, /^RESULTS_CONTRADICTS: .* its exit code is 0, and its verdicts give 1\./)
})

test('a run without a conclusion is not attested', async () => {
  await reportsIn(at('cut'), everyVerdict().slice(0, 3))
  const { code, err } = await assay(['attest', at('cut'), '--key', at('p256.pem')])
  assert.equal(code, 3)
  assert.match(err, /^RUN_WITHOUT_CONCLUSION: The run in .* came to no conclusion/)
})

test('options that do not go together, and a file of somebody else, are refused', async () => {
  const refused = async (...args: string[]) => {
    const { code, err } = await assay(['attest', run, ...args])
    assert.equal(code, 3)
    return err.split(':')[0]
  }
  const key = ['--key', at('p256.pem')]
  assert.equal(await refused(...key), 'RECORDING_MISSING')
  key.push('--without-recording')
  assert.equal(await refused(), 'KEY_MISSING')
  assert.equal(await refused('--unsigned', ...key), 'OPTIONS_CONFLICT')
  assert.equal(await refused('--profile', 'bank.yaml', ...key), 'OPTIONS_CONFLICT')
  for (const more of [['--out', at('never.jsonl')], ['--without-recording']])
    assert.equal(await refused('--verify', at('p256.jsonl'), ...more), 'OPTIONS_CONFLICT')
  assert.equal(await refused('--out', join(run, 'index.html'), ...key), 'OUT_OCCUPIED')
  assert.equal(await refused('--out', join(run, 'index.html/none'), ...key), 'OUT_UNWRITABLE')
})

test('a statement without a signature is the payload alone', async () => {
  const { code, out } = await assay(['attest', run, '--without-recording', '--unsigned', '--out', at('statement.json')])
  assert.deepEqual([code, out.trimEnd().split('\n').at(-1)], [0, `Wrote ${at('statement.json')}, not signed`])
  assert.match(out, /^A journal and its reports are only as honest as who kept them/)
  const { _type: type, predicate } = JSON.parse(readFileSync(at('statement.json'), 'utf8')) as Statement
  assert.deepEqual([type, predicate.result], ['https://in-toto.io/Statement/v1', 'FAILED'])
})
