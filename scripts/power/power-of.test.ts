import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Broken, inAll } from '../../cli/prove/found-in.ts'
import { defectsOf } from '../../harness/evaluation/places-of-check.ts'
import { nameOfPart } from '../../harness/evaluation/power.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { withPools } from './pools.ts'
import { packed, powerOf } from './power-of.ts'

const none = { requests: new Map(), restsOn: new Map(), sentAgain: new Set<string>() }
const interfaces = { 'ais-v4': 'found' } as const
const [check, property, observer] = ['a.feature: A', 'a.feature: P', 'observer: o']

/** A fault that these checks find in one interface. */
function fault(id: string, checks: Record<string, Broken>) {
  const foundIn = { 'ais-v4': checks }
  return { id, foundBy: Object.keys(checks), foundIn, ...inAll(foundIn), interfaces }
}

const faults = [
  fault('by-a-check', { [check]: {} }),
  fault('in-any-answer', { [check]: {}, [observer]: {} }),
  fault('in-some-answers', { [check]: {}, [observer]: {} }),
  fault('by-the-second-case', { [property]: { cases: 2 } }),
  fault('by-the-ninth-case', { [check]: {}, [property]: { cases: 9 } }),
  fault('by-the-fifth-case-alone', { [property]: { cases: 5 } }),
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
  const [first, second] = [one!, other!].map((name) => fault(name, { [name]: { places: [place] } }))
  const restsOn = new Map([one!, other!].map((name) => [`ais-v4, ${name}, ${place}`, new Set([gates])]))
  const { faults: found, shared } = powerOf(
    { faults: [first!, second!] },
    { ...none, requests: new Map([[gates, 5]]), restsOn },
    { missed: new Set(), done: new Set() },
  )
  const parts = [one!, other!].map((name) => nameOfPart(name, { place }))
  assert.deepEqual(new Set(found.flatMap(({ checks }) => checks)), new Set(parts))
  const byCount = shared.map(({ count, checks }) => `${count} for ${checks.length}`).toSorted()
  assert.deepEqual(byCount, ['1 for 1', '1 for 1', '3 for 2'])
})

test('What a smoke run did finds nothing of what it missed', () => {
  const [one, other] = ['a.feature: One', 'a.feature: Other'] as const
  const found = [fault('missed', { [one]: {}, [other]: {} }), fault('found', { [one]: {} })]
  const power = powerOf({ faults: found }, none, { missed: new Set(['missed']), done: new Set([`ais-v4 ${one}`]) })
  const byFault = new Map(power.faults.flatMap(({ checks, faults: own }) => own.map((id) => [id, checks] as const)))
  assert.deepEqual([byFault.get('found'), byFault.get('missed')], [[one], [other]])
})

test('Of a fault it is known which checks find it in which interface, and what a smoke run missed in one is found in others', () => {
  const both = { 'ais-v4': { [check]: {} }, 'ais-v5': { [check]: {} }, 'ais-v6': { [property]: { cases: 1 } } }
  const outcomes = { 'ais-v4': 'found', 'ais-v5': 'found', 'ais-v6': 'found' } as const
  const found = [{ id: 'one', foundBy: [check, property], foundIn: both, interfaces: outcomes }]
  const rowsOf = (missed: string[]) =>
    powerOf({ faults: found }, none, { missed: new Set(missed), done: new Set([`ais-v4 ${check}`]) }).faults.map(
      ({ interfaces: names, checks, faults: own }) => [names, checks, own],
    )
  assert.deepEqual(rowsOf([]), [
    [['ais-v4', 'ais-v5'], [check], ['one']],
    [['ais-v6'], [property], ['one']],
  ])
  assert.deepEqual(rowsOf(['one']), [
    [['ais-v5'], [check], ['one']],
    [['ais-v6'], [property], ['one']],
  ])
})

test('A check that sends a refused request again may leave that, and what is made in cases may be made in fewer', () => {
  const [again, seen] = readChecks()
    .filter(({ steps }) => !steps.some(({ text }) => text.startsWith('all <')))
    .map(({ name }) => name) as [string, string]
  const survey = 'ais-v4, once: survey'
  const scope = (name: string) => `ais-v4, ${name}`
  const { faults: found, shared } = powerOf(
    {
      faults: [
        fault('any', { [again]: {} }),
        fault('takes-it-when-refused-before', { [again]: {} }),
        fault('takes-it-when-repeated', { [again]: {} }),
        fault('first', { [seen]: { cases: 1 } }),
        fault('second', { [seen]: { cases: 2 } }),
      ],
    },
    {
      requests: new Map([
        [scope(again), 3],
        [`${survey}, property 1, case 1`, 7],
        [`${survey}, property 1, case 2`, 9],
      ]),
      restsOn: new Map([[scope(seen), new Set([survey])]]),
      sentAgain: new Set([scope(again)]),
    },
    { missed: new Set(), done: new Set() },
  )
  const times = (name: string, all: number[]) => all.map((upTo) => nameOfPart(name, { upTo }))
  assert.deepEqual(
    new Map(found.map(({ checks, faults: [id] }) => [id, checks])),
    new Map([
      ['any', times(again, [1, 2])],
      ['takes-it-when-refused-before', times(again, [2])],
      ['first', times(seen, [1, 2])],
      ['second', times(seen, [2])],
    ]),
  )
  assert.deepEqual(
    new Set(shared.map(({ count, checks }) => `${count} ${checks.join()}`)),
    new Set([
      `2 ${times(again, [1, 2]).join()}`,
      `1 ${times(again, [2]).join()}`,
      `7 ${times(seen, [1, 2]).join()}`,
      `9 ${times(seen, [2]).join()}`,
    ]),
  )
})

test('Who leaves what it was lent shares one with all who do, and who uses it up has its requests itself', () => {
  const [login, first, second] = ['', ' (1)', ' (2)'].map((number) => `ais-v4, once: login${number}`) as [
    string,
    string,
    string,
  ]
  const [reads, changes, readsToo] = ['ais-v4, reads', 'ais-v4, changes', 'ais-v4, reads too'] as const
  const uses = [
    { scope: reads, other: first },
    { scope: changes, other: first },
    { scope: readsToo, other: second },
  ]
  const requests = new Map(Object.entries({ [first]: 4, [second]: 2, [changes]: 1 }))
  const costs = withPools({ requests, restsOn: new Map(), sentAgain: new Set() }, uses)
  assert.deepEqual(Object.fromEntries(costs.requests), { [changes]: 4, [login]: 3 })
  assert.deepEqual(costs.restsOn, new Map([reads, readsToo].map((scope) => [scope, new Set([login])])))
})
