import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextMomentMs } from './next-moment.ts'

test('moments that are asked for at once have an order, and are those of the clock', () => {
  const began = Date.now()
  const moments = Array.from({ length: 10_000 }, nextMomentMs)
  assert.ok(moments.every((moment, at) => at === 0 || moment > (moments[at - 1] ?? Infinity)))
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  assert.ok(first > began - 1000 && last < Date.now() + 1000, `${first} to ${last}`)
})
