import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData } from '../../../harness/checks/test-support/sample-exchange.ts'
import { emailKept } from './email-kept.ts'

const shown = (email: string, sent: unknown = { data: { email: 'Anna@example.com' } }): Exchange => {
  const exchange = sampleData({ email })
  return { ...exchange, request: { ...exchange.request, body: JSON.stringify(sent) } }
}

test('The email that was sent holds, in small letters too', () => {
  for (const email of ['Anna@example.com', 'anna@example.com']) assert.equal(emailKept(shown(email)).finding, 'held')
})

test('A wrong email is broken at its place', () => {
  const judgement = emailKept(shown('bert@example.com'))
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data.email'])
})

test('A request without an email proves nothing', () =>
  assert.equal(emailKept(shown('anna@example.com', { data: {} })).finding, 'inconclusive'))
