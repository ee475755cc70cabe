import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from './requirement.ts'
import { rulesByPoint } from './rules-by-point.ts'

const rule = (id: string, ...observedBy: string[]) =>
  ({ id, defined: `f.feature:${id}`, observedBy }) as Partial<Requirement>
const named = (...rows: Array<Partial<Requirement>>) => {
  const deciders = [
    { name: 'lists', points: ['sorted', 'whole'], where: 'lists.ts' },
    { name: 'types', where: 'types.ts' },
  ]
  const found = rulesByPoint(rows as Requirement[], 'observedBy', deciders)
  return [...found].map(([point, rules]) => [point, ...rules.map(({ id }) => id)].join(' ')).toSorted()
}
const whole = [rule('3', 'lists: whole'), rule('7', 'types')]

test('A point decides each rule that names it', () =>
  assert.deepEqual(named(rule('1', 'lists: sorted', 'types'), rule('2', 'lists: sorted'), ...whole), [
    'lists: sorted 1 2',
    'lists: whole 3',
    'types 1 7',
  ]))

test('A rule at one of the places of another one names what that one names', () =>
  assert.deepEqual(
    named(rule('1', 'lists: sorted'), { ...rule('2', 'lists: sorted'), partOf: { id: '1', places: [] } }, ...whole)[0],
    'lists: sorted 1',
  ))

for (const [what, given, message] of [
  [
    'a point that is not there',
    'lists: sortd',
    /: f\.feature:1: there is no "Observed by: lists: sortd"; did you mean "lists: sorted"\?/,
  ],
  [
    'no point of what has several',
    'lists',
    /: f\.feature:1: there is no "Observed by: lists"; known are lists: sorted, lists: whole\./,
  ],
  [
    'what nothing is called',
    'no-such-observer',
    /there is no "Observed by: no-such-observer"; known are lists, types\./,
  ],
  ['a point of what says one thing', 'types: all', /: f\.feature:1: there is no "Observed by: types: all"/],
] as const)
  test(`A rule that names ${what} is refused with its file and line`, () =>
    assert.throws(() => named(rule('1', given)), { code: 'FEATURE_INVALID', message }))

test('A point that no rule names is refused with its file', () =>
  assert.throws(() => named(...whole), {
    code: 'FEATURE_INVALID',
    message: /: lists\.ts: nothing says "Observed by: lists: sorted"/,
  }))
