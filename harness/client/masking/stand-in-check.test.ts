import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLikeness } from './likeness.ts'
import { isStandIn } from './stand-in-check.ts'

const secrets = [
  'AtQX6Q8vRyMrPjUVtW7J_O1n06qYQ25bvUJ8CIC80-8',
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  '123456789012',
  'a-password, which somebody remembers',
  'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl',
]

test('every stand-in is known for one, also with something before or after it; no secret is', () => {
  for (const secret of secrets) {
    const alike = createLikeness()(secret)
    assert.ok(!isStandIn(secret), secret)
    assert.ok(isStandIn(alike), alike)
    assert.ok(isStandIn(`before-${alike}`), alike)
    assert.ok(isStandIn(`${alike}.after`), alike)
  }
})

test('stand-ins of different secrets stay different, and one that is too short to be known is taken for one', () => {
  const likeness = createLikeness()
  const all = new Set(Array.from({ length: 5000 }, (_, number) => likeness(`secret of customer ${number}`)))
  assert.equal(all.size, 5000)
  assert.ok(isStandIn('hunter2'))
})
