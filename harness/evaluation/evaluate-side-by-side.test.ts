import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Client } from '../client/client.ts'
import type { Run } from '../run/run.ts'
import type { InterfaceRun } from './interface-run.ts'
import { evaluateSideBySide } from './evaluate-side-by-side.ts'
import type { Check } from './read-checks.ts'

/** A check that is lost because its feature no longer exists. */
function gone(title: string, last = false): Check {
  const file = `features/gone-${title}.feature`
  const turn = { alone: false, groups: [] }
  const requirements = ['ais/rates/list']
  return { name: `${file}: ${title}`, title, where: `${file}:3`, requirements, steps: [], turn, last, waits: false }
}

const stats = () => ({ requests: 0, answerMs: 0 }) as ReturnType<Client['stats']>
const client = { stopped: () => undefined, leftMs: () => 60_000, stats } as unknown as Client
type Options = Parameters<typeof evaluateSideBySide>[1]

/** The decisions on the checks in order, and the faults, with two workers unless given otherwise. */
async function evaluated(checks: Check[], given: Partial<Options> = {}, onDecided?: (event: CheckDecided) => void) {
  const decided: CheckDecided[] = []
  const record: Run['record'] = (event) => {
    assert.equal(event.type, 'check-decided')
    decided.push(event)
    onDecided?.(event)
  }
  const run = { record, dialect: {}, cases: 20, profile: { budget: { requests: 1000 } } } as unknown as Run
  const parts = { ids: ['ais/rates/list'], checks: new Set(checks.map(({ name }) => name)), isReady: true }
  const runs: InterfaceRun[] = [{ name: 'ais-v4', description: undefined as never, run, ...parts }]
  const faults = await evaluateSideBySide(runs, { client, workers: 2, ...given }, checks)
  const decisions = decided.map(({ title, verdict, code }) => [title, verdict, code])
  return { faults: faults.join(), decisions, titles: decided.map(({ title }) => title) }
}
const took = (...times: Array<[check: Check, ms: number]>) =>
  new Map(times.map(([{ name }, ms]) => [`ais-v4 ${name}`, ms]))

test('a check that is lost is inconclusive, once, and a fault of Assay', async () => {
  const { decisions, faults } = await evaluated([gone('one'), gone('other')])
  const lost = ['one', 'other'].map((title) => [title, 'inconclusive', 'check-lost'])
  assert.deepEqual([decisions.length, new Set(decisions)], [2, new Set(lost)])
  assert.match(faults, /gone-one\.feature: one was lost.*,.*other was lost/)
})

test('of several checks at a time those begin first that took longest at this target', async () => {
  const [one, other, third] = [gone('one'), gone('other'), gone('third')]
  const times = took([one, 10], [other, 9000], [third, 500])
  const { titles } = await evaluated([one, other, third], { workers: 3, took: times })
  assert.deepEqual(titles, ['other', 'third', 'one'])
})

test('one that is to be alone begins before those for which nothing waits, so that it is ready when it may be', async () => {
  const [one, lone] = [gone('one'), { ...gone('lone'), turn: { alone: true, groups: [] } }]
  const { titles } = await evaluated([one, lone], { took: took([one, 9000]) })
  assert.deepEqual(titles, ['lone', 'one'])
})

test('no check begins once the run is stopped', async () => {
  const stopped = { ...client, stopped: () => 'the run was interrupted' }
  const { decisions, faults } = await evaluated([gone('one'), gone('late', true)], { client: stopped })
  assert.deepEqual([decisions, faults], [[], ''])
})

test('a check for which the rest of the budget does not suffice is untested where it was asked for, with any number of workers', async () => {
  for (const spent of [{ leftMs: () => 0 }, { stats: () => ({ ...stats(), requests: 999 }) }])
    for (const [workers, isBudgetAsked, verdict] of [
      [1, true, 'untested'],
      [2, true, 'untested'],
      [2, false, 'inconclusive'],
    ] as const) {
      const options = { client: { ...client, ...spent }, workers, isBudgetAsked }
      const { decisions, faults } = await evaluated([gone('one'), gone('late', true)], options)
      const left = ['one', 'late'].map((title) => [title, verdict, 'left-by-budget'])
      assert.deepEqual([decisions, faults], [left, ''])
    }
})

test('what goes wrong beside a check keeps none of the last ones from their turn', async () => {
  const { titles, faults } = await evaluated([gone('one'), gone('late', true)], {}, ({ title }) => {
    if (title === 'one') throw new Error('no room')
  })
  assert.deepEqual(titles, ['one', 'late'])
  assert.match(faults, /no room.*late was lost/)
})

test('Node allows every check its listener until all have ended, however many evaluations go on at once', async () => {
  const allowed = process.getMaxListeners()
  const many = Array.from({ length: 30 }, (_, at) => gone(`${at}`))
  const least = () => assert.ok(process.getMaxListeners() >= allowed + many.length)
  await Promise.all([evaluated([gone('one')]), evaluated(many, {}, least)])
  assert.equal(process.getMaxListeners(), allowed)
})
