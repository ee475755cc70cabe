import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import { explored, findingOf, tried } from '../../../generators/test-support/try-property.ts'
import { violated, violationIsReported } from './format-properties.ts'

const body = { access: { accounts: [] }, validTo: '2030-01-01', 'a/b~c': 'x' }
const pointers = ['/validTo', '/access/accounts']
const control = sampleExchange(201, { consentId: 'c' })
const refusal = (path?: string) =>
  sampleExchange(400, { apiClientMessages: [{ category: 'ERROR', code: 'FORMAT_ERROR', path }] })

/** A target that looks at two attributes, but for one that it overlooks. */
function target(overlooks?: string, named = (pointer: string): string | undefined => pointer) {
  return async (text: string): Promise<Exchange> => {
    const { access, validTo } = JSON.parse(text) as Partial<typeof body>
    const wrong = [
      ...(typeof validTo === 'string' ? [] : ['/validTo']),
      ...(Array.isArray(access?.accounts) ? [] : ['/access/accounts']),
    ].filter((pointer) => pointer !== overlooks)
    const [pointer] = wrong
    return pointer === undefined ? control : refusal(named(pointer))
  }
}
const over = (asks: 'the code' | 'the path', send: (text: string) => Promise<Exchange>) =>
  violationIsReported(asks, { control, body, pointers }, send)

for (const pointer of pointers)
  test(`One that overlooks ${pointer} breaks the rule of the code`, async () => {
    const { judgement, counterexample } = await explored(over('the code', target(pointer)))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
    assert.ok(judgement.wanted?.endsWith(`has ${pointer} left out`))
    assert.equal(counterexample?.shrunk, `${pointer} left out`)
  })

test('One that names the wrong attribute breaks the rule of the path alone', async () => {
  const elsewhere = target(undefined, () => '/elsewhere')
  assert.equal(await findingOf(over('the code', elsewhere)), 'held')
  const found = await tried(over('the path', elsewhere), { pointer: '/validTo', how: 'left out' })
  assert.deepEqual(found, ['/validTo left out', '400 FORMAT_ERROR', 'broken: value-differs'])
})

test('one attribute is wrong, the others stay, and the body itself is not changed', () => {
  const { validTo: _left, ...withoutDate } = body
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'left out' }), withoutDate)
  assert.deepEqual(violated(body, { pointer: '/access/accounts', how: 'of another type' }), {
    ...body,
    access: { accounts: 'a text' },
  })
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'of another type' }), { ...body, validTo: {} })
  assert.equal(body.validTo, '2030-01-01')
})

test('A pointer names what is in it by its escapes, and one that leads nowhere changes nothing', () => {
  const { 'a/b~c': _left, ...rest } = body
  assert.deepEqual(violated(body, { pointer: '/a~1b~0c', how: 'left out' }), rest)
  for (const pointer of ['/gone/deeper/still', '/validTo/deeper'])
    assert.deepEqual(violated(body, { pointer, how: 'left out' }), body)
  assert.deepEqual(violated({ access: null }, { pointer: '/access/accounts', how: 'left out' }), { access: null })
})
