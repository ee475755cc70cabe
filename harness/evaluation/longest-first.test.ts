import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Turn } from '../run/slot.ts'
import { longestFirst } from './longest-first.ts'
import type { Check } from './read-checks.ts'

function checkOf(title: string, { turn = {}, isProperty = false, feature = 'features/gone.feature' }: Given = {}) {
  const text = isProperty ? 'the rule holds for every case' : 'it is accepted'
  const where = `${feature}:3`
  const check: Check = {
    name: `${feature}: ${title}`,
    title,
    where,
    requirements: [],
    steps: [{ text, shown: text }],
    turn: { alone: false, groups: [], ...turn },
    last: false,
    waits: false,
  }
  return { check, one: { name: 'ais-v4', run: { cases: 40 } } }
}

interface Given {
  turn?: Partial<Turn>
  isProperty?: boolean
  feature?: string
}

test('what others wait for begins first, and what goes on side by side last, however much it sends', () => {
  const all = [
    checkOf('a property', { isProperty: true }),
    checkOf('2019-02-30 does not exist', { feature: 'features/ais/rates.feature' }),
    checkOf('The default of to_date is accepted when it is sent', { feature: 'features/ais/dates.feature' }),
    checkOf('one of a group', { turn: { groups: ['one'] } }),
    checkOf('a property of a group', { turn: { groups: ['other'] }, isProperty: true }),
    checkOf('one that moves the clock', { turn: { alone: true, changes: ['clock'] } }),
  ]
  assert.deepEqual(
    longestFirst(all).map(({ check }) => check.title),
    [
      'one that moves the clock',
      'a property of a group',
      'one of a group',
      'The default of to_date is accepted when it is sent',
      '2019-02-30 does not exist',
      'a property',
    ],
  )
})
