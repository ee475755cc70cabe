import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { createMasker } from './mask.ts'

function exchange({ headers = [], got }: { headers?: Array<[string, string]>; got: string }): Exchange {
  const request = { method: 'POST', url: 'http://target.example/', headers, body: '' }
  return {
    id: 'x1',
    request,
    answer: { status: 200, headers: [], body: got },
    at: '2030-01-01T00:00:00.000Z',
    durationMs: 1,
  }
}

const secret = 'Zq7wKx9vPb3mTn5jRh2gYd8fLs6c'
const ways: Array<[string, (text: string) => string]> = [
  ['as it is', (text) => text],
  ['in hex', (text) => Buffer.from(text).toString('hex')],
  ['in base64', (text) => Buffer.from(text).toString('base64')],
  ['in base64 amid others', (text) => Buffer.from(`{"a":"${text}"}`).toString('base64')],
  ['percent-encoded', (text) => Buffer.from(text).toString('hex').replace(/../g, '%$&')],
]

test('No twelve characters of a secret stay, wherever they are cut and however they are written', () => {
  const masker = createMasker([{ value: secret, label: 'Secret' }])
  for (const [way, written] of ways)
    for (let at = 0; at + 12 <= secret.length; at += 1) {
      const piece = written(secret.slice(at, at + 12))
      for (const near of ['', ' ', 'x'])
        assert.ok(!masker.mask(`${near}${piece}${near}`).includes(piece), `${way}, from ${at}: ${near}${piece}${near}`)
    }
})

test('A piece is found of each of many secrets that begin alike', () => {
  const secrets = Array.from({ length: 50 }, (_, at) => `prefix-${'abcdefghij'[at % 10]}${at}-of-a-secret`)
  const masker = createMasker(secrets.map((value) => ({ value, label: 'Secret' })))
  for (const one of secrets) assert.ok(!masker.mask(one.slice(0, 12)).includes(one.slice(0, 12)), one)
})

test('The halves of a secret in two fields, and a secret in the name of a header, are hidden', () => {
  const masker = createMasker([{ value: secret, label: 'Secret' }])
  const got = JSON.stringify({ one: secret.slice(0, 14), two: secret.slice(14), [secret]: 1 })
  const whole = exchange({ got, headers: [[`X-${secret}`, 'x']] })
  whole.answer?.headers.push([secret, 'x'])
  const { request, answer } = masker.maskExchange(whole)
  assert.equal(answer?.body, '{"one":"«Secret 1»","two":"«Secret 1»","«Secret 1»":1}')
  assert.deepEqual([request.headers, answer.headers], [[['X-«Secret 1»', 'x']], [['«Secret 1»', 'x']]])
})

test('What many texts share is no piece: words of the documents and of HTTP, and numbers', () => {
  const masker = createMasker([
    { value: 'authorization_code-of-Zq7wKx9v', label: 'Secret' },
    { value: '202611240000000017', label: 'id' },
    { value: 'application/json', label: 'typed' },
  ])
  for (const text of ['grant_type=authorization_code', '202611240000000018', 'Content-Type: application/json'])
    assert.equal(masker.mask(text), text)
  assert.equal(masker.mask('202611240000000017'), '«id 1»')
  assert.equal(masker.mask('{"password":"application/json"}'), '{"password":"«credential 1»"}')
})

test('A token in an address is a guess: of one made of words only a piece with a digit is hidden', () => {
  const masker = createMasker()
  masker.learnFrom(exchange({ got: '{"connect_url":"https://t.example/bank-with-client-keys-20/Zq7wKx9vPb3mTn5j"}' }))
  assert.equal(masker.mask('bank-with-client'), 'bank-with-client')
  for (const piece of ['client-keys-20', 'wKx9vPb3mTn5']) assert.match(masker.mask(piece), /^«token \d»$/)
})

test('A piece in a recording keeps its form, the same wherever it stands', () => {
  const masker = createMasker([{ value: secret, label: 'Secret' }]).keepingForm()
  const [one = '', two] = [secret.slice(3, 17), `"${secret.slice(3, 17)}"`].map((text) => masker.mask(text))
  assert.match(one, /^[A-Za-z\d]{14}$/)
  assert.notEqual(one, secret.slice(3, 17))
  assert.equal(two, `"${one}"`)
})
