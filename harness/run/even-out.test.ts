import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evenOut } from './even-out.ts'

const loadOf = (...ms: number[]) => ({
  ms: ms.reduce((sum, one) => sum + one, 0),
  units: ms.map((one) => ({ ms: one })),
})

test('Units that are exchanged bring two loads as near as one exchange can', () => {
  const loads = [loadOf(16, 10, 6, 5), loadOf(13, 11, 7, 1)]
  evenOut(loads)
  assert.deepEqual(
    loads.map(({ ms }) => ms),
    [34, 35],
  )
  assert.deepEqual(
    loads.flatMap(({ units }) => units.map(({ ms }) => ms)).toSorted((one, other) => one - other),
    [1, 5, 6, 7, 10, 11, 13, 16],
    'each unit is in one load',
  )
})

test('A unit is given without another one where that is nearest, and of many loads all become even', () => {
  const loads = [loadOf(8, 2, 2), loadOf(8), loadOf(6, 4)]
  evenOut(loads)
  assert.deepEqual(
    loads.map(({ ms }) => ms),
    [10, 10, 10],
  )
})

test('What is even enough, cannot be evened out, or cannot be given away, stays', () => {
  for (const loads of [
    [loadOf(1000), loadOf(995)],
    [loadOf(50), loadOf(1, 1, 1)],
    [{ ms: 50, units: [] }, loadOf(1, 1)],
    [loadOf(5)],
    [],
  ]) {
    const before = structuredClone(loads)
    evenOut(loads)
    assert.deepEqual(loads, before)
  }
})
