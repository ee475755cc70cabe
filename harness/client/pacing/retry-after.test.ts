import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseMsOf } from './retry-after.ts'

test('Retry-After is read as seconds or as a date of the target', () => {
  assert.equal(pauseMsOf([['retry-after', '2']], 1, 0), 2000)
  assert.equal(pauseMsOf([['Retry-After', ' 0.25 ']], 1, 0), 250)
  const now = Date.UTC(2030, 0, 1)
  assert.equal(pauseMsOf([['Retry-After', new Date(now + 3000).toUTCString()]], 1, now), 4000)
  assert.equal(pauseMsOf([['Retry-After', new Date(now - 9000).toUTCString()]], 1, now), 0)
})

test('Without it, or with something else, the pause doubles with each try', () => {
  const shown = [1, 2, 3, 4].map((tries) => pauseMsOf([], tries, 0))
  assert.deepEqual(shown, [1000, 2000, 4000, 8000])
  assert.equal(pauseMsOf([['Retry-After', 'soon']], 2, 0), 2000)
})
