import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workersFor } from './choose-workers.ts'

test('a target that answers at once has one worker, and so has one that did not answer', () => {
  for (const roundTripMs of [0, 1, 19]) assert.equal(workersFor(roundTripMs, 32, 8), 1)
})

test('one that is far away has as many as it is sent concurrent requests', () => {
  assert.equal(workersFor(20, 4, 8), 4)
  assert.equal(workersFor(300, 1, 8), 1)
})

test('a machine with few processors has fewer', () => {
  assert.equal(workersFor(100, 100, 2), 8)
})
