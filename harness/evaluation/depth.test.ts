import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { keyOfCheck } from '../run/shard.ts'
import { byPower, cheapestFirst } from './by-power.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { casesAt, partsAtSmoke, secondsAt } from './depth.ts'
import { fewCases } from './figures.ts'
import { type Part, isAmong, partsBy, partsOf, within } from './parts.ts'
import { checksIn, type Plan, planOf, type CheckIn } from './plan.ts'
import { readChecks } from './read-checks.ts'
import { checkOfPart, readPower } from './power.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { runnableAt } from './can-run.ts'

const checks = readChecks()
const plan = planOf({ interfaces: interfaceNames(), only: [] }, checks)
const own = planOf({ interfaces: ['payments-v1'], only: [] }, checks)
const cases = fewCases
const ways = { canRun: () => true, describe: describeInterface }
const partsIn = (some: Plan) => checksIn(some).flatMap((one) => partsOf(one, describeInterface))
const smokeOf = (some: Plan) => partsAtSmoke(some, cases, ways)
const smoke = smokeOf(plan)

/** The faults and requests of these parts by the table of power. */
function foundBy(some: readonly Part[]) {
  const ranked = byPower(some, cases)
  return { found: ranked.at(-1)!.found, sent: ranked.reduce((sum, { requests }) => sum + requests, 0) }
}

test('Smoke finds nine in ten of the faults of an interface, or what 2,000 requests find', () => {
  const ofOwn = smokeOf(own)
  assert.ok(foundBy(partsIn(own).filter((part) => isAmong(part, ofOwn))).found >= 0.9 * foundBy(partsIn(own)).found)
  const [some, all] = [foundBy(partsIn(plan).filter((part) => isAmong(part, smoke))), foundBy(partsIn(plan))]
  assert.ok(some.sent <= 2000 && some.found >= 0.75 * all.found, `${some.found} of ${all.found} for ${some.sent}`)
})

test('Smoke says what it leaves out', () => {
  const { planned } = within(plan, smoke)
  assert.deepEqual(
    planned.map(({ address }) => address),
    plan.planned.map(({ address }) => address),
  )
  for (const [at, { checks: kept, leftOut }] of planned.entries())
    assert.equal(leftOut, kept.length === 0 && plan.planned[at]!.checks.length > 0 ? 'smoke' : undefined)
})

test('A rule of single places keeps a check only where one of these places is visited', () => {
  const everywhere = partsIn(plan)
  const [one] = everywhere.filter(
    ({ check, place }) => place?.startsWith('customer_id of ') && / all </.test(` ${check.steps[0]!.text}`),
  )
  const { planned } = within(plan, partsBy([one!]))
  const kept = planned.filter((row) => row.checks.length > 0)
  const places = new Map(readRequirements().map(({ id, partOf }) => [id, partOf?.places]))
  assert.ok(kept.length > 0 && kept.every(({ id }) => places.get(id)?.includes(one!.place!) ?? true))
})

test('Smoke takes nothing that cannot run at the target, but others that find the same', () => {
  const absent = new Set([...smokeOf(own).keys()].slice(0, 20))
  const canRun = ({ interface: name, check }: Part) => !absent.has(keyOfCheck(name, check.name))
  const others = partsAtSmoke(own, cases, { ...ways, canRun })
  assert.ok(others.size > 20 && [...others.keys()].every((key) => !absent.has(key)))
})

test('Full has more cases and time', () => {
  assert.deepEqual([casesAt('smoke', 40), casesAt('standard', 40), casesAt('full', 5000)], [3, 40, 5000])
  assert.deepEqual(
    [secondsAt('standard', { cases: 40, seconds: 60 }), secondsAt('full', { cases: 40, seconds: 60 })],
    [60, 1500],
  )
})

const all = checksIn(planOf({ interfaces: interfaceNames(), only: [] }, checks))
const keyOf = ({ interface: name, check }: CheckIn) => keyOfCheck(name, check.name)

test('The table of power names checks that exist, else `node scripts/write-figures.ts --power PROOF` is due', () => {
  const known = new Set(checks.map(({ name }) => name))
  const named = Object.values(readPower()).flatMap((rows: ReturnType<typeof readPower>['own']) => rows)
  const gone = new Set(named.flatMap((row) => row.checks.map(checkOfPart)).filter((name) => !known.has(name)))
  assert.ok(gone.size < 0.1 * known.size, [...gone].slice(0, 5).join('\n'))
})

test('Each check of each interface has one place', () => {
  const ranked = byPower(all, 20)
  assert.deepEqual(new Set(ranked.map(({ one }) => keyOf(one))), new Set(all.map(keyOf)))
  assert.equal(ranked.length, all.length)
})

test('A check that is newer than the table comes after those that find faults, and before those that repeat others', () => {
  const [some] = all.filter(({ check }) => check.name.startsWith('features/ais/rates.feature'))
  const fresh = {
    ...some!,
    check: { ...some!.check, name: 'features/new.feature: New', requirements: ['ais/rates/new'] },
  }
  const ranked = byPower([...all, fresh], 20)
  const place = ranked.findIndex(({ one }) => one === fresh)
  const last = ranked.findIndex(({ found }) => found === ranked.at(-1)!.found)
  assert.ok(place > last && place < ranked.length - 100, `${place} after ${last} of ${ranked.length}`)
})

test('Of the same checks, one that needs much made for it comes after one of its interface that sends little', () => {
  const ordered = cheapestFirst(all, 20).filter((one) => one.interface === 'ais-v4')
  const [little, much] = ['features/ais/rates.feature', 'features/ais/call-sequences-of-changes.feature'].map((file) =>
    ordered.findLastIndex(({ check }) => check.name.startsWith(`${file}: `)),
  )
  assert.ok(little! >= 0 && little! < much!, `${little} before ${much}`)
  assert.equal(cheapestFirst(all, 20).length, all.length)
})

const canRun = runnableAt({ describe: describeInterface, profile: testProfile('http://127.0.0.1:1') })
const check = (...ids: string[]): CheckIn =>
  ({ interface: 'ais-v4', check: { requirements: ids } }) as unknown as CheckIn
const [open, clock] = ['ais/currencies/list', 'ais/login-refresh/forms-equivalent']

test('A check can run where the profile offers what one of its requirements needs in the interface', () => {
  assert.equal(canRun(check(open)), true)
  assert.equal(canRun(check(clock)), false)
  assert.equal(canRun(check(clock, open)), true)
  assert.equal(canRun({ ...check(open), interface: 'payments-v1' }), false)
})
