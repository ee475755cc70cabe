import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecretSource } from './secret-source.ts'

/** More than one draw gives. */
const many = 300

test('secrets are 64 hexadecimal characters each, and no two are the same', () => {
  const secrets = createSecretSource()
  const given = Array.from({ length: many }, () => secrets())
  assert.equal(new Set(given).size, many)
  for (const secret of given) assert.match(secret, /^[\da-f]{64}$/)
})

test('a seed gives the same secrets in the same order', () => {
  const [one, other] = [createSecretSource(7), createSecretSource(7)]
  assert.deepEqual([one(), one()], [other(), other()])
})
