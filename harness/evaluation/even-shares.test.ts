import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { checkNames, keyOfCheck, ownPart, takeShard } from '../run/shard.ts'
import { evenShares } from './even-shares.ts'
import { msOf } from './forecast.ts'
import { type CheckIn, checksIn, type Plan, planOf } from './plan.ts'
import { readChecks } from './read-checks.ts'

const checks = readChecks()
const everything = planOf({ interfaces: interfaceNames(), only: [] }, checks)
const versionFour = planOf({ interfaces: ['ais-v4'], only: [] }, checks)

/** What each part has to do where so many compute: the keys of its checks, and the time of them all. */
function partsOf(plan: Plan, computing: number) {
  const all = checksIn(plan)
  const names = checkNames(plan.planned)
  const ms = new Map(all.map((one) => [keyOfCheck(one.interface, one.check.name), msOf(one)]))
  const how = evenShares(all, computing)
  const contracts = [{ pact: '', consumer: 'shop', provider: 'bank', interaction: 'need', states: [], pending: false }]
  return Array.from({ length: how.of }, (_, at) => {
    const shard = takeShard(plan.planned, { number: at + 1, of: how.of }, how)
    const keys = [...names].flatMap(
      ([name, own]) => shard.checks[name]?.map((place) => keyOfCheck(name, own[place] ?? '')) ?? [],
    )
    const own = ownPart({ planned: plan.planned, knownFailures: [], contracts, shard })
    return { keys, ms: keys.reduce((sum, key) => sum + (ms.get(key) ?? 0), 0), contracts: own.contracts?.length ?? 0 }
  })
}

/** What is never divided: a feature of an interface, or what waits for the browser. */
function longestUnit(plan: Plan): number {
  const unitOf = ({ interface: name, check }: CheckIn) =>
    (check.waits && check.turn.groups[0]) || `${name} ${check.where.replace(/:\d+$/, '')}`
  const byUnit = Map.groupBy(checksIn(plan), unitOf)
  return Math.max(...[...byUnit.values()].map((own) => own.reduce((sum, one) => sum + msOf(one), 0)))
}

const interfacesIn = ({ keys }: { keys: string[] }) => new Set(keys.map((key) => key.split(' ')[0] ?? ''))
const waiting = new Set(
  checksIn(everything).flatMap((one) => (one.check.waits ? keyOfCheck(one.interface, one.check.name) : [])),
)

for (const [what, plan, computing, of] of [
  ['all interfaces in two', everything, 2, 4],
  ['all interfaces in four', everything, 4, 8],
  ['all interfaces in sixteen', everything, 16, 21],
  ['one interface in two', versionFour, 2, 2],
] as const) {
  test(`Each check is in one part, and no part has much more to do than its share: ${what}`, () => {
    const parts = partsOf(plan, computing)
    assert.equal(parts.length, of)
    const keys = parts.flatMap((part) => part.keys)
    assert.equal(keys.length, checksIn(plan).length)
    assert.equal(new Set(keys).size, keys.length)
    const share = parts.slice(0, computing).reduce((sum, { ms }) => sum + ms, 0) / computing
    const most = Math.max(1.25 * share, longestUnit(plan) + 1)
    assert.ok(
      parts.every(({ ms }) => ms < most),
      parts.map(({ ms }) => ms).join(', '),
    )
  })

  test(`What mostly waits has parts of its own where it is long, one of which verifies contracts: ${what}`, () => {
    const parts = partsOf(plan, computing)
    const beside = parts.slice(computing)
    const isApart = ({ keys }: { keys: string[] }) => keys.every((key) => waiting.has(key))
    assert.ok(beside.every(isApart))
    if (beside.length > 0)
      assert.ok(parts.slice(0, computing).every(({ keys }) => !keys.some((key) => waiting.has(key))))
    assert.deepEqual(
      [beside, parts].map((some) => some.reduce((sum, { contracts }) => sum + contracts, 0)),
      [Math.min(1, beside.length), 1],
    )
  })
}

test('In two parts that compute every interface is whole, in many none that is too large for one', () => {
  const numberOf = (computing: number) => {
    const all = partsOf(everything, computing)
      .slice(0, computing)
      .flatMap((part) => [...interfacesIn(part)])
    return (name: string) => all.filter((one) => one === name).length
  }
  assert.deepEqual(
    interfaceNames().map(numberOf(2)),
    interfaceNames().map(() => 1),
  )
  assert.ok(numberOf(16)('ais-v4') > 1)
  assert.equal(numberOf(16)('open-finance-v2'), 1)
})

test('Where nothing but waiting is asked for, it is shared as anything else', () => {
  const limits = planOf(
    { interfaces: ['ais-v5', 'partners-v1'], only: ['ais-v5/rate-limits', 'partners-v1/rate-limits'] },
    checks,
  )
  assert.deepEqual(
    partsOf(limits, 2).map((part) => [...interfacesIn(part)].length),
    [1, 1],
  )
})

test('Every check that needs the browser counts as one that waits, so that no other part starts it', () => {
  const hosted = new Set(readRequirements().flatMap(({ id, needs }) => (needs.includes('hosted-flow') ? id : [])))
  const visiting = checks.filter(({ requirements }) => requirements.some((id) => hosted.has(id)))
  assert.ok(visiting.length > 0)
  assert.deepEqual(
    visiting.flatMap(({ name, waits }) => (waits ? [] : name)),
    [],
  )
})
