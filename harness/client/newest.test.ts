import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Newest } from './newest.ts'
import { sharedBody } from '../../core/shared-body.ts'
import { readAnswer } from './record.ts'

test('What was asked for last is made once, and what was asked for long ago is made again', () => {
  const newest = new Newest<string, object>(10)
  const made = (key: string) => newest.of(key, 4, () => ({}))
  const [one, two] = [made('one'), made('two')]
  assert.equal(made('one'), one)
  assert.notEqual(made('three'), two)
  assert.equal(made('one'), one)
  assert.notEqual(made('two'), two)
})

test('What is larger than all that may be kept is the newest all the same', () => {
  const newest = new Newest<string, object>(10)
  assert.equal(
    newest.of('large', 40, () => ({})),
    newest.of('large', 40, () => ({})),
  )
})

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
