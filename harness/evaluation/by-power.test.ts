import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { keyOfCheck } from '../run/shard.ts'
import { byPower, cheapestFirst } from './by-power.ts'
import { type CheckIn, checksIn, planOf } from './plan.ts'
import { checkOfPart, readPower } from './power.ts'
import { readChecks } from './read-checks.ts'

const checks = readChecks()
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
