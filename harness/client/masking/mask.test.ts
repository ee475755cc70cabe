import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { signatureVectors } from '../test-support/test-profile.ts'
import { createLikeness } from './known-secrets.ts'
import { createMasker } from './mask.ts'
import { secretHeaders } from './secret-fields.ts'
import { shownTexts } from './shown-texts.ts'

interface Sent {
  headers?: Array<[string, string]>
  sent?: string
  got?: string
  url?: string
}

function exchange({ headers = [], sent = '', got = '{}', url = 'http://target.example/' }: Sent): Exchange {
  const request = { method: 'POST', url, headers, body: sent }
  const answer = { status: 200, headers: [], body: got, json: JSON.parse(got) as unknown }
  return { id: 'x1', request, answer, at: '2030-01-01T00:00:00.000Z', durationMs: 1 }
}

const maskedSent = (given: Sent) => createMasker().maskExchange(exchange(given)).request
const mask = (text: string) => createMasker().mask(text)

const everyHeader: Array<[string, string]> = [...secretHeaders.values()].map((name) => {
  return [name.toUpperCase(), `canary of ${name}`]
})
const { headers } = maskedSent({ headers: [...everyHeader, ['App-id', 'app-1'], ['Secret', '']] })

const connecting = createMasker()
connecting.learnFrom(
  exchange({
    got: '{"data":{"token":"tok-1234567","connect_url":"https://t.example/connect?token=tok-1234567","redirect_url":"https://b.example/a/Zx81kk20dkeo2/s?state=q1w2e3r4t5y6#code=abcdef123456"}}',
  }),
)

const { answer: kept } = createMasker().maskExchange(
  exchange({ got: '{"data":{"secret":"0123456789ab"},"request":"0123456789ab"}' }),
)

const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const parts = (name: string, content = 'rows') => maskedSent({ sent: `${part(name, content)}--b--\r\n` }).body
const unframed = `Content-Disposition: form-data; name="file"\r\n\r\nrows\r\n--`
const upload = `${part('file', 'rows of a bank\r\nmore rows')}${part('data[provider_code]', 'fake_file')}${part('data[credentials][pin]', '77')}--b--\r\n`
const uploaded = exchange({ sent: upload })
uploaded.request.bodyBase64 = Buffer.from(`${upload}\xff`, 'latin1').toString('base64')
const { request } = createMasker().maskExchange(uploaded)
const bytes = Buffer.from(request.bodyBase64 ?? '', 'base64').toString('latin1')

const fromStart = createMasker([{ value: 'canary/secret+1', label: 'Secret' }]).maskExchange({
  ...exchange({ url: 'http://t.example/?a=canary%2Fsecret%2B1', sent: '{"n":"canary\\/secret+1"}' }),
  trouble: { code: 'X', message: 'canary/secret+1' },
})

const { privateKey } = signatureVectors()
const line = privateKey.split('\n')[3] ?? ''
const registered = createMasker([{ value: privateKey, label: 'private key' }])
const keyLines = ['-----BEGIN TEST KEY-----', 'abcdefghijklmnop', 'qrstuvwxyz123456', '-----END TEST KEY-----']
const byLine = (end: string) => createMasker([{ value: keyLines.join(end), label: 'key' }])

const given = exchange({ got: '{"token":"value-0007","note":"value-0007"}' })
given.answer?.headers.push(['X-Note', 'value-0007'])
const { answer: own } = createMasker().maskExchange(given)

const canary = createMasker([{ value: 'canary-0001', label: 'Secret' }])
const twice = createMasker()
const once = twice.maskValue({ secret: 'abc', shrunk: '{"secret":"abc"}' })

cases(
  'Every secret header is hidden in any case, others stay',
  [JSON.stringify(headers).includes('canary'), false],
  [
    headers.slice(-2),
    [
      ['App-id', 'app-1'],
      ['Secret', ''],
    ],
  ],
  'The token within a connect address is hidden, the address stays readable',
  [connecting.mask('https://t.example/connect?token=tok-1234567'), 'https://t.example/connect?token=«token 1»'],
  [connecting.mask('/a/Zx81kk20dkeo2/s q1w2e3r4t5y6 abcdef123456'), /^\/a\/(«token \d»\/s) («token \d») («token \d»)$/],
  'Bodies keep their bytes but for secrets, and the parsed body is left out',
  [
    maskedSent({ sent: '{ "data" : {"credentials":{"a":"b"} } }' }).body,
    '{ "data" : {"credentials":{"a":"«credential 1»"} } }',
  ],
  [kept?.body, '{"data":{"secret":"«secret 1»"},"request":"«secret 1»"}'],
  ['json' in (kept ?? {}), false],
  'Uploaded files and credential parts of a multipart body are hidden, in text and in base64',
  ...[request.body, bytes].flatMap((text) => [
    [text, /«file content 1»[\s\S]*fake_file[\s\S]*«credential 1»/] as const,
    [text.includes('rows'), false] as const,
  ]),
  [bytes.endsWith('--b--\r\n\xff'), true],
  'Only multipart bodies are read part by part, and only parts that carry secrets are hidden',
  [maskedSent({ sent: unframed }).body, unframed],
  [parts('file'), /\r\n\r\n«file content 1»\r\n--b--/],
  ...['data[credentials][a]', 'secret', 'TOKEN'].map((name) => [parts(name), /\r\n\r\n«credential 1»\r\n/] as const),
  [parts('country'), /\r\n\r\nrows\r\n/],
  [parts('file', ''), `${part('file', '')}--b--\r\n`],
  'Secrets known from the start are hidden in address, body, transport error and plain text',
  [fromStart.request.url, 'http://t.example/?a=«Secret 1»'],
  [fromStart.request.body, '{"n":"«Secret 1»"}'],
  [fromStart.trouble?.message, '«Secret 1»'],
  'A private key is hidden whole, by line, and when it was never registered',
  [registered.mask(`x ${line} y`).includes(line), false],
  [registered.mask(JSON.stringify({ note: privateKey })).includes(line), false],
  [mask(`a ${privateKey} b`), 'a «private key 1»\n b'],
  'Each line of a key is hidden alone, and its frame is not learnt',
  ...['\n', '\r\n'].flatMap((end) => [
    [byLine(end).mask('= abcdefghijklmnop ='), '= «key 1» ='] as const,
    [byLine(end).mask(`${keyLines[0]} ${keyLines[3]}`), `${keyLines[0]} ${keyLines[3]}`] as const,
  ]),
  'A key that was never registered is hidden to its end, or to that of the text, of whatever kind it is',
  [mask('a -----BEGIN RSA PRIVATE KEY-----\nabc\ndef'), 'a «private key 1»'],
  [mask('a -----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY----- b'), 'a «private key 1» b'],
  'An answer hides what it gives out in its own body and headers',
  [own?.body, '{"token":"«token 1»","note":"«token 1»"}'],
  [own?.headers, [['X-Note', '«token 1»']]],
  'Plain data is masked in its strings, its shape stays',
  [
    canary.maskValue({ reason: 'got canary-0001', list: ['canary-0001', 3, null, true], shrunk: '{"secret":"zz"}' }),
    { reason: 'got «Secret 1»', list: ['«Secret 1»', 3, null, true], shrunk: '{"secret":"«secret 1»"}' },
  ],
  [
    canary.maskValue({ token: 'zz', credentials: { pin: ['zz', 1, ''] } }),
    { token: '«secret 1»', credentials: { pin: ['«secret 1»', 1, ''] } },
  ],
  'Empty texts of secret fields and headers stay, since that they are empty is evidence',
  [createMasker().maskValue({ secret: '', SECRET: 'x' }), { secret: '', SECRET: '«secret 1»' }],
  [createMasker().maskValue({ histogram: undefined, outcomes: null }), { histogram: {}, outcomes: {} }],
  'A stand-in is masked no further',
  [twice.maskValue(once), once],
)

const ofAssay = createMasker([
  { value: 'holds-for', label: 'control token' },
  { value: 'ais-v4', label: 'secret' },
])
const known = because('holds-for', { seen: 2, noun: 'page' })
const id = 'conventions/pages/one'
const judgements = [{ requirement: id, verdict: 'passed', ...known }]
const record = { type: 'check-decided', interface: 'ais-v4', requirements: [id], judgements }
const code = createMasker([{ value: 'holds-for', label: 'secret' }])
const hidden = '«control token 1»'

cases(
  'A secret that is a word of Assay changes no code and no name in a record',
  [ofAssay.maskRecord(record), record],
  'A known code stays where it has facts, and nothing beside it does',
  [code.maskRecord({ ...known, got: 'holds-for' }), { ...known, got: '«secret 1»' }],
  [code.maskRecord({ code: 'holds-for' }), { code: '«secret 1»' }],
  'Facts, texts and fields that only have the name of a code are masked',
  [
    ofAssay.maskRecord({
      reason: 'The holds-for',
      code: 'holds-for-1',
      facts: { code: 'holds-for', interface: 'ais-v4', quoted: known },
    }),
    { reason: `The ${hidden}`, code: `${hidden}-1`, facts: { code: hidden, interface: '«secret 1»', quoted: known } },
  ],
  [ofAssay.maskValue({ interface: 'ais-v4' }), { interface: '«secret 1»' }],
)

test('a secret is replaced by a text of the same length and kinds of characters, the same each time', () => {
  const likeness = createLikeness()
  for (const [secret, form] of [
    ['Ab3-xY_9/z', /^[A-Z][a-z]\d-[a-z][A-Z]_\d\/[a-z]$/],
    ['00ff17c8', /^\d{2}[a-f]{2}\d{2}[a-f]\d$/],
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', /^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/],
    ['пароль', /^x{6}$/],
    ['9120345', /^[1-9]\d{6}$/],
  ] as const) {
    assert.match(likeness(secret), form)
    assert.notEqual(likeness(secret), secret)
    assert.equal(likeness(secret), likeness(secret))
  }
  // Each masker has its own, so that nobody can try out which secret it was.
  assert.notEqual(likeness('a-long-secret-text'), createLikeness()('a-long-secret-text'))
})

test('a masker that keeps the form knows the secrets of the other, and hides them in the same places', () => {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learn('canary-1234-secret', 'Secret')
  const text = '{"secret":"canary-1234-secret","pin":4711,"id":"x canary-1234-secret","none":null,"token":""}'
  const masked = JSON.parse(alike.mask(text)) as Record<string, unknown>
  assert.match(String(masked['secret']), /^[a-z]{6}-\d{4}-[a-z]{6}$/)
  assert.equal(masked['id'], `x ${String(masked['secret'])}`)
  assert.equal(typeof masked['pin'], 'number')
  assert.deepEqual([masked['none'], masked['token']], [null, ''])
  assert.doesNotMatch(alike.mask('a=Y2FuYXJ5LTEyMzQtc2VjcmV0'), /Y2FuYXJ5LTEyMzQtc2VjcmV0/)
  assert.match(masker.mask(text), /«Secret 1»/)
})

const secret = 'zq7w-kx9v-0123456789-pb'
const masker = createMasker([{ value: secret, label: 'Secret' }])

test('Texts are masked and then cut, each to the length of its place, and what is no text stays', () => {
  const long = 'x'.repeat(9000)
  const { wanted, got, reason, details, ...rest } = shownTexts(
    {
      wanted: long,
      got: long,
      reason: { code: 'transport-error', facts: { message: long, method: long } },
      details: [{ title: 'Steps', text: long }],
      list: [long, 1, true, { code: null }],
      nested: { count: 3, none: null },
    },
    masker,
  )
  const texts = [wanted, got, reason.facts.message, reason.facts.method, details[0]?.text, rest.list[0]]
  assert.deepEqual(
    texts.map((text) => /^x*/.exec(String(text))?.[0].length),
    [1000, 500, 2000, 500, 6000, 500],
  )
  assert.deepEqual([rest.list.slice(1), rest.nested], [[1, true, { code: null }], { count: 3, none: null }])
})

test('Of a secret at any place around a cut nothing is left', () => {
  for (let before = 460; before <= 520; before += 1) {
    const { got } = shownTexts({ got: `${' '.repeat(before)}${secret} tail` }, masker)
    for (let at = 0; at + 4 <= secret.length; at += 1)
      assert.ok(!got.includes(secret.slice(at, at + 4)), `${before}: ${got}`)
  }
})
