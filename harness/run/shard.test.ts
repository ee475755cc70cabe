import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { contractKey, keyOfCheck, ownPart, shardsOf, takeShard, type Together } from './shard.ts'

function row(number: number, checks: string[], name = 'ais-v4'): PlannedRequirement {
  return { id: `ais/rates/row-${number}`, interface: name, address: `${name}/rates/row-${number}`, checks }
}

const planned = [
  ...Array.from({ length: 60 }, (_, at) => row(at, [`f: check ${at}`, `f: check ${at + 1}`])),
  ...Array.from({ length: 20 }, (_, at) => row(at, [`f: check ${at}`], 'ais-v5')),
  row(100, []),
  row(101, []),
]
const contracts = Array.from({ length: 9 }, (_, at) => ({
  pact: 'p.json',
  consumer: 'shop',
  provider: 'bank',
  interaction: `need ${at}`,
  states: [],
  pending: false,
}))

function partsOf(of: number, durations?: ReadonlyMap<string, number>, together?: Together) {
  return Array.from({ length: of }, (_, at) => {
    const shard = takeShard(planned, { number: at + 1, of }, { durations, together })
    return ownPart({ planned, contracts, knownFailures: [], shard })
  })
}

function keysIn(part: { planned: PlannedRequirement[] }): string[] {
  return [...new Set(part.planned.flatMap((one) => one.checks.map((check) => keyOfCheck(one.interface, check))))]
}

for (const durations of [undefined, new Map([['ais-v4 f: check 3', 9000]])])
  test(`Each check, each row without checks and each contract belongs to one shard, ${durations ? 'balanced' : 'by its name'}`, () => {
    const parts = partsOf(4, durations)
    const checks = parts.flatMap(keysIn)
    assert.equal(checks.length, 61 + 20)
    assert.equal(new Set(checks).size, checks.length)
    const bare = parts.flatMap((part) =>
      part.planned.filter((one) => one.checks.length === 0).map(({ address }) => address),
    )
    assert.deepEqual(bare.toSorted(), ['ais-v4/rates/row-100', 'ais-v4/rates/row-101'])
    const needs = parts.flatMap((part) => part.contracts?.map(contractKey) ?? [])
    assert.deepEqual(needs.toSorted(), contracts.map(contractKey))
    assert.ok(parts.every((part) => part.planned.length > 0))
  })

test('A check that comes or goes moves no other one', () => {
  const names = Array.from({ length: 50 }, (_, at) => `ais-v4 f: check ${at}`)
  const [before, after] = [shardsOf(names, 5), shardsOf(['ais-v4 f: a new one', ...names.slice(1)], 5)]
  for (const name of names.slice(1)) assert.equal(after.get(name), before.get(name))
})

test('With durations no shard has much more to do than another, and a check of unknown duration counts as the median', () => {
  const names = Array.from({ length: 40 }, (_, at) => `check ${at}`)
  const durations = new Map(names.slice(0, 30).map((name, at) => [name, at === 0 ? 400 : 40 + at]))
  const loads = [0, 0, 0, 0]
  for (const [name, number] of shardsOf(names, 4, durations)) loads[number - 1]! += durations.get(name) ?? 55
  assert.ok(Math.max(...loads) - Math.min(...loads) < 100, loads.join(', '))
})

test('A whole run is no part', () => {
  const whole = { planned, contracts, knownFailures: [] }
  assert.equal(ownPart(whole), whole)
})

test('A known failure is that of the shards that evaluate something of it', () => {
  const known = { address: 'ais-v5/rates', reason: '', owner: '', expires: '2030-01-01' }
  const shard = takeShard(planned.slice(0, 3), { number: 1, of: 1 })
  assert.deepEqual(ownPart({ planned: planned.slice(0, 3), knownFailures: [known], shard }).knownFailures, [])
})

for (const durations of [undefined, new Map([['ais-v4 f: check 3', 9000]])]) {
  const how = durations ? 'balanced' : 'by their names'
  test(`Checks of a group stay in one shard, and those of the target as a whole are in the last one, ${how}`, () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at)
    const together = new Map(numbers.map((at) => [`f: check ${at}`, at < 10 ? 'alone' : 'group clock']))
    const parts = partsOf(4, durations, (_name, check) => together.get(check)).map(keysIn)
    const shardsWith = (from: number, to: number) =>
      parts.flatMap((keys, at) =>
        keys.some((key) => numbers.slice(from, to).some((one) => key.endsWith(` ${one}`))) ? at : [],
      )
    assert.deepEqual(shardsWith(0, 10), [3])
    assert.equal(shardsWith(10, 20).length, 1)
    assert.equal(parts.flat().length, 61 + 20)
  })
}
