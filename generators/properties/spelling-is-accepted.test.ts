import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { signatureAccepted } from '../../harness/checks/clients/signed-outcome.ts'
import { caseOutcome } from '../case-outcome.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { bodySpellingIsAccepted, querySpellingIsAccepted } from './spelling-is-accepted.ts'

const corrupt = refusing('SignatureNotMatch')
const body = { data: { country_code: 'XF', names: ['a', 'b'] } }
const compact = { blanks: [], escapeEvery: 0, upperCaseHex: false, keysReversed: false }
const accepts = async () => accepting()
/** A target that verifies the signature over its own normalized text. */
const tidying =
  (tidy: (text: string) => string) =>
  async (text: string): Promise<Exchange> =>
    tidy(text) === text ? accepting() : refusing('SignatureNotMatch')

const over = (send: (text: string) => Promise<Exchange>, isOpen = true) =>
  bodySpellingIsAccepted(
    body,
    async (text) => {
      const answer = await send(text)
      return { outcome: caseOutcome(answer), judgement: signatureAccepted(corrupt, answer) }
    },
    { isOpen },
  )

test('One that brings a body into form first breaks it', async () => {
  const { judgement, counterexample } = await explored(over(tidying((text) => JSON.stringify(JSON.parse(text)))))
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.deepEqual(JSON.parse(counterexample?.shrunk ?? ''), body)
})

test('Text beside the data is sent beside it and shown; what its refusal says is not decided', async () => {
  const sent: string[] = []
  const property = over(async (text) => {
    sent.push(text)
    return text.includes('note') ? refusing('WrongRequestFormat') : accepting()
  })
  const inputs = ['ž', undefined].map((beside) => ({ spelling: compact, beside }))
  const found = [await tried(property, inputs[0]!), await tried(property, inputs[1]!)]
  assert.deepEqual(sent, [JSON.stringify({ ...body, note: 'ž' }), JSON.stringify(body)])
  assert.deepEqual(inputs.map(property.show!), sent)
  assert.deepEqual(found[0]?.slice(1), ['WrongRequestFormat', 'inconclusive: request-refused-otherwise'])
})

test('A body that takes no further text is only spelled otherwise', () =>
  assert.ok(over(accepts, false).edges.every(({ beside }) => beside === undefined)))

keepsLaws('bodySpellingIsAccepted', over(accepts).arbitrary, {
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
