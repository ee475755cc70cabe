import assert from 'node:assert/strict'
import { createVerify } from 'node:crypto'
import { test } from 'node:test'
import { headerOf } from '../../core/exchange.ts'
import { cases } from '../../core/test-support/cases.ts'
import { dialect } from '../../interfaces/ais-v3/dialect.ts'
import type { ClientProfile } from '../profile/profile.ts'
import { alterHeader, alterSignatureBytes } from './alter.ts'
import type { Draft } from './draft.ts'
import * as edit from './edit-draft.ts'
import { keyHeadersOf } from './key-headers.ts'
import { withMultipart } from './multipart.ts'
import { prepare } from './prepare.ts'
import { signatureVectors, testDraft, testProfile } from './test-support/test-profile.ts'

const base = 'https://target.example/prefix/'
const profile = testProfile(base)
const prepared = (change: Partial<Draft>) => prepare(testDraft(change), profile, 1000)
const urlOf = (change: Partial<Draft>) => prepared(change).url
const headerIn = (change: Partial<Draft>, name: string) => headerOf(prepared(change), name)
const signs = (change: Partial<Draft>) => headerIn(change, 'Signature') !== undefined

function verifies(signature: string | undefined, message: string | Buffer): boolean {
  return createVerify('sha256')
    .update(message)
    .verify(signatureVectors().publicKey, signature ?? '', 'base64')
}

const posted = { method: 'POST', as: 'live', rawQuery: 'a=1', rawBody: '{ "a" : "é" }', expiresInSeconds: 90 } as const
const request = prepared(posted)
const message = `1090|POST|https://target.example/prefix/api/v4/countries?a=1|{ "a" : "é" }`
const behindProxy = { ...profile, target: { ...profile.target, public_url: 'https://public.example' } }
const proxied = prepare(testDraft({ as: 'live', body: {} }), behindProxy, 1000)
const query: Draft['query'] = [
  ['b', 'x y&z=é|'],
  ['a', ''],
  ['b', '2'],
]

cases(
  'The address joins the base and the path with one slash and keeps odd paths as they are',
  ...['/a//b', '/a/../b', '/a%2Fb', '/a/', '/%7C', '/'].map(
    (path) => [urlOf({ path }), `https://target.example/prefix${path}`] as const,
  ),
  'Parameters are encoded once, in order, with repeats and empty values',
  [urlOf({ query }), /\?b=x%20y%26z%3D%C3%A9%7C&a=&b=2$/],
  'A raw query goes as it is, a bare question mark included; what no address can carry is encoded',
  [urlOf({ rawQuery: '' }), /\/countries\?$/],
  [urlOf({ rawQuery: 'a=b c\u00e9\ud800' }), /\?a=b%20c%C3%A9%EF%BF%BD$/],
  'The keys of the client are sent, without a client none are, and own headers replace what is added',
  [headerIn({}, 'Secret'), 'secret-of-main'],
  [headerIn({ as: 'nobody' }, 'App-id'), undefined],
  'Bodies are compact JSON, or the bytes given',
  [prepared({ body: { data: { b: 1, a: 'é' } } }).body.toString(), '{"data":{"b":1,"a":"é"}}'],
  [prepared({}).body.length, 0],
  'A content type goes with a body only, and can be changed or left out',
  [headerIn({}, 'Content-Type'), undefined],
  [headerIn({ body: {} }, 'Content-Type'), 'application/json'],
  [headerIn({ rawBody: '', contentType: 'text/plain' }, 'Content-Type'), 'text/plain'],
  'A live client signs by itself, others when asked, and a request without a client is never signed',
  [signs({ as: 'live' }), true],
  [signs({ as: 'live', signing: 'unsigned' }), false],
  [signs({ as: 'main' }), false],
  [signs({ as: 'nobody', signing: 'signed' }), false],
  'The signature covers the time, the method, the address as sent and the bytes of the body',
  [headerOf(request, 'Expires-at'), '1090'],
  [verifies(headerOf(request, 'Signature'), message), true],
  [verifies(headerOf(request, 'Signature'), `${message} `), false],
  'The signed body of a GET is empty, and the signed address is the public one where there is one',
  [verifies(headerOf(proxied, 'Signature'), '1060|GET|https://public.example/api/v4/countries|'), true],
)

test('A missing client and a missing key are reported with their codes', () => {
  assert.throws(() => prepared({ as: 'second' }), { code: 'CLIENT_MISSING', message: /main, live, keyless/ })
  assert.throws(() => prepared({ as: 'keyless', signing: 'signed' }), {
    code: 'SIGNING_KEY_MISSING',
    message: /private_key_file/,
  })
})

test('A key that cannot be read keeps its cause and shows nothing of itself', () => {
  const clients = profile.clients.map((client) => ({ ...client, private_key: 'not-a-key-at-all' }))
  assert.throws(
    () => prepare(testDraft({ as: 'live' }), { ...profile, clients }, 0),
    (error: Error & { code: string }) =>
      error.code === 'SIGNING_KEY_UNREADABLE' && error.cause !== undefined && !error.message.includes('not-a-key'),
  )
})

const own: ClientProfile = { purpose: 'main', status: 'test', key_type: 'service', app_id: 'a', secret: 's' }
const ofThree = (v3?: ClientProfile['v3']) =>
  keyHeadersOf({ ...own, ...(v3 && { v3 }) }, { name: 'look', keys: dialect.ownKeys! })

test('At version 3 a client sends Client-id with the secret that it has, and without its keys nothing', () => {
  assert.deepEqual(ofThree({ client_id: 'c', service_secret: 'x' }).at(1), ['Service-secret', 'x'])
  assert.deepEqual(ofThree({ client_id: 'c', app_secret: 'y' }).slice(0, 2), [
    ['Client-id', 'c'],
    ['App-secret', 'y'],
  ])
  assert.throws(() => ofThree(), { code: 'CLIENT_MISSING', message: /the main client does not have: .*client_id/ })
})

const signature = (altered: typeof request) => headerOf(altered, 'Signature') ?? ''
const bytesOf = (altered: typeof request) => Buffer.from(signature(altered), 'base64')
const later = alterHeader(request, 'expires-at', '61')

test('A change that changes no byte of a signature, and one of a request without any, are refused', () => {
  assert.throws(() => alterSignatureBytes(request, (bytes) => bytes), { code: 'SIGNATURE_UNCHANGED' })
  assert.throws(() => alterSignatureBytes(alterHeader(request, 'signature', undefined)), { code: 'SIGNATURE_ABSENT' })
})

const draft = testDraft({ body: { data: { country_code: 'XF', list: [1, 2] } }, headers: { 'Customer-secret': 'c' } })
const data = (body: unknown) => (body as { data: unknown }).data
const set = (path: string, value: unknown, of = draft) => data(edit.withBodyField(of, path, value).body)
const taken = (path: string) => data(edit.withoutBodyField(draft, path).body)
const queried = { ...draft, query: query.slice(1) }
const without = edit.withoutHeader(edit.withoutHeader(draft, 'customer-SECRET'), 'App-id')
const sent = (edited: Draft, name: string) => headerOf(prepare(edited, profile, 0), name)

test('Editing leaves the draft as it was', () => {
  const before = structuredClone(draft)
  edit.withoutBodyField(draft, 'data.country_code')
  edit.withBodyField(draft, 'data.list.0', 9)
  edit.withoutHeader(draft, 'Customer-secret')
  edit.withQuery(draft, 'a', '1')
  assert.deepEqual(draft, before)
})

cases(
  'A changed signature decodes to other bytes of the same length',
  [bytesOf(alterSignatureBytes(request, (bytes) => bytes.subarray(1))).length, bytesOf(request).length - 1],
  'A header changes alone, after signing',
  [signature(later), signature(request)],
  [headerOf(alterHeader(request, 'New', '1'), 'new'), '1'],
  'A header can be taken out in any case, also one added on sending, and put back',
  [
    [sent(without, 'Customer-secret'), sent(without, 'App-id')],
    [undefined, undefined],
  ],
  [sent(edit.withHeader(without, 'app-id', 'x'), 'App-id'), 'x'],
  [edit.withHeader(draft, 'customer-secret', 'd').headers, { 'customer-secret': 'd' }],
  'A parameter is replaced in its place, added at the end, or taken out',
  [edit.withQuery(queried, 'a', '9').query?.map(([name, value]) => `${name}=${value}`), ['a=9', 'b=2']],
  [edit.withQuery(queried, 'c', '').query?.map(([name, value]) => `${name}=${value}`), ['a=', 'b=2', 'c=']],
  'Body fields are set, made on the way, and taken out, in objects and arrays',
  [set('data.list.2', 3), { country_code: 'XF', list: [1, 2, 3] }],
  [taken('data.list.0'), { country_code: 'XF', list: [2] }],
  [taken('data.not.there'), data(draft.body)],
)

test('The parts of a multipart body read back as they were given, by another reader', async () => {
  const upload = withMultipart(testDraft({ method: 'POST', body: { gone: true } }), [
    { name: 'data[provider_code]', content: 'fake_file' },
    { name: 'file', content: 'a,b\r\n1,é', filename: 'rows.csv' },
  ])
  assert.equal(upload.body, undefined)
  const headers = { 'Content-Type': upload.contentType ?? '' }
  const form = await new Response(upload.rawBody as string, { headers }).formData()
  assert.equal(form.get('data[provider_code]'), 'fake_file')
  const file = form.get('file') as File
  assert.deepEqual([file.name, await file.text()], ['rows.csv', 'a,b\r\n1,é'])
})
