import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { generateKeyPairSync } from 'node:crypto'
import { assay, eventsIn, scratchFolder } from '../../tests/test-support/assay.ts'
import { serveSandbox } from '../../tests/test-support/served.ts'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import { journalText } from '../../reports/test-support/journal-builders.ts'
import { writeReports } from '../../reports/write-reports.ts'
import { digestOf } from '../../harness/recording/packed-lines.ts'
import { enveloped } from './envelope.ts'
import { resultsIn } from '../../cli/asked/run-results.ts'
import { statementOf } from './statement.ts'
import { subjectsOf } from './subjects.ts'

const scratch = scratchFolder()
const at = (name: string) => join(scratch, name)
const run = at('run')
const recording = at('bank.recording')
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const passed = 'ais-v4/rates/list'
let profile = ''

before(async () => {
  writeFileSync(at('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(at('key.pub'), publicKey.export({ type: 'spki', format: 'pem' }))
  profile = (await serveSandbox(scratch)).profile
  const only = ['--only', passed, '--only', 'ais-v4/currencies']
  const { code, out } = await assay([
    'run',
    '--profile',
    profile,
    ...only,
    '--seed',
    '7',
    '--record',
    recording,
    '--out',
    run,
  ])
  assert.equal(code, 0, out)
})

const verify = (file: string, folder = run, of = recording) =>
  assay(['attest', folder, '--verify', at(file), '--key', at('key.pub'), '--recording', of])

type Change = (event: JournalEvent) => JournalEvent

/** The same with another verdict of each judgement that one gives. */
function deciding(of: (one: JudgementRecord) => Verdict): Change {
  return (event) => {
    if (event.type !== 'check-decided') return event
    const judgements = event.judgements.map((one) => ({ ...one, verdict: of(one) }))
    return { ...event, judgements, verdict: gravestOf(judgements.map(({ verdict }) => verdict)) }
  }
}

/** Reports that somebody with the key made of a journal that they wrote anew, with their attestation of them. */
async function claimed(name: string, change: Change, { unsaid = false, of = recording } = {}): Promise<string> {
  const folder = at(name)
  cpSync(run, folder, { recursive: true })
  const before = resultsIn(folder)
  const journal = join(folder, 'journal.ndjson')
  writeFileSync(journal, journalText(eventsIn(run).map(change)))
  await writeReports(journal, folder, ['html', 'json'])
  const statement = statementOf(unsaid ? before : resultsIn(folder), await subjectsOf(folder, of))
  writeFileSync(at(`${name}.jsonl`), JSON.stringify(enveloped(JSON.stringify(statement), privateKey)))
  return folder
}

test('results that follow from the recording hold', async () => {
  const signed = await assay([
    'attest',
    run,
    '--recording',
    recording,
    '--key',
    at('key.pem'),
    '--out',
    at('good.jsonl'),
  ])
  assert.deepEqual([signed.code, signed.err], [0, ''])
  assert.match(signed.out, /^Attested: results\.json, index\.html, run\.recording$/m)
  const { code, out, err } = await verify('good.jsonl')
  assert.deepEqual([code, err], [0, ''])
  assert.match(out, /^The results follow from the recording: all \d+ verdicts are the same\.\n$/m)
  const without = await assay(['attest', run, '--verify', at('good.jsonl'), '--key', at('key.pub')])
  assert.match(without.out, /were not checked against a recording\. Give --recording to check them again\.\n$/)
})

test('the profile of the run is known by its digest, and another one is refused', async () => {
  const given = (file: string) =>
    assay(['attest', run, '--verify', at('good.jsonl'), '--key', at('key.pub'), '--profile', file])
  const own = await given(profile)
  assert.deepEqual([own.code, own.err], [0, ''])
  const text = readFileSync(profile, 'utf8')
  writeFileSync(at('other.yaml'), text.replace(/^( *name:) .*$/m, '$1 Another bank'))
  const other = await given(at('other.yaml'))
  assert.equal(other.code, 3)
  assert.match(
    other.err,
    /^PROFILE_OTHER: .*other\.yaml is not the profile of the run: without secrets, its SHA-256 is/,
  )
})

test('results that do not follow are named one by one, however well they are signed', async () => {
  const folder = await claimed(
    'claimed',
    deciding(({ requirement, verdict }) => (requirement.endsWith('rates/list') ? 'failed' : verdict)),
  )
  const { code, out } = await verify('claimed.jsonl', folder)
  assert.equal(code, 1)
  assert.match(out, /^ais-v4\/rates\/list: failed in the results, passed by the recording$/m)
  assert.match(out, /^The results do not follow from the recording: of \d+ verdicts, 1 differ\.\n$/m)
})

test('a verdict that the results leave out is named', async () => {
  const folder = await claimed('left-out', (event) =>
    event.type === 'run-started'
      ? { ...event, planned: event.planned.filter(({ address }) => address !== passed) }
      : event,
  )
  const { code, out } = await verify('left-out.jsonl', folder)
  assert.equal(code, 1)
  assert.match(out, /^ais-v4\/rates\/list: not listed in the results, passed by the recording$/m)
})

test('verdicts that cannot be checked give no conclusion where no other differs', async () => {
  const of = withoutAnswers('short.recording', 'currencies')
  const folder = await claimed('short', (event) => event, { of })
  const { code, out } = await verify('short.jsonl', folder, of)
  assert.equal(code, 2, out)
  assert.match(out, /^ais-v4\/currencies\/\S+: passed in the results, not in the recording$/m)
  assert.match(out, /^No conclusion: of \d+ verdicts, \d+ cannot be checked with the recording\.\n$/m)
  const altered = await verify('good.jsonl', run, of)
  assert.equal(altered.code, 3, 'it was altered after it was signed, with right digests')
  assert.match(altered.err, /^ATTESTED_FILE_CHANGED: .* as run\.recording/)
})

test('a statement that says something else than the results is refused', async () => {
  const folder = await claimed(
    'unsaid',
    deciding(() => 'warned'),
    { unsaid: true },
  )
  const { code, out } = await verify('unsaid.jsonl', folder)
  assert.equal(code, 1)
  assert.match(out, /^The statement is not what results\.json says: result differs\.\n$/m)
})

test('a recording of another run, one that was cut off or changed, and none at all are not attested', async () => {
  const attest = async (file: string, folder = run) => {
    const out = ['--out', at('never.jsonl')]
    return assay(['attest', folder, '--recording', file, '--key', at('key.pem'), ...out])
  }
  const bytes = readFileSync(recording)
  writeFileSync(at('cut'), bytes.subarray(0, Math.floor(bytes.length * 0.7)))
  assert.match((await attest(at('cut'))).err, /^RECORDING_CUT_OFF: The end of .* is missing/)
  const other = await attest(recording, at('claimed'))
  assert.equal(other.code, 3)
  assert.match(other.err, new RegExp(`^RECORDING_OTHER_RUN: .*: ${passed} is passed in it and failed in the results`))
  for (const file of [join(run, 'results.json'), at('absent')])
    assert.match((await attest(file)).err, /^RECORDING_UNREADABLE/)
  const head = bytes.indexOf('\n') + 1
  const text = brotliDecompressSync(bytes.subarray(head)).toString()
  const changed = text.replace('"verdict":"passed"', '"verdict":"failed"')
  assert.notEqual(changed, text)
  writeFileSync(at('changed'), Buffer.concat([bytes.subarray(0, head), brotliCompressSync(changed)]))
  assert.match((await attest(at('changed'))).err, /^RECORDING_CHANGED/)
  const verified = await assay([
    'attest',
    run,
    '--verify',
    at('good.jsonl'),
    '--key',
    at('key.pub'),
    '--recording',
    at('changed'),
  ])
  assert.equal(verified.code, 3)
  assert.match(verified.err, /^ATTESTED_FILE_CHANGED: .* as run\.recording/)
})

/** The recording without the answers in which a word stands, with right digests. */
function withoutAnswers(name: string, word: string): string {
  const bytes = readFileSync(recording)
  const head = bytes.indexOf('\n') + 1
  const lines = brotliDecompressSync(bytes.subarray(head)).toString().trimEnd().split('\n')
  let [text, digest] = ['', '']
  let whole = ''
  for (const line of lines) {
    if (line.startsWith('{"type":"digest"')) {
      digest = digestOf(digest, text)
      whole += `${text}${JSON.stringify({ type: 'digest', lines: text.split('\n').length - 1, digest })}\n`
      text = ''
    } else if (!line.startsWith('{"type":"exchange"') || !line.includes(word)) text += `${line}\n`
  }
  writeFileSync(at(name), Buffer.concat([bytes.subarray(0, head), brotliCompressSync(whole)]))
  return at(name)
}
