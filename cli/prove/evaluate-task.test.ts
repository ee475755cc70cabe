import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluateTask } from './evaluate-task.ts'
import type { Task } from './task.ts'

const task: Task = { kind: 'fault', id: 'mixes-the-trees-of-two-versions', interfaces: ['partners-v1'] }
const address = 'partners-v1/lists/trees-of-a-version'

test('once the rule that a fault breaks is shown broken, its other checks need not run, and nothing else differs', async () => {
  const [all, first] = [await evaluateTask(task, {}), await evaluateTask(task, {}, { untilShown: true })]
  assert.deepEqual(Object.values(all.checks), ['warned', 'warned'])
  assert.deepEqual(Object.values(first.checks), ['warned'])
  const verdicts = [first, all].map(({ requirements }) => requirements[address]?.verdict)
  assert.deepEqual(verdicts, ['warned', 'warned'])
})

test('a fault at one route is looked for there alone', async () => {
  const id = 'compares-secrets-in-any-case-at-get-accounts'
  const { requirements } = await evaluateTask({ kind: 'fault', id, interfaces: ['ais-v6'] }, {})
  const { verdict, reason } = requirements['ais-v6/headers/keys-in-other-case'] ?? {}
  assert.equal(verdict, 'warned')
  assert.match(reason ?? '', /checked on the only one of the routes/)
})
