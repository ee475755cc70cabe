import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, findingOf, refusing, tried } from '../test-support/try-property.ts'
import { bodySpellingIsAccepted, querySpellingIsAccepted } from './spelling-is-accepted.ts'

const corrupt = refusing('SignatureNotMatch')
const body = { data: { country_code: 'XF', names: ['a', 'b'] } }
const compact = { blanks: [], escapeEvery: 0, upperCaseHex: false, keysReversed: false }
const accepts = async () => accepting()
/** A target that signs again over what it made of a text. */
const tidying =
  (tidy: (text: string) => string) =>
  async (text: string): Promise<Exchange> =>
    tidy(text) === text ? accepting() : refusing('SignatureNotMatch')

test('One that brings a body into form first breaks it', async () => {
  const send = tidying((text) => JSON.stringify(JSON.parse(text)))
  const { judgement, counterexample } = await explored(bodySpellingIsAccepted(corrupt, body, send))
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.deepEqual(JSON.parse(counterexample?.shrunk ?? ''), body)
})

test('Where a corrupt signature is accepted, or text beside the data is refused, nothing follows', async () => {
  assert.equal(await findingOf(bodySpellingIsAccepted(accepting(), body, accepts)), 'inconclusive')
  const send = async (text: string) => (text.includes('note') ? refusing('WrongRequestFormat') : accepting())
  const property = bodySpellingIsAccepted(corrupt, body, send)
  const found = await tried(property, { spelling: compact, beside: 'ž' })
  assert.deepEqual(found.slice(1), ['WrongRequestFormat', 'inconclusive: request-refused-otherwise'])
})

test('Text beside the data is sent beside it and shown', async () => {
  const sent: string[] = []
  const property = bodySpellingIsAccepted(corrupt, body, async (text) => {
    sent.push(text)
    return accepting()
  })
  const inputs = ['ž', undefined].map((beside) => ({ spelling: compact, beside }))
  for (const input of inputs) await property.holds(input)
  assert.deepEqual(sent, [JSON.stringify({ ...body, note: 'ž' }), JSON.stringify(body)])
  assert.deepEqual(inputs.map(property.show!), sent)
})

keepsLaws('bodySpellingIsAccepted', bodySpellingIsAccepted(corrupt, body, accepts).arbitrary, {
  member: ({ beside }) => beside === undefined || beside.length >= 1,
  simplest: ({ spelling, beside }) => beside === undefined && spelling.blanks.length === 0,
  reaches: {
    'text beside the data': ({ beside }) => beside !== undefined,
    'text beyond ASCII': ({ beside = '' }) => /[^ -~]/.test(beside),
  },
})

for (const [what, tidy] of [
  ['escapes', (text: string) => encodeURI(decodeURIComponent(text))],
  ['empty pieces', (text: string) => text.split('&').filter(Boolean).join('&')],
] as const)
  test(`One that tidies up ${what} breaks it`, async () => {
    const { judgement, counterexample } = await explored(
      querySpellingIsAccepted(corrupt, 'a=1', { pieces: 'any', send: tidying(tidy) }),
    )
    assert.equal(judgement.reason.code, 'value-differs')
    const text = counterexample?.shrunk ?? ''
    assert.equal(text[0], '?')
    assert.notEqual(tidy(text.slice(1)), text.slice(1))
  })
