import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { evaluateTask } from './evaluate-task.ts'
import type { Task } from './task.ts'

const task: Task = { kind: 'fault', id: 'mixes-the-trees-of-two-versions', interfaces: ['partners-v1'] }
const address = 'partners-v1/lists/trees-of-a-version'

test('once the rule that a fault breaks is shown broken, its other checks need not run, and nothing else differs', async () => {
  const [all, first] = [await evaluateTask(task, {}), await evaluateTask(task, {}, { untilShown: true })]
  assert.deepEqual(Object.values(all.checks), ['warned', 'warned'])
  assert.deepEqual(Object.values(first.checks), ['warned'])
  assert.deepEqual(
    [first, all].map(({ requirements }) => requirements[address]?.verdict),
    ['warned', 'warned'],
  )
})

test('what a fault breaks at few places alone is found at all of them, with what the first places showed', async () => {
  const fault: Task = {
    kind: 'fault',
    id: 'finds-something-for-any-id-at-get-accounts',
    interfaces: ['partners-v1', 'ais-v6'],
  }
  const broken = async (asked: Parameters<typeof evaluateTask>[2]) =>
    Object.entries((await evaluateTask(fault, {}, asked)).requirements).flatMap(([one, { verdict }]) =>
      isBroken(verdict) ? one : [],
    )
  const all = await broken({})
  assert.ok(all.length > 1)
  assert.deepEqual(await broken({ untilShown: true }), all)
})
