import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { partsAtSmoke } from '../../harness/evaluation/depth.ts'
import { fewCases } from '../../harness/evaluation/figures.ts'
import { within } from '../../harness/evaluation/parts.ts'
import { checksIn, planOf } from '../../harness/evaluation/plan.ts'
import { checkOfPart, readPower } from '../../harness/evaluation/power.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { observedRules } from '../../harness/observers/rules-observed.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { makeSandboxMaterial } from '../targets/sandbox-material.ts'
import { chooseTasks } from './choose-tasks.ts'
import { evaluateAtSmoke } from './evaluate-at-smoke.ts'
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

/** A fault found only by checks outside of a smoke run. */
function foundByNoSmokeRun(): string {
  const plan = planOf({ interfaces: interfaceNames(), only: [] }, readChecks())
  const parts = partsAtSmoke(plan, fewCases, { canRun: () => true, describe: describeInterface })
  const chosen = new Set(checksIn(within(plan, parts)).map(({ check }) => check.name))
  const left = readPower().faults.filter(({ checks }) => !checks.some((part) => chosen.has(checkOfPart(part))))
  const ids = new Set(left.flatMap(({ faults }) => faults))
  const observed = observedRules()
  const fault = knownFaults().find(({ id, breaks }) => ids.has(id) && !breaks.some((rule) => observed.has(rule)))
  return fault?.id ?? assert.fail('a smoke run finds every fault')
}

test('of a fault only what a smoke run does is tried, until something notices it', async () => {
  const shared = await makeSandboxMaterial({ openFinance: true })
  const atSmoke = async (id: string) => {
    const [task] = chooseTasks({ only: [], fault: [id], variant: [] }).tasks
    const { checks, trouble } = await evaluateAtSmoke(task!, shared)
    return trouble ?? checks
  }
  assert.deepEqual(await atSmoke('gives-rates-for-one-euro'), {
    'features/ais/rates.feature: The rate of USD is 1': 'failed',
  })
  assert.deepEqual(await atSmoke('opens-accounts-unasked'), {
    'features/open-finance-v2/consents.feature: A request under a consent that nobody authorised is refused': 'failed',
  })
  assert.deepEqual(await atSmoke(foundByNoSmokeRun()), {})
})
