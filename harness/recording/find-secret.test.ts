import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange, HeaderList } from '../../core/exchange.ts'
import { createMasker } from '../client/masking/mask.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { createSecretSearch, type SecretFound } from './find-secret.ts'
import { keptProfile } from './kept-profile.ts'
import { createRecorder } from './recorder.ts'
import type { ExchangeKept, RecordingLine, RecordingOpened } from './recording-line.ts'
import { opened } from './test-support/opened.ts'

const secret = 'AtQX6Q8vRyMrPjUVtW7J-O1n06qYQ25bvUJ8CIC80'
const profile = keptProfile(testProfile('https://bank.example'), createMasker().keepingForm())
const opening: RecordingOpened = { ...opened, profile }

interface Sent {
  headers?: HeaderList
  body?: string
  answer?: { headers?: HeaderList; body?: string }
}

function exchange({ headers = [], body = '', answer = {} }: Sent): Exchange {
  const text = answer.body ?? ''
  return {
    id: 'x1',
    request: { method: 'POST', url: 'https://bank.example/logins', headers, body },
    answer: { status: 200, headers: answer.headers ?? [], body: text },
    at: '2026-01-02T03:04:05.000Z',
    durationMs: 1,
  }
}

const asLine = (sent: Sent) =>
  ({ type: 'exchange', scope: 'a', name: 'list', exchange: exchange(sent) }) as RecordingLine
const field = (name: string) => JSON.stringify({ data: { id: '1', [name]: secret } })

const places: Array<[what: string, line: Sent, label: string, part: string]> = [
  ...['Secret', 'App-secret', 'Service-secret', 'Customer-secret', 'Login-secret', 'Connection-secret'].map(
    (name): [string, Sent, string, string] => [
      `the header ${name}`,
      { headers: [[name, secret]] },
      name,
      'the headers of a request',
    ],
  ),
  ['a signature of a client', { headers: [['signature', secret]] }, 'Signature', 'the headers of a request'],
  [
    'an authorization',
    { headers: [['Authorization', `Bearer ${secret}`]] },
    'Authorization',
    'the headers of a request',
  ],
  [
    'a cookie',
    { answer: { headers: [['Set-Cookie', `sid=${secret}; Path=/`]] } },
    'Set-Cookie',
    'the headers of an answer',
  ],
  [
    'a token in a header',
    { answer: { headers: [['Location', `https://a.example/?token=${secret}`]] } },
    'token',
    'the headers of an answer',
  ],
  ['a password', { body: field('password') }, 'credential', 'the body of a request'],
  [
    'credentials',
    { body: JSON.stringify({ data: { credentials: { pin: secret } } }) },
    'credential',
    'the body of a request',
  ],
  ['the secret of a customer', { answer: { body: field('customer_secret') } }, 'secret', 'the body of an answer'],
  ['an access token', { answer: { body: field('access_token') } }, 'token', 'the body of an answer'],
  [
    'a token in an address',
    { answer: { body: JSON.stringify({ connect_url: `https://a.example/connect?token=${secret}` }) } },
    'token',
    'the body of an answer',
  ],
]

for (const [what, sent, label, part] of places) {
  test(`${what} is found where it stands as it was, and not in what the recorder writes of it`, async () => {
    assert.deepEqual(searched(asLine(sent)), [{ label, part }])
    assert.deepEqual(searched(...(await recordedOf(exchange(sent)))), [])
  })
}

test('a long body, what was noted and the profile are looked through', () => {
  const text: RecordingLine = { type: 'text', id: 1, text: field('access_token') }
  assert.deepEqual(searched(text), [{ label: 'token', part: 'a body' }])
  const noted: RecordingLine = { type: 'reading', scope: 'a', kind: 'page', value: { token: secret } }
  assert.deepEqual(searched(noted), [{ label: 'token', part: 'what was noted as "page"' }])
  const { exchange: evidence } = asLine({ headers: [['Secret', secret]] }) as ExchangeKept
  const reason = { code: 'x', facts: {} }
  const stopped: RecordingLine = {
    type: 'reading',
    scope: 'a',
    kind: 'page',
    stopped: { finding: 'untested', reason, evidence: [evidence] },
  }
  assert.deepEqual(searched(stopped), [{ label: 'Secret', part: 'the headers of a request' }])
  const { clients, ...rest } = profile
  const own = { ...opening, profile: { ...rest, clients: clients.map((one) => ({ ...one, secret })) } }
  assert.deepEqual(createSecretSearch(new Map())(own), { label: 'secret', part: 'the profile' })
})

test('of a recording from before stand-ins were known by themselves nothing is said', () => {
  const { standIns: _known, ...before } = opening
  const search = createSecretSearch(new Map())
  assert.equal(search(before), undefined)
  assert.equal(search(asLine({ headers: [['Secret', secret]] })), undefined)
})

/** What is found in these lines after the opening of a recording. */
function searched(...lines: RecordingLine[]): SecretFound[] {
  const texts = new Map(lines.flatMap((line) => (line.type === 'text' && 'text' in line ? [[line.id, line.text]] : [])))
  const search = createSecretSearch(texts)
  return [opening, ...lines].flatMap((line) => search(line) ?? [])
}

/** The lines that a recorder writes of an exchange. */
async function recordedOf(one: Exchange): Promise<RecordingLine[]> {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learnFrom(one)
  const lines: RecordingLine[] = []
  const write = (line: RecordingLine) => void lines.push(line)
  const recorder = createRecorder({ write, flush: () => undefined, close: async () => undefined }, alike)
  await recorder.exchange('a', 'list', async () => one)
  recorder.flush({ type: 'check', interface: 'ais-v4', check: 'a', steps: '', judgements: [] })
  await recorder.close()
  assert.ok(lines.length > 1)
  assert.ok(!JSON.stringify(lines).includes(secret))
  return lines
}
