import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { createMasker } from './mask.ts'
import { secretHeaders } from './secret-fields.ts'
import { signatureVectors } from '../test-support/test-profile.ts'

function exchange(change: { headers?: Array<[string, string]>; sent?: string; got?: string; url?: string }): Exchange {
  const { headers = [], sent = '', got = '{}', url = 'http://target.example/' } = change
  const request = { method: 'POST', url, headers, body: sent }
  const answer = { status: 200, headers: [], body: got, json: JSON.parse(got) as unknown }
  return { id: 'x1', request, answer, at: '2030-01-01T00:00:00.000Z', durationMs: 1 }
}

test('Every secret header is hidden in any case, others stay', () => {
  const masker = createMasker()
  const headers: Array<[string, string]> = [...secretHeaders.values()].map((name) => [
    name.toUpperCase(),
    `canary of ${name}`,
  ])
  const masked = masker.maskExchange(exchange({ headers: [...headers, ['App-id', 'app-1'], ['Secret', '']] }))
  assert.ok(!JSON.stringify(masked).includes('canary'))
  assert.deepEqual(masked.request.headers.slice(-2), [
    ['App-id', 'app-1'],
    ['Secret', ''],
  ])
})

test('The token within a connect address is hidden, the address stays readable', () => {
  const masker = createMasker()
  masker.learnFrom(
    exchange({
      got: '{"data":{"token":"tok-1234567","connect_url":"https://t.example/connect?token=tok-1234567","redirect_url":"https://b.example/a/Zx81kk20dkeo2/s?state=q1w2e3r4t5y6#code=abcdef123456"}}',
    }),
  )
  assert.equal(masker.mask('https://t.example/connect?token=tok-1234567'), 'https://t.example/connect?token=«token 1»')
  assert.equal(masker.mask('/a/Zx81kk20dkeo2/s q1w2e3r4t5y6 abcdef123456').match(/«token \d»/g)?.length, 3)
})

test('Bodies keep their bytes but for secrets, and the parsed body is left out', () => {
  const { request, answer } = createMasker().maskExchange(
    exchange({
      sent: '{ "data" : {"credentials":{"a":"b"} } }',
      got: '{"data":{"secret":"0123456789ab"},"request":"0123456789ab"}',
    }),
  )
  assert.equal(request.body, '{ "data" : {"credentials":{"a":"«credential 1»"} } }')
  assert.equal(answer?.body, '{"data":{"secret":"«secret 1»"},"request":"«secret 1»"}')
  assert.equal('json' in (answer ?? {}), false)
})

const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`

test('Uploaded files and credential parts of a multipart body are hidden, in text and in base64', () => {
  const sent = `${part('file', 'rows of a bank\r\nmore rows')}${part('data[provider_code]', 'fake_file')}${part('data[credentials][pin]', '77')}--b--\r\n`
  const whole = exchange({ sent })
  whole.request.bodyBase64 = Buffer.from(`${sent}\xff`, 'latin1').toString('base64')
  const { request } = createMasker().maskExchange(whole)
  const bytes = Buffer.from(request.bodyBase64 ?? '', 'base64').toString('latin1')
  for (const text of [request.body, bytes]) {
    assert.match(text, /«file content 1»[\s\S]*fake_file[\s\S]*«credential 1»/)
    assert.ok(!text.includes('rows'))
  }
  assert.ok(bytes.endsWith('--b--\r\n\xff'))
})

test('Secrets known from the start are hidden in address, body, transport error and plain text', () => {
  const masker = createMasker([{ value: 'canary/secret+1', label: 'Secret' }])
  const whole = exchange({ url: 'http://t.example/?a=canary%2Fsecret%2B1', sent: '{"n":"canary\\/secret+1"}' })
  const masked = masker.maskExchange({ ...whole, trouble: { code: 'X', message: 'canary/secret+1' } })
  assert.equal(masked.request.url, 'http://t.example/?a=«Secret 1»')
  assert.equal(masked.request.body, '{"n":"«Secret 1»"}')
  assert.equal(masked.trouble?.message, '«Secret 1»')
})

test('A private key is hidden whole, by line, and when it was never registered', () => {
  const { privateKey } = signatureVectors()
  const line = privateKey.split('\n')[3] ?? ''
  const masker = createMasker([{ value: privateKey, label: 'private key' }])
  assert.ok(!masker.mask(`x ${line} y`).includes(line))
  assert.ok(!masker.mask(JSON.stringify({ note: privateKey })).includes(line))
  assert.equal(createMasker().mask(`a ${privateKey} b`), 'a «private key 1»\n b')
})

test('Plain data is masked in its strings, its shape stays', () => {
  const masker = createMasker([{ value: 'canary-0001', label: 'Secret' }])
  const value = { reason: 'got canary-0001', list: ['canary-0001', 3, null, true], shrunk: '{"secret":"zz"}' }
  const wanted = { reason: 'got «Secret 1»', list: ['«Secret 1»', 3, null, true], shrunk: '{"secret":"«secret 1»"}' }
  assert.deepEqual(masker.maskValue(value), wanted)
  assert.deepEqual(masker.maskValue({ token: 'zz', credentials: { pin: ['zz', 1, ''] } }), {
    token: '«secret 1»',
    credentials: { pin: ['«secret 1»', 1, ''] },
  })
})

test('Each line of a key is hidden alone, and its frame is not learnt', () => {
  const lines = ['-----BEGIN TEST KEY-----', 'abcdefghijklmnop', 'qrstuvwxyz123456', '-----END TEST KEY-----']
  for (const end of ['\n', '\r\n']) {
    const masker = createMasker([{ value: lines.join(end), label: 'key' }])
    assert.equal(masker.mask('= abcdefghijklmnop ='), '= «key 1» =')
    for (const line of [lines[0], lines[3]]) assert.equal(masker.mask(line ?? ''), line)
  }
})

test('A key that breaks off is hidden to the end of the text', () => {
  const text = 'a -----BEGIN RSA PRIVATE KEY-----\nabc\ndef'
  assert.equal(createMasker().mask(text), 'a «private key 1»')
})

test('A key that was never registered is hidden to its end, of whatever kind it is', () => {
  const text = 'a -----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY----- b'
  assert.equal(createMasker().mask(text), 'a «private key 1» b')
})

test('An answer hides what it gives out in its own body and headers', () => {
  const whole = exchange({ got: '{"token":"value-0007","note":"value-0007"}' })
  whole.answer?.headers.push(['X-Note', 'value-0007'])
  const { answer } = createMasker().maskExchange(whole)
  assert.equal(answer?.body, '{"token":"«token 1»","note":"«token 1»"}')
  assert.deepEqual(answer.headers, [['X-Note', '«token 1»']])
})

test('Only multipart bodies are read part by part, and only parts that carry secrets are hidden', () => {
  const body = (sent: string) => createMasker().maskExchange(exchange({ sent })).request.body
  const plain = `Content-Disposition: form-data; name="file"\r\n\r\nrows\r\n--`
  assert.equal(body(plain), plain)
  const named = (name: string) => body(`${part(name, 'rows')}--b--\r\n`)
  assert.match(named('file'), /\r\n\r\n«file content 1»\r\n--b--/)
  for (const name of ['data[credentials][a]', 'secret', 'TOKEN'])
    assert.match(named(name), /\r\n\r\n«credential 1»\r\n/)
  assert.match(named('country'), /\r\n\r\nrows\r\n/)
  assert.equal(body(`${part('file', '')}--b--\r\n`), `${part('file', '')}--b--\r\n`)
})

test('Empty texts of secret fields and headers stay, since that they are empty is evidence', () => {
  const masker = createMasker()
  assert.deepEqual(masker.maskValue({ secret: '', SECRET: 'x' }), { secret: '', SECRET: '«secret 1»' })
  assert.deepEqual(masker.maskValue({ histogram: undefined, outcomes: null }), { histogram: {}, outcomes: {} })
})

test('A stand-in is masked no further', () => {
  const masker = createMasker()
  const masked = masker.maskValue({ secret: 'abc', shrunk: '{"secret":"abc"}' })
  assert.deepEqual(masker.maskValue(masked), masked)
})
