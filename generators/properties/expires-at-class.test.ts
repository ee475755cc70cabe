import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepting, explored, findingOf, refusing } from '../test-support/try-property.ts'
import { expiresAtClass, type ExpiresAtPart } from './expires-at-class.ts'

const given = { control: accepting(), corrupt: refusing('SignatureNotMatch') }

/** The class with which a right target refuses an Expires-at in seconds from now; undefined where it accepts. */
function classOf(value: string | number): string | undefined {
  if (typeof value === 'string') return 'ExpiresAtInvalid'
  if (value < 0) return 'RequestExpired'
  return value > 3600 ? 'ExpiresAtInvalid' : undefined
}
const answering = (errorClass: string | undefined) => (errorClass ? refusing(errorClass) : accepting())
const right = async (value: string | number) => answering(classOf(value))

for (const [part, wrongClass, code] of [
  ['that are no timestamp', 'RequestExpired', 'value-differs'],
  ['that are no timestamp', undefined, 'value-differs'],
  ['beyond the next hour', 'RequestExpired', 'value-differs'],
  ['beyond the next hour', undefined, 'value-differs'],
  ['in the past', 'ExpiresAtInvalid', 'value-differs'],
  ['in the past', undefined, 'value-differs'],
  ['within the next hour', 'RequestExpired', 'value-differs'],
] satisfies Array<[ExpiresAtPart, string | undefined, string]>)
  test(`Moments ${part} keep their class, and ${wrongClass ?? 'acceptance'} breaks the rule`, async () => {
    assert.equal(await findingOf(expiresAtClass(part, given, right)), 'held')
    const { judgement } = await explored(expiresAtClass(part, given, async () => answering(wrongClass)))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', code])
  })

test('Where a corrupt signature is accepted, acceptance within the hour proves nothing', async () => {
  const lax = { ...given, corrupt: accepting() }
  assert.equal(await findingOf(expiresAtClass('within the next hour', lax, right)), 'inconclusive')
})
