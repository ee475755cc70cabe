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

/** Answers with the secrets that they teach between bars, and what is none between tildes. */
const answers: Array<[what: string, marked: string]> = [
  ['fields whose name ends with token', '{"data":[{"access_token":"|value-0001|","my_token":"|value-0002|"}]}'],
  ['no field that only begins like one', '{"secret_question":"~value-0003~","tokens":"~value-0004~"}'],
  [
    'fields by other usual names, in any case, with escapes in them',
    '{"customer_secret":"|value-0011|","accessToken":"|value-0012|","PASSWORD":"|value-0013|","\\u0073ecret":"|value-0014|","apiKey":"|value-0015|"}',
  ],
  ['words of sentences about a password aside', '{"errors":{"password":["~is invalid~","~required~"]}}'],
  [
    'codes that a machine made, and no code that has a meaning',
    '{"code":"|Zk3qPw91LmXe|","list":[{"code":"~fake_bank_2_xf~"},{"code":"~ApiKeyNotFound~"},{"code":"~wwrtpsdfghjk~"},{"code":"|987654321012|"},{"code":"|ZKPW_fake_bank_1|"},{"code":"|fake_bank_1_ZKPW|"}]}',
  ],
  [
    'relative addresses, and names before the host',
    '{"connect_url":"/go/|abcdefghijk6|?x=1","file_url":"https://|user-zz81|:|pass-zz82|@t.example/"}',
  ],
  [
    'parameters with the names of secrets in addresses of any field',
    '{"home_url":"https://t.example/?access_token=|value-0021|&code=|4711|&page=~page-of-0022~&state=~open-1~&sid=|session-0001|#code=|4712|"}',
  ],
  [
    'no parameters whose names only resemble those of secrets',
    '{"home_url":"https://t.example/?postcode=~4713-1~&keyword=~4714-1~#a#code=~4715-1~"}',
  ],
  [
    'parameters of an address within an address',
    '{"home_url":"https://t.example/?to=http%3A%2F%2Fb.example%2F%3Ftoken%3D|value-0024|&or=https%3A%2F%2Fb.example%2F%3Ftoken%3D|value-0025|"}',
  ],
  [
    'parameters of an address with braces, and what is no JSON',
    '{"home_url":"https://t.example/{bank}?token=|value-0026|","note":"{broken","more":"[1"}',
  ],
  ['JSON within a string', '{"note":"{\\"secret\\":\\"|value-0023|\\"}"}'],
  [
    'segments and parameters of addresses that are long and hold a digit',
    '{"connect_url":"https://~t.example~/|abcdefghijk1|?a=|abcdefghijkl2|&b=~short1~&c=~without-any-digit~#d=|abcdefghijk3|"}',
  ],
  ['no address within an address', '{"redirect_url":"https://t.example/?to=~https://b.example/12345~"}'],
  ['no part of an address in another field', '{"home_url":"https://t.example/~abcdefghijk4~"}'],
  ['nothing of what is no address', '{"file_url":"~abcdefghijkl5~"}'],
  ['null and numbers aside', '{"token":null,"secret":~12345678~,"a":{"token":"|value-0006|"}}'],
]
for (const [what, marked] of answers)
  test(`An answer teaches ${what}`, () => {
    const masker = createMasker()
    masker.learnFrom(exchange({ got: marked.replaceAll(/[|~]/g, '') }))
    for (const [, value = ''] of marked.matchAll(/\|([^|]+)\|/g))
      assert.match(masker.mask(`= ${value} =`), /^= «[a-z ]+ \d+» =$/, value)
    for (const [, value = ''] of marked.matchAll(/~([^~]+)~/g)) assert.equal(masker.mask(value), value)
  })

const taught: Array<[where: string, body: string, header?: [name: string, value: string]]> = [
  ['JSON that breaks off', '{"a":1,"token":"value-0031","b":'],
  ['a form', 'x=1&access_token=value-0031&y=2'],
  ['a form with escapes', 'password=value%2D0031'],
  ['a page', '<input type="hidden" name="login_token" value="value-0031">'],
  ['a page with fields of other orders', '<input name="login_token" type="hidden" value="value-0031">'],
  ['a text with blanks', 'token : value-0031'],
  ['an address in a page', '<a href="https://t.example/?code=value-0031">on</a>'],
  ['an address without encryption', 'http://t.example/?code=value-0031'],
  ['a header with an address', '', ['Location', 'https://t.example/back?token=value-0031']],
  ['a link', '', ['Link', '</next?access_token=value-0031>; rel="next"']],
  ['a refreshed address', '', ['Refresh', '0; url=https://t.example/?code=value-0031']],
  ['a cookie', '', ['Set-Cookie', 'session=value-0031; Path=/']],
  ['a cookie in quotes', '', ['Set-Cookie', 'session="value-0031"; Path=/abcd']],
  ['an old cookie', '', ['set-cookie2', 'value-0031;Path=/']],
  ['a header of another name', '', ['X-Auth-Token', 'value-0031']],
  ['a header of the documents', '', ['Customer-secret', 'value-0031']],
]
for (const [where, body, header] of taught)
  test(`Secrets are learnt from ${where}`, () => {
    const masker = createMasker()
    masker.learnFrom({ ...exchange({}), answer: { status: 200, headers: header ? [header] : [], body } })
    assert.match(masker.mask('= value-0031 ='), /^= «[A-Za-z-]+ 1» =$/)
  })

test('A secret of a header is named after the header, and ids in other headers stay', () => {
  const masker = createMasker()
  const headers: Array<[string, string]> = [
    ['CUSTOMER-SECRET', 'value-0042'],
    ['Set-Cookie', 'session=value-0043=='],
    ['Signature', 'value-0044'],
    ['X-Request-Id', 'abcdefghijk9'],
    ['Location', '/abcdefghijk0'],
  ]
  masker.learnFrom({ ...exchange({}), answer: { status: 200, headers, body: '' } })
  assert.equal(
    masker.mask('value-0042 value-0043== value-0044 abcdefghijk9 abcdefghijk0'),
    '«Customer-secret 1» «cookie 1» value-0044 abcdefghijk9 «token 1»',
  )
})

test('Credentials sent in a body are learnt from twelve characters on, at any depth', () => {
  const masker = createMasker()
  const body = '{"data":{"credentials":{"login":"username-zz-99","pin":"abcdefgh-34"},"locale":"abcdefgh-5678"}}'
  const { request, ...rest } = exchange({})
  masker.learnFrom({ ...rest, request: { ...request, body } })
  assert.equal(masker.mask('username-zz-99 abcdefgh-34 abcdefgh-5678'), '«credential 1» abcdefgh-34 abcdefgh-5678')
})
