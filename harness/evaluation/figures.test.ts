import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf, isProperty, requestsOf, msOf } from './figures.ts'
import { readPower } from './power.ts'
import { readChecks } from './read-checks.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { checkNames, keyOfCheck, ownPart, takeShard } from '../run/shard.ts'
import { evenShares } from './sharing-of.ts'
import { type CheckIn, checksIn, type Plan, planOf } from './plan.ts'

const checks = readChecks()
const { own, shared } = readPower()
const counted = new Set([...own, ...shared].flatMap((row) => row.checks))
/** A check that shares nothing with others and costs the same in every interface. */
const example = checks.find((check) => {
  const figures = figuresOf('ais-v4', check.name)
  const isPlain = !isProperty(check) && !check.turn.alone && !counted.has(check.name)
  return isPlain && (figures?.[2] ?? 0) > 0 && figures === figuresOf('ais-v5', check.name)
})!
const property = checks.find(isProperty)!
const inOne = (check: typeof example) => ({ interface: 'ais-v4', check })

test('Nearly every check has its figures, else `node scripts/write-figures.ts NEAR FAR MS` is due', () => {
  const known = checks.filter(({ name }) => figuresOf('ais-v4', name) !== undefined)
  assert.ok(known.length > 0.8 * checks.length, `${known.length} of ${checks.length}`)
})

test('A property takes requests by its cases, an example does not', () => {
  assert.equal(requestsOf(inOne(example), 1000), requestsOf(inOne(example), 10))
  assert.ok(requestsOf(inOne(property), 1000) > 50 * requestsOf(inOne(property), 10))
})

const everything = planOf({ interfaces: interfaceNames(), only: [] }, checks)
const versionFour = planOf({ interfaces: ['ais-v4'], only: [] }, checks)

/** The keys of each part's checks and their total time, where `computing` parts use the processor. */
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

/** The longest unit that is never divided: a feature of an interface, or the checks that wait for the browser. */
function longestUnit(plan: Plan): number {
  const unitOf = ({ interface: name, check }: CheckIn) =>
    (check.waits && check.turn.groups[0]) || `${name} ${check.where.replace(/:\d+$/, '')}`
  const byUnit = Map.groupBy(checksIn(plan), unitOf)
  return Math.max(...[...byUnit.values()].map((own) => own.reduce((sum, one) => sum + msOf(one), 0)))
}

for (const [what, plan, computing, of] of [
  ['all interfaces in two', everything, 2, 4],
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
}

test('Every check that needs the browser counts as one that waits, so that no other part starts it', () => {
  const hosted = new Set(readRequirements().flatMap(({ id, needs }) => (needs.includes('hosted-flow') ? id : [])))
  const visiting = checks.filter(({ requirements }) => requirements.some((id) => hosted.has(id)))
  assert.ok(visiting.length > 0)
  const found = visiting.flatMap(({ name, waits }) => (waits ? [] : name))
  assert.deepEqual(found, [])
})
