import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseTasks } from './choose-tasks.ts'

test('whole interfaces begin early enough to end with the others, and faults go on beside them from the start', () => {
  const { tasks } = chooseTasks({ only: [], fault: [], variant: [] })
  const [first, last] = [tasks.slice(0, tasks.length / 10), tasks.slice(-tasks.length / 5)]
  assert.deepEqual(new Set(first.map(({ kind }) => kind)), new Set(['baseline', 'variants', 'fault']))
  assert.deepEqual(new Set(last.map(({ kind }) => kind)), new Set(['fault']))
})
