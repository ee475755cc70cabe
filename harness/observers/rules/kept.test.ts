import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as partners } from '../../../interfaces/partners-v1/dialect.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const customer = (sent: unknown, identifier: unknown): Step => ({
  ask: 'POST /customers',
  sent: { data: { identifier: sent } },
  data: { id: '1', identifier, secret: 's' },
})
const found = (sent: unknown, shown: unknown) =>
  brokenIn([customer(sent, shown)]).filter((one) => one.includes('identifier-kept'))

for (const text of ['Zoë 😀', 'a/b\\c"d', ' blank '])
  test(`The text ${JSON.stringify(text)} comes back as it was sent`, () => {
    assert.deepEqual(found(text, text), [])
    assert.deepEqual(found(text, text.replace(/[^a-d]/gu, '')), ['ais/customers/identifier-kept data.identifier x1'])
  })

test('What is no text, or none that UTF-8 holds, need not come back', () => {
  assert.deepEqual(found(7, '7'), [])
  assert.deepEqual(found('\ud83d', '?'), [])
  assert.deepEqual(found('a\u0000', 'a'), [])
})

test('The email of a lead comes back', () => {
  const lead: Step = {
    ask: 'POST /leads',
    sent: { data: { email: 'A@b.example' } },
    data: { email: 'a@b.example', customer_id: '1' },
  }
  assert.match(brokenIn([lead], partners).join(), /leads\/email-kept data\.email x1/)
})
