import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import type { JwsSigning } from '../actions/jws-draft.ts'
import type { JwsExchange } from '../actions/open-finance.ts'
import { sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import { digestOf } from '../../../harness/signing/digest.ts'
import type { SignedJws } from '../../../harness/signing/sign-jws.ts'
import type { JwsRequest } from '../../../harness/signing/jws-request.ts'
import { keepsLaws } from '../../../generators/test-support/keeps-laws.ts'
import { explored, findingOf, tried } from '../../../generators/test-support/try-property.ts'
import {
  bodySpellingIsAccepted,
  otherDigestIsRefused,
  otherSignatureIsRefused,
  otherSignedHeaderIsRefused,
  unsignedHeaderChangesNothing,
} from './jws-properties.ts'

const control = sampleExchange(201, { consentId: 'c' })
const refusal = (code: string, status = 401) =>
  sampleExchange(status, { apiClientMessages: [{ category: 'ERROR', code }] })
const invalid = refusal('SIGNATURE_INVALID')
const body = { validTo: '2030-01-01', access: { accounts: [] } }
const bytes = Buffer.alloc(256, 0b0101_0101)
const request: JwsRequest = {
  method: 'POST',
  path: '/v2/consents',
  headers: [
    ['X-Request-Id', '1'],
    ['Digest', digestOf(Buffer.from('x'))],
  ],
  body: Buffer.from('x'),
}
const right = { signature: `head..${bytes.toString('base64url')}` } as SignedJws

/** The steps of a signature, as refusals of it show them. */
const withSteps = (exchange: Exchange) =>
  ({
    exchange,
    digestInput: Buffer.from('x'),
    jws: { digest: 'SHA-256=x', protectedText: '{}', payload: 'x: 1', signingInput: 'a.x: 1' },
  }) as unknown as JwsExchange

/** A target that finds each difference between the signature and the request, but for what it overlooks. */
function target(overlooks: (what: string) => boolean = () => false, answer = invalid) {
  return async ({ over, written, digest }: JwsSigning): Promise<JwsExchange> => {
    const signed = over?.(request).headers ?? request.headers
    const found = [
      ...request.headers.filter(([, value], at) => value !== signed[at]?.[1]).map(([name]) => name),
      ...(digest !== undefined && digest !== digestOf(request.body) ? ['digest'] : []),
      ...(written && written(right) !== right.signature ? ['bits'] : []),
    ].filter((what) => !overlooks(what))
    return withSteps(found.length > 0 ? answer : control)
  }
}
const names = ['x-request-id', 'digest']
const ofHeaders = (send = target()) => otherSignedHeaderIsRefused(control, names, send)

test('One that leaves a header out breaks it, and the header is reported', async () => {
  const { judgement, counterexample } = await explored(ofHeaders(target((what) => what === 'Digest')))
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.ok(judgement.wanted?.endsWith('has digest changed after signing'))
  assert.match(counterexample?.shrunk ?? '', /^signed with digest: .+, sent with another value$/)
})

const isHeaderText = (value: string) => /^[abcXYZ019\-_/:.,=+]{1,40}$/.test(value)
keepsLaws('otherSignedHeaderIsRefused', ofHeaders().arbitrary, {
  member: ({ name, value }) => names.includes(name) && isHeaderText(value),
  simplest: ({ name, value }) => name === names[0] && value.length === 1,
  reaches: {
    ...Object.fromEntries(names.map((name) => [name, (one: { name: string }) => one.name === name])),
    'a long text': ({ value }) => value.length > 8,
    'a sign': ({ value }) => /[-_/:.,=+]/.test(value),
    'a digit': ({ value }) => /[019]/.test(value),
  },
})

/** A target that takes further headers, but for some of them. */
const taking =
  (refuses: (name: string) => boolean) =>
  async ([name]: [name: string, value: string]) =>
    withSteps(refuses(name) ? invalid : control)
const shownHeaders = ['user-agent', 'accept-language', 'psu-device-id', 'psu-user-agent']

test('A target that leaves unsigned headers alone keeps the rule; one that counts them breaks it', async () => {
  assert.equal(await findingOf(unsignedHeaderChangesNothing(taking(() => false))), 'held')
  for (const name of shownHeaders) {
    const { judgement, counterexample } = await explored(unsignedHeaderChangesNothing(taking((one) => one === name)))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
    assert.ok(judgement.wanted?.includes(`with the unsigned header ${name}`))
    assert.ok(counterexample?.shrunk.startsWith(`${name}: `))
  }
})

keepsLaws('unsignedHeaderChangesNothing', unsignedHeaderChangesNothing(taking(() => false)).arbitrary, {
  member: ({ name, value }) =>
    (shownHeaders.includes(name) || /^x-assay-[a-j]{3,12}$/.test(name)) && isHeaderText(value),
  simplest: ({ name }) => name.length <= 'x-assay-aaa'.length || shownHeaders.includes(name),
  reaches: {
    ...Object.fromEntries(shownHeaders.map((name) => [name, (one: { name: string }) => one.name === name])),
    'a made-up name': ({ name }) => name.startsWith('x-assay-'),
    'a long one': ({ name }) => name.length > 'x-assay-aaaaaaaa'.length,
  },
})

test('A target that compares every bit of a signature keeps the rule; one that does not breaks it', async () => {
  assert.equal(await findingOf(otherSignatureIsRefused(control, target())), 'held')
  const lax = otherSignatureIsRefused(
    control,
    target((what) => what === 'bits'),
  )
  const { judgement, counterexample } = await explored(lax)
  assert.equal(judgement.reason.code, 'value-differs')
  assert.ok(judgement.wanted?.endsWith('has bit 0 of its signature turned over'))
  assert.equal(counterexample?.shrunk, 'bit 0 of the signature turned over')
})

keepsLaws('otherSignatureIsRefused', otherSignatureIsRefused(control, target()).arbitrary, {
  member: (at) => at >= 0 && at < 256 * 8,
  simplest: (at) => at === 0,
  reaches: { 'the last bit': (at) => at === 256 * 8 - 1 },
})

test('A target that compares the Digest keeps the rule, with either code; one that does not breaks it', async () => {
  for (const answer of [invalid, refusal('FORMAT_ERROR', 400)])
    assert.equal(await findingOf(otherDigestIsRefused(control, target(undefined, answer))), 'held')
  const other = await explored(otherDigestIsRefused(control, target(undefined, refusal('CONSENT_INVALID', 400))))
  assert.equal(other.judgement.reason.code, 'value-differs')
  const lax = otherDigestIsRefused(
    control,
    target((what) => what === 'digest'),
  )
  const { judgement, counterexample } = await explored(lax)
  assert.equal(judgement.reason.code, 'value-differs')
  assert.ok(judgement.wanted?.endsWith('has the Digest of another body'))
  assert.match(counterexample?.shrunk ?? '', /^the Digest of ".*"$/)
})

keepsLaws('otherDigestIsRefused', otherDigestIsRefused(control, target()).arbitrary, {
  member: (text) => depthOf(JSON.parse(text)) <= 3,
  reaches: { 'an object or a list': (text) => depthOf(JSON.parse(text)) > 1 },
})

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
}

const spellings = (send: (rawBody: string) => Promise<JwsExchange>) => bodySpellingIsAccepted(control, body, send)
/** A target that makes the Digest of a body which it brought into form before. */
const tidying = (answer: Exchange) => async (rawBody: string) =>
  withSteps(JSON.stringify(JSON.parse(rawBody)) === rawBody ? control : answer)

test('A target that takes the exact bytes keeps the rule; one that brings them into form breaks it', async () => {
  assert.equal(await findingOf(spellings(async () => withSteps(control))), 'held')
  for (const answer of [invalid, refusal('FORMAT_ERROR', 400)]) {
    const { judgement, counterexample } = await explored(spellings(tidying(answer)))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
    assert.ok(judgement.wanted?.includes('with its JSON spelled otherwise'))
    assert.deepEqual(JSON.parse(JSON.parse(counterexample?.shrunk ?? '') as string), body)
  }
})

test('A refusal for something else leaves a spelling undecided', async () => {
  const other = refusal('CONSENT_INVALID', 400)
  assert.equal(await findingOf(bodySpellingIsAccepted(other, body, tidying(invalid))), 'inconclusive')
  const spelling = { blanks: [' '], escapeEvery: 0, upperCaseHex: false, keysReversed: false }
  assert.equal((await tried(spellings(tidying(other)), spelling))[2], 'inconclusive: request-refused-otherwise')
})
