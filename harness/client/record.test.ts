import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedBody } from '../../core/shared-body.ts'
import { readAnswer } from './record.ts'

for (const [what, rows] of [
  ['short', 3],
  ['long', 4000],
] as const)
  test(`A ${what} body that comes again is parsed once, and its secrets are learnt once`, () => {
    const bytes = () =>
      Buffer.from(
        JSON.stringify({ data: Array.from({ length: rows }, () => ({ id: 'a name of some length', made: what })) }),
      )
    const [one, other] = [200, 203].map((status) => readAnswer({ status, headers: [], bytes: bytes() }))
    assert.ok(one && other)
    assert.equal(one.json, other.json)
    assert.equal(sharedBody(one), sharedBody(other))
    assert.deepEqual([one.status, other.status], [200, 203])
  })
