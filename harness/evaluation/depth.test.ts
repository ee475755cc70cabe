import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { keyOfCheck } from '../run/shard.ts'
import { byPower } from './by-power.ts'
import { atDepth, casesAt, secondsAt } from './depth.ts'
import { fewCases } from './figures.ts'
import { checksIn, type Plan, planOf } from './plan.ts'
import { readChecks } from './read-checks.ts'

const plan = planOf({ interfaces: interfaceNames(), only: [] }, readChecks())
const cases = fewCases
const always = () => true

/** What checks find by the table of power, and what they send for it. */
function foundBy(some: Plan) {
  const ranked = byPower(checksIn(some), cases)
  return { found: ranked.at(-1)!.found, sent: ranked.reduce((sum, { requests }) => sum + requests, 0) }
}

test('Smoke finds nine in ten of the faults of an interface, or what 2,000 requests find', () => {
  const own = planOf({ interfaces: ['payments-v1'], only: [] }, readChecks())
  assert.ok(foundBy(atDepth(own, 'smoke', cases, always)).found >= 0.9 * foundBy(own).found)
  const [some, all] = [foundBy(atDepth(plan, 'smoke', cases, always)), foundBy(plan)]
  assert.ok(some.sent <= 2000 && some.found >= 0.75 * all.found, `${some.found} of ${all.found} for ${some.sent}`)
})

test('Smoke says what it leaves out', () => {
  const smoke = atDepth(plan, 'smoke', cases, always)
  assert.deepEqual(
    smoke.planned.map(({ address }) => address),
    plan.planned.map(({ address }) => address),
  )
  for (const [at, { checks, leftOut }] of smoke.planned.entries())
    assert.equal(leftOut, checks.length === 0 && plan.planned[at]!.checks.length > 0 ? 'smoke' : undefined)
})

test('Smoke takes nothing that cannot run at the target, but others that find the same', () => {
  const first = checksIn(atDepth(plan, 'smoke', cases, always))
  const absent = new Set(first.slice(0, 100).map((one) => keyOfCheck(one.interface, one.check.name)))
  const canRun = ({ interface: name, check }: (typeof first)[number]) => !absent.has(keyOfCheck(name, check.name))
  const others = checksIn(atDepth(plan, 'smoke', cases, canRun))
  assert.ok(others.every(canRun))
})

test('Other depths take every check, and full more cases and time', () => {
  assert.equal(atDepth(plan, 'standard', cases, always), plan)
  assert.equal(atDepth(plan, 'full', cases, always), plan)
  assert.deepEqual([casesAt('smoke', 40), casesAt('standard', 40), casesAt('full', 5000)], [3, 40, 5000])
  assert.deepEqual(
    [secondsAt('standard', { cases: 40, seconds: 60 }), secondsAt('full', { cases: 40, seconds: 60 })],
    [60, 1500],
  )
})
