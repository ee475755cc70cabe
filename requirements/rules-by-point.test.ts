import { cases, thrown } from '../core/test-support/cases.ts'
import type { Requirement } from '../core/requirement.ts'
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
const refused = (...rows: Parameters<typeof named>) => thrown(() => named(...rows))

cases(
  'A point decides each rule that names it',
  [
    named(rule('1', 'lists: sorted', 'types'), rule('2', 'lists: sorted'), ...whole),
    ['lists: sorted 1 2', 'lists: whole 3', 'types 1 7'],
  ],
  'A rule at one of the places of another one names what that one names',
  [
    named(rule('1', 'lists: sorted'), { ...rule('2', 'lists: sorted'), partOf: { id: '1', places: [] } }, ...whole)[0],
    /^lists: sorted 1$/,
  ],
  'A rule that names no point there is, one of what says one thing, or none of several is refused with file and line',
  [
    refused(rule('1', 'lists: sortd')),
    /^FEATURE_INVALID: f\.feature:1: there is no "Observed by: lists: sortd"; did you mean "lists: sorted"\?/,
  ],
  [
    refused(rule('1', 'lists')),
    /: f\.feature:1: there is no "Observed by: lists"; known are lists: sorted, lists: whole\./,
  ],
  [refused(rule('1', 'no-such-observer')), /there is no "Observed by: no-such-observer"; known are lists, types\./],
  [refused(rule('1', 'types: all')), /: f\.feature:1: there is no "Observed by: types: all"/],
  'A point that no rule names is refused with its file',
  [refused(...whole), /^FEATURE_INVALID: lists\.ts: nothing says "Observed by: lists: sorted"/],
)
