import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { useOwnFeatures } from '../../harness/evaluation/use-own-features.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { chooseTasks } from './choose-tasks.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'
import { partsAtSmoke } from '../../harness/evaluation/depth.ts'
import { fewCases } from '../../harness/evaluation/figures.ts'
import { within } from '../../harness/evaluation/parts.ts'
import { checksIn, planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { observedRules } from '../../harness/observers/rules-observed.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { makeSandboxMaterial } from '../targets/sandbox-material.ts'
import { evaluateAtSmoke } from './answer.ts'
import { evaluateTask } from './evaluate-task.ts'
import type { Task } from './task.ts'

const nothing = { only: [], fault: [], variant: [] }

test('the whole proof has a baseline of each interface, and each variant in each interface that shows it', () => {
  const { baseline, tasks } = chooseTasks(nothing)
  assert.deepEqual(
    baseline,
    interfaceNames().map((name) => ({ kind: 'baseline', interfaces: [name] })),
  )
  const together = tasks.filter((task) => task.kind === 'variants')
  for (const { id, interfaces = interfaceNames(), absentIn = [] } of variants) {
    const seen = together.filter(({ ids }) => ids.includes(id)).flatMap((task) => task.interfaces)
    assert.deepEqual(seen.toSorted(), interfaces.filter((name) => !absentIn.includes(name)).toSorted(), id)
  }
})

test('whole interfaces begin early enough to end with the others, and faults go on beside them from the start', () => {
  const { tasks } = chooseTasks(nothing)
  const [first, last] = [tasks.slice(0, tasks.length / 10), tasks.slice(-tasks.length / 5)]
  assert.deepEqual(new Set(first.map(({ kind }) => kind)), new Set(['baseline', 'variants', 'fault']))
  assert.deepEqual(new Set(last.map(({ kind }) => kind)), new Set(['fault']))
})

test('an address has a baseline of what lies beneath it, in the interfaces that it binds, its faults and all variants', () => {
  const { baseline, faults, tasks } = chooseTasks({ ...nothing, only: ['ais-v4/rates/floor'] })
  assert.deepEqual(baseline, [{ kind: 'baseline', only: ['ais-v4/rates/floor'], interfaces: ['ais-v4'] }])
  assert.ok(faults.length > 0 && faults.every(({ breaks }) => breaks.includes('ais/rates/floor')))
  const together = tasks.filter(({ kind }) => kind === 'variants')
  assert.equal(tasks.length, 1 + together.length + faults.length)
  const all = chooseTasks(nothing).tasks.filter(({ kind }) => kind === 'variants')
  assert.ok(together.length > 1 && together.length < all.length, 'variants of other interfaces are left out')
  for (const { interfaces } of together) assert.deepEqual(interfaces, ['ais-v4'])
})

test('a variant that shows on rows with a need alone is evaluated on these, and as a whole where it is named', () => {
  const id = 'calls-back-after-refreshes-only'
  const own = (asked: Parameters<typeof chooseTasks>[0]) =>
    chooseTasks(asked).tasks.flatMap((task) => (task.kind === 'variants' && task.ids.includes(id) ? [task] : []))
  const inVersion4 = own(nothing).find(({ interfaces }) => interfaces.includes('ais-v4'))
  const needing = readRequirements().filter(
    ({ interfaces, needs }) => interfaces.includes('ais-v4') && needs.includes('callback-address'),
  )
  assert.deepEqual(
    inVersion4?.only,
    needing.map((row) => addressOf(row.id, 'ais-v4')),
  )
  assert.deepEqual(own({ ...nothing, only: ['ais-v4/rates'] }), [])
  assert.deepEqual(own({ ...nothing, only: ['ais-v4/rates', 'ais-v4/callbacks/retries'] }), [
    { kind: 'variants', ids: [id], only: ['ais-v4/callbacks/retries'], interfaces: ['ais-v4'] },
  ])
  assert.ok(own({ ...nothing, variant: [id] }).every(({ only }) => only === undefined))
})

test('a fault or a variant that cannot be seen beneath the address is an error: nothing would be evaluated', () => {
  for (const named of [{ fault: ['refreshes-ten-minutes-late'] }, { variant: ['speaks-version-6-alone'] }])
    assert.throws(() => chooseTasks({ ...nothing, ...named, only: ['payments-v1'] }), { code: 'NOTHING_TO_EVALUATE' })
})

test('an address that no requirement has is an error, and so is an unknown name', () => {
  assert.throws(() => chooseTasks({ ...nothing, only: ['ais-v4/no-such-topic'] }), { code: 'ADDRESS_UNKNOWN' })
  assert.throws(() => chooseTasks({ ...nothing, fault: ['no-such-fault'] }), { code: 'FAULT_UNKNOWN' })
})

test('a rule with a name that no fault or variant has is an error: nothing would show that the name is wrong', (context) => {
  context.after(() => useOwnFeatures([]))
  const rule =
    '@own/lists/usd @open\nRule: The list of currencies shows USD.\nSource: ours, "Lists"\nFaults: shows-code-as-text-of-currency'
  const scenario =
    'Scenario: The list\nGiven the request to list currencies\nWhen it is sent\nThen it is a list with rows\n'
  for (const [entry, code] of [
    [', no-such-name', 'FAULT_UNKNOWN'],
    ['\nVariants: no-such-name', 'VARIANT_UNKNOWN'],
  ] as const) {
    const folder = scratchFolder()
    mkdirSync(join(folder, 'features'))
    writeFileSync(join(folder, 'features/lists.feature'), `@ais-v4\nFeature: Lists\n${rule}${entry}\n\n${scenario}`)
    useOwnFeatures([folder])
    assert.throws(() => chooseTasks({ ...nothing, only: ['ais-v4/lists/usd'] }), {
      code,
      message: /there is no no-such-name, which own\/lists\/usd names under `\w+:` \(.*\.feature:\d+\); near it are /,
    })
  }
})

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

/** A fault of rules that no smoke run checks. */
function foundByNoSmokeRun(): string {
  const plan = planOf({ interfaces: interfaceNames(), only: [] }, readChecks())
  const parts = partsAtSmoke(plan, fewCases, { canRun: () => true, describe: describeInterface })
  const checked = new Set(checksIn(within(plan, parts)).flatMap(({ check }) => check.requirements))
  const observed = observedRules()
  // The proof receives callbacks, so that its smoke run has checks of them.
  const isSeen = (rule: string) => checked.has(rule) || observed.has(rule) || rule.includes('/callbacks/')
  const fault = knownFaults().find(({ breaks }) => !breaks.some(isSeen))
  return fault?.id ?? assert.fail('a smoke run checks the rules of every fault')
}

test('of a fault only what a smoke run does is tried, until something notices it', async () => {
  const shared = await makeSandboxMaterial({ openFinance: true })
  const atSmoke = async (id: string) => {
    const [task] = chooseTasks({ only: [], fault: [id], variant: [] }).tasks
    const { checks, error } = await evaluateAtSmoke(task!, shared)
    return error ?? checks
  }
  assert.deepEqual(await atSmoke('gives-rates-for-one-euro'), {
    'features/ais/rates.feature: The rate of USD is 1': 'failed',
  })
  assert.deepEqual(await atSmoke('opens-accounts-unasked'), {
    'features/open-finance-v2/consents.feature: A request under a consent that nobody authorised is refused': 'failed',
  })
  assert.deepEqual(await atSmoke(foundByNoSmokeRun()), {})
})
