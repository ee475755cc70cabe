import assert from 'node:assert/strict'
import { test } from 'node:test'
import { halvesOf } from './halves-of.ts'
import type { Task, TaskResult } from './task.ts'

const address = 'ais-v4/rates/floor'

function resultOf(task: Task, verdict: 'passed' | 'failed'): TaskResult {
  const requirements = { [address]: { id: 'ais/rates/floor', interface: 'ais-v4', verdict, reason: 'It was seen.' } }
  return { task, requirements, checks: {}, durationMs: 1 }
}

test('the halves are evaluated with the checks that had the false positive alone', () => {
  const task: Task = { kind: 'variants', ids: ['a', 'b'], interfaces: ['ais-v4'] }
  const checks = { wrong: 'failed', open: 'inconclusive', right: 'passed' } as const
  const halves = halvesOf({ ...resultOf(task, 'failed'), checks })
  const named = halves.map(({ checks: own }) => own)
  assert.deepEqual(named, [
    ['wrong', 'open'],
    ['wrong', 'open'],
  ])
})

test('a group without a false positive, a single variant and a fault have none', () => {
  const task: Task = { kind: 'variants', ids: ['a', 'b'], interfaces: ['ais-v4'] }
  assert.deepEqual(halvesOf(resultOf(task, 'passed')), [])
  assert.deepEqual(halvesOf(resultOf({ ...task, ids: ['a'] }, 'failed')), [])
  assert.deepEqual(halvesOf(resultOf({ kind: 'fault', id: 'm', interfaces: ['ais-v4'] }, 'failed')), [])
})

test('of variants that take something away, the halves are evaluated with the checks that had nothing to look at', () => {
  const ids = ['no-control-port', 'optional-things-not-shown', 'asks-no-known-user-for-input']
  const task: Task = { kind: 'variants', ids, interfaces: ['ais-v4'] }
  const checks = { seen: 'passed', unseen: 'untested' } as const
  assert.deepEqual(halvesOf({ ...resultOf(task, 'passed'), checks }), [
    { ...task, ids: ids.slice(0, 2), checks: ['unseen'] },
    { ...task, ids: ids.slice(2), checks: ['unseen'] },
  ])
  const others: Task = { ...task, ids: ['created-is-201', 'no-control-port'] }
  assert.deepEqual(halvesOf({ ...resultOf(others, 'passed'), checks }), [])
})
