import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defectsOf } from '../../harness/evaluation/places-of-check.ts'
import { nameOfPart } from '../../harness/evaluation/power.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { packed, powerOf } from './power-of.ts'

const none = { requests: new Map(), restsOn: new Map() }
const interfaces = { 'ais-v4': 'found' } as const
const [check, property, observer] = ['a.feature: A', 'a.feature: P', 'observer: o']
const faults: Parameters<typeof powerOf>[0]['faults'] = [
  { id: 'by-a-check', foundBy: [check], interfaces },
  { id: 'in-any-answer', foundBy: [check, observer], interfaces },
  { id: 'in-some-answers', foundBy: [check, observer], interfaces },
  { id: 'by-the-second-case', foundBy: [property], cases: { [property]: 2 }, interfaces },
  { id: 'by-the-ninth-case', foundBy: [check, property], cases: { [property]: 9 }, interfaces },
  { id: 'by-the-fifth-case-alone', foundBy: [property], cases: { [property]: 5 }, interfaces },
]

test('Of the faults of a check it is known how many observers find, a property has those that its first cases find, and the others that nothing else finds stand apart', () => {
  const power = powerOf({ faults }, none, { missed: new Set(['in-some-answers']), done: new Set() })
  assert.deepEqual(
    power.faults.map(({ checks, faults: found, observed }) => [checks, found, observed]),
    [
      [[check], ['by-a-check', 'in-any-answer', 'in-some-answers', 'by-the-ninth-case'], 1],
      [[property], ['by-the-second-case'], 0],
    ],
  )
  assert.deepEqual(
    power.later.map(({ checks, faults: found }) => [checks, found]),
    [[[property], ['by-the-fifth-case-alone']]],
  )
  assert.deepEqual(packed(power).later, [[['by-the-fifth-case-alone'], [0], [1]]])
  assert.deepEqual(packed(power).faults, [
    [['by-a-check', 'in-any-answer', 'in-some-answers', 'by-the-ninth-case'], [0], [0], 1],
    [['by-the-second-case'], [0], [1]],
  ])
})

test('Of a check of many places it is known where it finds a fault, and one request is for each defect that is sent there', () => {
  const headers = readChecks().filter(({ name }) =>
    name.startsWith('features/conventions/headers.feature: Every route '),
  )
  const [one, other] = headers.filter((each) => defectsOf(each).length > 0).map(({ name }) => name)
  const place = 'GET /accounts'
  const gates = `ais-v4, once: gates at ${place}`
  const [first, second] = [one!, other!].map((name) => ({
    id: name,
    foundBy: [name],
    places: { [name]: [place] },
    interfaces,
  }))
  const restsOn = new Map([one!, other!].map((name) => [`ais-v4, ${name}, ${place}`, new Set([gates])]))
  const { faults: found, shared } = powerOf(
    { faults: [first!, second!] },
    { requests: new Map([[gates, 5]]), restsOn },
    { missed: new Set(), done: new Set() },
  )
  const parts = [one!, other!].map((name) => nameOfPart(name, place))
  assert.deepEqual(new Set(found.flatMap(({ checks }) => checks)), new Set(parts))
  const byCount = shared.map(({ count, checks }) => `${count} for ${checks.length}`).toSorted()
  assert.deepEqual(byCount, ['1 for 1', '1 for 1', '3 for 2'])
})

test('What a smoke run did finds nothing of what it missed', () => {
  const [one, other] = ['a.feature: One', 'a.feature: Other'] as const
  const found = [
    { id: 'missed', foundBy: [one, other], interfaces },
    { id: 'found', foundBy: [one], interfaces },
  ]
  const power = powerOf({ faults: found }, none, { missed: new Set(['missed']), done: new Set([`ais-v4 ${one}`]) })
  const byFault = new Map(power.faults.flatMap(({ checks, faults: own }) => own.map((id) => [id, checks] as const)))
  assert.deepEqual([byFault.get('found'), byFault.get('missed')], [[one], [other]])
})

test('What a smoke run missed where it should be found, is found where it did nothing for it', () => {
  const both = { 'ais-v4': 'found', 'ais-v5': 'found' } as const
  const found = [{ id: 'missed', foundBy: [check], interfaces: both }]
  const power = powerOf({ faults: found }, none, { missed: new Set(['missed']), done: new Set([`ais-v4 ${check}`]) })
  assert.deepEqual(
    power.faults.map((row) => row.interfaces),
    [['ais-v5']],
  )
})
