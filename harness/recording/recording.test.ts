import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, mock, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { createMasker, type Masker } from '../client/masking/mask.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { withReplayLog, outcome, reading } from '../replay/replay-log.ts'
import { exchangeFrom } from './kept-exchange.ts'
import { keptProfile } from './kept-profile.ts'
import { openPacked } from './packed-lines.ts'
import { playableProfile } from './playable-profile.ts'
import { readRecording } from './read-recording.ts'
import { createRecorder, createKeptTexts } from './recorder.ts'
import type { CheckKept, ExchangeKept, TextKept } from './recording-line.ts'
import { opened } from './test-support/opened.ts'
import { readAnswer } from '../client/record.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

const folder = scratchFolder()
const file = join(folder, 'run.recording')
const secret = 'canary-secret-0815'
const rows = JSON.stringify({ data: Array.from({ length: 100 }, (_, id) => ({ id: String(id), secret })) })
const check: CheckKept = { type: 'check', interface: 'ais-v4', check: 'a', steps: '', judgements: [] }

const exchange = (id: string, body: string): Exchange => ({
  id,
  request: {
    method: 'GET',
    url: `https://bank.example/logins?x=${id}`,
    headers: [
      ['Secret', secret],
      ['Signature', `signature-${id}`],
    ],
    body: '',
  },
  answer: { status: 200, headers: [['Date', 'now']], body, json: JSON.parse(body) },
  at: '2026-01-02T03:04:05.000Z',
  durationMs: 1,
})

before(async () => {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learn(secret, 'Secret')
  const recorder = createRecorder(openPacked(file), alike)
  const profile = keptProfile(testProfile('https://bank.example'), alike)
  recorder.flush({ ...opened, profile })
  await withReplayLog(recorder.replayLog, async () => {
    reading('number', () => 12345678901234567890n)
    await outcome('page', async () => {
      throw new CheckStopped('untested', { code: 'x', facts: { secret } }, [exchange('x9', rows)])
    }).catch(() => undefined)
  })
  // The first one ends last but must be written first.
  const first = recorder.exchange(
    'a',
    'list logins',
    () => new Promise((done) => setTimeout(() => done(exchange('x1', rows)), 5)),
  )
  await recorder.exchange('a', 'list logins', async () => exchange('x2', rows))
  await first
  mock.timers.enable({ apis: ['setTimeout'] })
  recorder.flush(check)
  mock.timers.tick(1000)
  mock.timers.reset()
  await recorder.exchange('b', 'show', async () => exchange('x3', '{"data":{}}'))
  recorder.flush({ ...check, check: 'b' })
  await recorder.close()
})

test('what was recorded is read again in the order in which it began, a long body once, out of its rows', () => {
  const { kept, texts, checks, cutOff } = readRecording(file)
  const ids = kept.map((line) => (line.type === 'exchange' ? line.exchange.id : line.kind))
  assert.deepEqual(ids, ['number', 'page', 'x1', 'x2', 'x3'])
  assert.equal(texts.size, 1 + 100)
  const seen = checks.map((one) => one.check)
  assert.deepEqual(seen, ['a', 'b'])
  assert.equal(cutOff, true, 'no line says how the run ended')
  const { exchange: first } = kept[2] as ExchangeKept
  const whole = exchangeFrom(first, (body) => (typeof body === 'number' ? (texts.get(body) ?? '') : body))
  const { data } = whole.answer!.json as { data: Array<{ id: string; secret: string }> }
  assert.equal(data.length, 100)
  assert.equal(data[0]?.secret.length, secret.length)
  assert.equal(whole.request.headers[0]?.[1], data[99]?.secret)
})

test('no secret stands in it, nor a signature', () => {
  const bytes = readFileSync(file)
  const text = brotliDecompressSync(bytes.subarray(bytes.indexOf('\n') + 1)).toString()
  assert.ok(text.includes('bank.example'))
  for (const one of [secret, 'signature-x1', Buffer.from(secret).toString('base64')])
    assert.equal(text.includes(one), false)
})

test('an option of a select field that cannot be hidden in answers is kept as it is, and nothing else is', () => {
  const credentials = { succeed: { branch: 'N1', kind: 'client', pin: '123456' } }
  const provider = { purpose: 'select', code: 'x', country_code: 'XF', fake: true, credentials } as const
  const masker = createMasker().keepingForm()
  const providers = [provider, { ...provider, purpose: 'plain' } as const]
  const kept = keptProfile({ ...testProfile('https://bank.example'), providers }, masker).providers
  const [select, plain] = kept.map((one) => one.credentials?.succeed ?? {})
  assert.deepEqual([select?.['branch'], select?.['kind']], ['N1', 'client'])
  assert.notEqual(select?.['pin'], '123456')
  assert.notDeepEqual([plain?.['branch'], plain?.['kind']], ['N1', 'client'])
})

test('keys that were different are different again, and the same ones the same', () => {
  const profile = testProfile('https://bank.example')
  const pem = (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`
  const [client] = profile.clients
  const clients = ['one', 'other', 'one'].map((key) => ({ ...client!, private_key: pem(key) }))
  const kept = keptProfile({ ...profile, clients }, createMasker().keepingForm())
  const [first, second, third] = playableProfile(kept).clients.map((one) => one.private_key)
  assert.match(first ?? '', /^-----BEGIN PRIVATE KEY-----/)
  assert.notEqual(first, second)
  assert.equal(first, third)
})

const row = (id: number, text: string) => ({
  id: String(id),
  secret: `canary-secret-${id}`,
  text,
  more: 'x'.repeat(200),
})
const list = (from: number, to: number, text = 'a') =>
  JSON.stringify({ data: Array.from({ length: to - from }, (_, at) => row(from + at, text)), meta: { next_id: null } })
const answerOf = (body: string) => readAnswer({ status: 200, headers: [], bytes: Buffer.from(body) })

/** Keeps bodies. Returns the lines, and each body put together again. */
function keep(masker: Masker, bodies: string[]) {
  const lines: TextKept[] = []
  const kept = createKeptTexts((line) => void lines.push(line))
  const ids = bodies.map((body) => kept(answerOf(body), () => masker.mask(body)))
  const whole = new Map<number, string>()
  for (const line of lines)
    whole.set(line.id, 'text' in line ? line.text : line.rows.map((id) => whole.get(id)).join('},{'))
  return { lines, ids, read: ids.map((id) => (typeof id === 'number' ? whole.get(id) : id)) }
}

function maskers() {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learn('canary-secret-3', 'Secret')
  return { masker, alike }
}

test('pages of a list have each row once, and are read as they were masked as a whole', () => {
  const { alike } = maskers()
  const bodies = [list(0, 40), list(0, 60), list(20, 60), list(0, 400), list(0, 40)]
  const { lines, ids, read } = keep(alike, bodies)
  assert.deepEqual(
    read,
    bodies.map((body) => alike.mask(body)),
  )
  assert.equal(ids[0], ids[4], 'the same body is kept once')
  const characters = lines.reduce((sum, line) => sum + ('text' in line ? line.text.length : 0), 0)
  assert.ok(characters < list(0, 430).length, `${characters} characters`)
  assert.ok(!JSON.stringify(lines).includes('canary'))
})

test('a short body stays where it is, and one of middle length is one text', () => {
  const { alike } = maskers()
  const { lines, ids } = keep(alike, ['{"data":{}}', list(0, 3)])
  assert.deepEqual(ids, ['{"data":{}}', 1])
  assert.equal(lines.length, 1)
})
