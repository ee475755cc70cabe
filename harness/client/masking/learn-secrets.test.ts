import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { createMasker } from './mask.ts'

function exchange({ headers = [], got = '{}' }: { headers?: Array<[string, string]>; got?: string }): Exchange {
  const request = { method: 'POST', url: 'http://target.example/', headers, body: '' }
  const answer = { status: 200, headers: [], body: got, json: JSON.parse(got) as unknown }
  return { id: 'x1', request, answer, at: '2030-01-01T00:00:00.000Z', durationMs: 1 }
}

test('Secrets of headers are learnt from twelve characters on, signatures never', () => {
  const masker = createMasker()
  masker.learnFrom(
    exchange({
      headers: [
        ['CUSTOMER-SECRET', 'abcdefgh-012'],
        ['Login-secret', 'abcdefgh-34'],
        ['x-jws-signature', 'abcdefgh-56789'],
        ['App-id', 'abcdefgh-app-id'],
      ],
    }),
  )
  const text = 'abcdefgh-012 abcdefgh-34 abcdefgh-56789 abcdefgh-app-id'
  assert.equal(masker.mask(text), text.replace('abcdefgh-012', '«Customer-secret 1»'))
})

const answers: Array<[what: string, got: string, hidden: string[], shown: string[]]> = [
  [
    'fields whose name ends with token',
    '{"data":[{"access_token":"value-0001","my_token":"value-0002"}]}',
    ['value-0001', 'value-0002'],
    [],
  ],
  [
    'no field that only begins like one',
    '{"secret_question":"value-0003","tokens":"value-0004","x_secret":"value-0005"}',
    [],
    ['value-0003', 'value-0004', 'value-0005'],
  ],
  [
    'segments and parameters of addresses that are long and hold a digit',
    '{"connect_url":"https://t.example/abcdefghijk1?a=abcdefghijkl2&b=short1&c=without-any-digit#d=abcdefghijk3"}',
    ['abcdefghijk1', 'abcdefghijkl2', 'abcdefghijk3'],
    ['short1', 'without-any-digit', 't.example'],
  ],
  [
    'no address within an address',
    '{"redirect_url":"https://t.example/?to=https://b.example/12345"}',
    [],
    ['https://b.example/12345'],
  ],
  ['no part of an address in another field', '{"home_url":"https://t.example/abcdefghijk4"}', [], ['abcdefghijk4']],
  ['nothing of what is no address', '{"file_url":"abcdefghijkl5"}', [], ['abcdefghijkl5']],
  [
    'null and numbers aside',
    '{"token":null,"secret":12345678,"a":{"token":"value-0006"}}',
    ['value-0006'],
    ['12345678'],
  ],
]
for (const [what, got, hidden, shown] of answers) {
  test(`An answer teaches ${what}`, () => {
    const masker = createMasker()
    masker.learnFrom(exchange({ got }))
    for (const value of hidden) assert.match(masker.mask(`= ${value} =`), /^= «[a-z ]+ \d+» =$/, value)
    for (const value of shown) assert.equal(masker.mask(value), value)
  })
}

test('An answer that is not JSON, or no answer, teaches nothing', () => {
  const masker = createMasker()
  masker.learnFrom({ ...exchange({}), answer: { status: 200, headers: [], body: 'a "token": abcdefgh-1' } })
  const { answer: _answer, ...unanswered } = exchange({})
  masker.learnFrom(unanswered)
  assert.equal(masker.mask('abcdefgh-1'), 'abcdefgh-1')
})
