import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupBy } from '../../core/group-by.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { checkNames, keyOfCheck, takeShard } from '../run/shard.ts'
import { evenShares } from './even-shares.ts'
import { msOf } from './forecast.ts'
import { checksIn, type Plan, planOf } from './plan.ts'
import { readChecks } from './read-checks.ts'

const checks = readChecks()
const everything = planOf({ interfaces: interfaceNames(), only: [] }, checks)
const versionFour = planOf({ interfaces: ['ais-v4'], only: [] }, checks)

/** What each of so many parts has to do: the keys of its checks, and the time of them all. */
function partsOf(plan: Plan, of: number) {
  const all = checksIn(plan)
  const names = checkNames(plan.planned)
  const ms = new Map(all.map((one) => [keyOfCheck(one.interface, one.check.name), msOf(one.check)]))
  const how = evenShares(all, of)
  return Array.from({ length: of }, (_, at) => {
    const { checks: taken } = takeShard(plan.planned, { number: at + 1, of }, how)
    const keys = [...names].flatMap(
      ([name, own]) => taken[name]?.map((place) => keyOfCheck(name, own[place] ?? '')) ?? [],
    )
    return { keys, ms: keys.reduce((sum, key) => sum + (ms.get(key) ?? 0), 0) }
  })
}

/** A feature of an interface is never divided. */
function longestFeature(plan: Plan): number {
  const byFeature = groupBy(checksIn(plan), (one) => `${one.interface} ${one.check.where.replace(/:\d+$/, '')}`)
  return Math.max(...[...byFeature.values()].map((own) => own.reduce((sum, { check }) => sum + msOf(check), 0)))
}

const interfacesIn = ({ keys }: { keys: string[] }) => new Set(keys.map((key) => key.split(' ')[0] ?? ''))

for (const [what, plan, of] of [
  ['all interfaces in two', everything, 2],
  ['all interfaces in four', everything, 4],
  ['all interfaces in sixteen', everything, 16],
  ['one interface in two', versionFour, 2],
] as const) {
  test(`Each check is in one part, and no part has much more to do than its share: ${what}`, () => {
    const parts = partsOf(plan, of)
    const keys = parts.flatMap((part) => part.keys)
    assert.equal(keys.length, checksIn(plan).length)
    assert.equal(new Set(keys).size, keys.length)
    const share = parts.reduce((sum, { ms }) => sum + ms, 0) / of
    const most = Math.max(1.25 * share, longestFeature(plan) + 1)
    assert.ok(
      parts.every(({ ms }) => ms < most),
      parts.map(({ ms }) => ms).join(', '),
    )
  })
}

test('In two parts every interface is whole, in many none that is too large for one', () => {
  const numberOf = (of: number) => {
    const all = partsOf(everything, of).flatMap((part) => [...interfacesIn(part)])
    return (name: string) => all.filter((one) => one === name).length
  }
  assert.deepEqual(
    interfaceNames().map(numberOf(2)),
    interfaceNames().map(() => 1),
  )
  assert.ok(numberOf(16)('ais-v4') > 1)
  assert.equal(numberOf(16)('open-finance-v2'), 1)
})
