import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { sampleTransportError } from '../../harness/checks/answers/sample-exchange.ts'
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

test('A target that verifies the exact bytes of a body keeps the rule', async () =>
  assert.equal(await findingOf(bodySpellingIsAccepted(corrupt, body, accepts)), 'held'))

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

test('A body is labelled by its traits and what came of it', async () => {
  const property = bodySpellingIsAccepted(corrupt, body, accepts)
  const labels = []
  for (const [spelling, beside] of [
    [compact, undefined],
    [{ ...compact, blanks: ['', ''] }, undefined],
    [{ ...compact, blanks: ['', ' '] }, undefined],
    [{ ...compact, escapeEvery: 1 }, undefined],
    [{ ...compact, keysReversed: true }, undefined],
    [compact, 'x'],
    [{ blanks: [' '], escapeEvery: 2, upperCaseHex: true, keysReversed: true }, 'x'],
  ] as const)
    labels.push((await tried(property, { spelling: { ...spelling, blanks: [...spelling.blanks] }, beside }))[0])
  assert.deepEqual(labels, [
    'compact: 200 with data',
    'compact: 200 with data',
    'blanks: 200 with data',
    'escapes: 200 with data',
    'keys reversed: 200 with data',
    'text beside the data: 200 with data',
    'blanks, escapes, keys reversed, text beside the data: 200 with data',
  ])
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

test('A target that verifies the exact query keeps the rule', async () =>
  assert.equal(await findingOf(querySpellingIsAccepted(corrupt, 'a=1', { pieces: 'any', send: accepts })), 'held'))

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

test('A query is labelled by its traits and its status', async () => {
  const property = querySpellingIsAccepted(corrupt, 'a=1', { pieces: 'any', send: accepts })
  const labels = []
  for (const after of [[], ['b=%7e'], ['b=2'], [''], ['', 'c=1'], ['b=', 'c=1'], ['b='], ['', '%20=1']])
    labels.push((await tried(property, { before: [], after }))[0])
  for (const before of [[''], ['b=2']]) labels.push((await tried(property, { before, after: [] }))[0])
  labels.push((await tried(property, { before: ['b=2'], after: ['c=3'] }))[0])
  assert.deepEqual(
    labels.map((label) => label?.replace(': 200', '')),
    [
      'as asked for',
      'escapes',
      'other pieces',
      'empty pieces',
      'empty pieces',
      'empty pieces',
      'empty pieces',
      'escapes, empty pieces',
      'empty pieces',
      'other pieces',
      'other pieces',
    ],
  )
  const bare = querySpellingIsAccepted(corrupt, '', { pieces: 'any', send: async () => sampleTransportError() })
  const found = await tried(bare, { before: [], after: [] })
  assert.deepEqual(found, ['as asked for: no answer', 'TARGET_TIMEOUT', 'inconclusive: transport-error'])
  assert.equal(bare.show?.({ before: ['b'], after: ['c'] }), '?b&c')
})
