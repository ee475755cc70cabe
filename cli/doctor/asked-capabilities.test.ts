import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedCapabilities } from './asked-capabilities.ts'

test('Version 4 asks for logins, and for no certificate', () => {
  const asked = askedCapabilities(['ais-v4'])
  for (const name of ['large-login', 'interactive-provider', 'second-client'] as const) assert.ok(asked.has(name), name)
  for (const name of ['seal-expired', 'keyless-payment-provider'] as const) assert.ok(!asked.has(name), name)
})

test('An interface of few routes asks for what stands in there', () => {
  const asked = askedCapabilities(['partners-v1'])
  for (const name of ['large-lead', 'lead-connection'] as const) assert.ok(asked.has(name), name)
  for (const name of ['large-login', 'file-provider'] as const) assert.ok(!asked.has(name), name)
})
