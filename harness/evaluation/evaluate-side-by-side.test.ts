import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent } from '../../core/journal-events.ts'
import type { Client } from '../client/client.ts'
import type { Run } from '../run/run.ts'
import type { InterfaceRun } from './interface-run.ts'
import { evaluateSideBySide } from './evaluate-side-by-side.ts'
import type { Check } from './read-checks.ts'

/** A check that is lost because its feature no longer exists. */
function gone(title: string, last = false): Check {
  const file = `features/gone-${title}.feature`
  const turn = { alone: false, groups: [] }
  return {
    name: `${file}: ${title}`,
    title,
    where: `${file}:3`,
    requirements: ['ais/rates/list'],
    steps: [],
    turn,
    last,
    waits: false,
  }
}

function runOf(checks: readonly Check[], record: (event: JournalEvent) => void): InterfaceRun {
  const names = new Set(checks.map(({ name }) => name))
  const run = { record, dialect: {}, cases: 20, profile: { budget: { requests: 1000 } } } as unknown as Run
  const parts = { ids: ['ais/rates/list'], checks: names, isReady: true }
  return { name: 'ais-v4', description: undefined as never, run, ...parts }
}

const stats = () => ({ requests: 0, answerMs: 0 }) as ReturnType<Client['stats']>
const client = { stopped: () => undefined, leftMs: () => 60_000, stats } as unknown as Client

test('a check that is lost is inconclusive, once, and a fault of Assay', async () => {
  const checks = [gone('one'), gone('other')]
  const decided: CheckDecided[] = []
  const runs = [runOf(checks, (event) => void (event.type === 'check-decided' && decided.push(event)))]
  const faults = await evaluateSideBySide(runs, { client, workers: 2 }, checks)
  assert.deepEqual(
    new Map(decided.map(({ check, verdict, code }) => [check, [verdict, code]])),
    new Map(checks.map(({ name }) => [name, ['inconclusive', 'check-lost']])),
  )
  assert.deepEqual([decided.length, faults.length], [2, 2])
  assert.match(faults.join(), /gone-one\.feature: one was lost/)
})

test('of several checks at a time those begin first that took longest at this target', async () => {
  const checks = [gone('one'), gone('other'), gone('third')]
  const seen: string[] = []
  const runs = [runOf(checks, (event) => void (event.type === 'check-decided' && seen.push(event.title)))]
  const took = new Map(checks.map(({ name }, at) => [`ais-v4 ${name}`, { ms: [10, 9000, 500][at]!, addsMs: 0 }]))
  await evaluateSideBySide(runs, { client, workers: 3, took }, checks)
  assert.deepEqual(seen, ['other', 'third', 'one'])
})

test('one that is to be alone begins before those for which nothing waits, so that it is ready when it may be', async () => {
  const lone = { ...gone('lone'), turn: { alone: true, groups: [] } }
  const checks = [gone('one'), lone]
  const seen: string[] = []
  const runs = [runOf(checks, (event) => void (event.type === 'check-decided' && seen.push(event.title)))]
  const took = new Map([[`ais-v4 ${checks[0]!.name}`, { ms: 9000, addsMs: 0 }]])
  await evaluateSideBySide(runs, { client, workers: 2, took }, checks)
  assert.deepEqual(seen, ['lone', 'one'])
})

test('no check begins once the run is stopped', async () => {
  const checks = [gone('one'), gone('late', true)]
  const runs = [runOf(checks, ({ type }) => assert.fail(type))]
  const stopped = { ...client, stopped: () => 'the run was interrupted' }
  assert.deepEqual(await evaluateSideBySide(runs, { client: stopped, workers: 2 }, checks), [])
})

test('a check for which the rest of the budget does not suffice is untested where it was asked for, with any number of workers', async () => {
  const checks = [gone('one'), gone('late', true)]
  for (const spent of [{ leftMs: () => 0 }, { stats: () => ({ ...stats(), requests: 999 }) }])
    for (const [workers, isBudgetAsked] of [
      [1, true],
      [2, true],
      [2, false],
    ] as const) {
      const decided: CheckDecided[] = []
      const runs = [runOf(checks, (event) => void (event.type === 'check-decided' && decided.push(event)))]
      assert.deepEqual(
        await evaluateSideBySide(runs, { client: { ...client, ...spent }, workers, isBudgetAsked }, checks),
        [],
      )
      assert.deepEqual(
        decided.map(({ title, verdict, code }) => [title, verdict, code]),
        checks.map(({ title }) => [title, isBudgetAsked ? 'untested' : 'inconclusive', 'left-by-budget']),
      )
    }
})

test('what goes wrong beside a check keeps none of the last ones from their turn', async () => {
  const checks = [gone('one'), gone('late', true)]
  const seen: string[] = []
  const record = (event: JournalEvent) => {
    if (event.type === 'check-decided') seen.push(event.title)
    if (seen.length === 1) throw new Error('no room')
  }
  const faults = await evaluateSideBySide([runOf(checks, record)], { client, workers: 2 }, checks)
  assert.deepEqual(seen, ['one', 'late'])
  assert.match(faults.join(), /no room.*late was lost/)
})

test('Node allows every check its listener until all have ended, however many evaluations go on at once', async () => {
  const allowed = process.getMaxListeners()
  const many = Array.from({ length: 30 }, (_, at) => gone(`${at}`))
  const least = (before: number) => assert.ok(process.getMaxListeners() >= before + many.length)
  const sizes = [[gone('one')], many]
  await Promise.all(
    sizes.map((checks) =>
      evaluateSideBySide([runOf(checks, () => checks === many && least(allowed))], { client, workers: 2 }, checks),
    ),
  )
  assert.equal(process.getMaxListeners(), allowed)
})
