import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWindow, type WindowKind } from './window.ts'

/** The requests at these moments that a limit of 5 serves. */
function served(kind: WindowKind, momentsMs: number[], refusedCount = false): boolean[] {
  const window = createWindow(kind, 5, refusedCount)
  return momentsMs.map((moment) => window(moment) === 0)
}

const kinds: WindowKind[] = ['fixed', 'sliding', 'bucket']
const five = [true, true, true, true, true]

for (const kind of kinds) {
  test(`a ${kind} window serves five at the same time and no sixth, until a second has gone by`, () =>
    assert.deepEqual(served(kind, [100, 100, 100, 100, 100, 101, 1100]), [...five, false, true]))

  test(`a ${kind} window says how long to wait, and serves then`, () => {
    const window = createWindow(kind, 5)
    for (let count = 0; count < 5; count += 1) window(250)
    const early = window(300)
    assert.ok(early > 0 && early <= 1000, String(early))
    assert.equal(window(300 + early), 0)
  })
}

const acrossSeconds = [900, 900, 900, 900, 900, 1000, 1000, 1000, 1000, 1000, 1000]

test('a fixed window begins anew with every full second', () =>
  assert.deepEqual(served('fixed', acrossSeconds), [...five, ...five, false]))

test('a sliding window looks back a second from each request', () =>
  assert.deepEqual(served('sliding', acrossSeconds), [...five, ...five.map(() => false), false]))

test('a sliding window forgets what was served a whole second ago, and counts anew', () => {
  const moments = [0, 0, 0, 0, 0, 999, 1000, 1000, 1000, 1000, 1000, 1000]
  assert.deepEqual(served('sliding', moments), [...five, false, ...five, false])
})

test('a bucket gets back an allowance every fifth of a second', () =>
  assert.deepEqual(served('bucket', [0, 0, 0, 0, 0, 199, 200, 201, 400]), [...five, false, true, false, true]))

test('refused requests keep a sliding window full where they count', () => {
  const hammering = [0, 0, 0, 0, 0, 500, 600, 700, 800, 900, 1001]
  assert.equal(served('sliding', hammering).at(-1), true)
  assert.equal(served('sliding', hammering, true).at(-1), false)
})
