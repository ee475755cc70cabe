import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextMomentMs } from './next-moment.ts'

test('moments that are asked for at once have an order, and are those of the clock', () => {
  const moments = Array.from({ length: 10_000 }, nextMomentMs)
  assert.ok(moments.every((moment, at) => at === 0 || moment > (moments[at - 1] ?? Infinity)))
  assert.ok(Math.abs((moments.at(-1) ?? 0) - Date.now()) < 1000)
})
