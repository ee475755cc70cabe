import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { CoveredParts, Resigning } from '../../harness/client/resign.ts'
import type { PartName } from '../arbitraries/part-change.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Judged } from '../explore.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { bitFlipIsRefused, changeIsRefused } from './change-is-refused.ts'

const parts: PartName[] = ['method', 'path', 'query', 'body', 'Expires-at']
const body = { data: { country_code: 'XF' } }
const given = { control: accepting(), body }

/** A target that compares the signed parts with the sent ones, without those that `overlooks` removes. */
function target(overlooks: (parts: CoveredParts) => object = (whole) => whole) {
  const sent: string[] = []
  const send = async ({ change }: Resigning, rawBody = JSON.stringify(body)): Promise<Exchange> => {
    const own: CoveredParts = {
      expiresAt: '1893456000',
      method: 'POST',
      url: 'http://target.test/api/v4/logins?a=1',
      body: Buffer.from(rawBody),
    }
    sent.push(rawBody)
    const [signed, seen] = [{ ...own, ...change?.(own) }, own].map((one) => JSON.stringify(overlooks(one)))
    return signed === seen ? accepting() : refusing('SignatureNotMatch')
  }
  return { send, sent }
}

const overlooked: Record<PartName, (own: CoveredParts) => object> = {
  method: ({ method: _own, ...rest }) => rest,
  path: ({ url, ...rest }) => ({ ...rest, query: url.split('?')[1] }),
  query: ({ url, ...rest }) => ({ ...rest, url: url.split('?')[0] }),
  body: ({ body: _own, ...rest }) => rest,
  'Expires-at': ({ expiresAt: _own, ...rest }) => rest,
}

for (const part of parts)
  test(`One that overlooks the ${part} accepts a change of it, which is reported`, async () => {
    const { judgement, counterexample } = await explored(changeIsRefused(part, given, target(overlooked[part]).send))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
    assert.ok(counterexample?.shrunk.startsWith(`signed over another ${part}: {"how":`))
  })

test('A refusal with a class other than that of signatures breaks the rule', async () => {
  const found = await tried(
    changeIsRefused('method', given, async () => refusing('WrongRequestFormat')),
    { how: 'other', text: 'PUT' },
  )
  assert.deepEqual(found, ['PUT', 'WrongRequestFormat', 'broken: value-differs'])
})

const right = Buffer.alloc(200, 0b0101_0101)

/** A target that compares only the first bytes of a signature. */
function comparing(compared: number) {
  return async (change: (bytes: Buffer) => Buffer): Promise<Judged> => {
    const same = change(Buffer.from(right)).subarray(0, compared).equals(right.subarray(0, compared))
    const answer = same ? accepting() : refusing('SignatureNotMatch')
    return { outcome: caseOutcome(answer), judgement: refusedAs(accepting(), answer, ['SignatureNotMatch']) }
  }
}

test('One that leaves out the last bytes is found, and the bit is reported', async () => {
  const property = bitFlipIsRefused(comparing(100))
  const { judgement, counterexample } = await explored(property)
  assert.equal(judgement.finding, 'broken')
  assert.equal(counterexample?.shrunk, 'bit 0 of byte 100 of the signature turned over')
  assert.deepEqual(await tried(property, { byte: 128, bit: 0 }), ['second half', 'accepted', 'broken: value-differs'])
})

test('Exactly the one bit is turned over, and a byte beyond the end counts from the start', async () => {
  const flipped: Buffer[] = []
  const property = bitFlipIsRefused((change) => {
    flipped.push(change(Buffer.from(right)))
    return comparing(200)(change)
  })
  const labels = []
  for (const input of [
    { byte: 3, bit: 0 },
    { byte: 127, bit: 7 },
    { byte: 203, bit: 1 },
  ])
    labels.push((await tried(property, input))[0])
  const at = (place: number, byte: number) => Buffer.from(right).fill(byte, place, place + 1)
  assert.deepEqual(flipped, [at(3, 0b0101_0100), at(127, 0b1101_0101), at(3, 0b0101_0111)])
  assert.deepEqual(labels, ['first half', 'first half', 'second half'])
})

keepsLaws('bitFlipIsRefused', bitFlipIsRefused(comparing(200)).arbitrary, {
  member: ({ byte, bit }) => byte >= 0 && byte <= 255 && bit >= 0 && bit <= 7,
  simplest: ({ byte, bit }) => byte === 0 && bit === 0,
  reaches: { 'the last byte': ({ byte }) => byte === 255, 'the last bit': ({ bit }) => bit === 7 },
})
