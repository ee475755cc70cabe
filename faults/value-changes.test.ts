import { cases } from '../core/test-support/cases.ts'
import { conditionsIn, fitsAll } from './conditions.ts'
import { changeNamed, changeTo } from './value-changes.ts'

const row = { id: '1', at: 'b' }
const made = (word: string, value: unknown, key = '') => changeTo(word)(value, key, row)
const first = changeTo('first')
const fitting = (condition: string, of: unknown) => fitsAll(conditionsIn(`-where-${condition}`), of)

/** What a word shows of two rows, of which the first is shown three times. */
function shownInTurn(word: string): unknown[] {
  const change = changeTo(word)
  const shown = ['1 a', '1 b', '1 a', '2 x', '2 y'].map((one) => one.split(' '))
  return shown.map(([id, value]) => change(value, 'at', { id }))
}

cases(
  'a word changes a value, and leaves alone what it does not apply to',
  [made('text', 2), '2'],
  [made('list', { a: 1 }), [['a', 1]]],
  [made('list', 'a'), ['a']],
  [made('turned', true), false],
  [made('turned', -3), -3],
  [made('negated', -3), 3],
  [made('bare', '/a?b=1#c'), '/a'],
  [made('emptied', [1]), []],
  'a word with a number counts, moves or cuts',
  [made('1-more', '2'), '3'],
  [made('1.2-times', 10), 12],
  [made('1-less', 'a'), 'a'],
  [made('2-days-later', '2026-01-30'), '2026-02-01'],
  [made('1-minute-earlier', '2026-01-01T00:00:00Z'), '2025-12-31T23:59:00.000Z'],
  [made('first-2', 'abc'), 'ab'],
  'a word with a name takes away, adds, or gives another field',
  [made('without-a', ['a', 'b']), ['b']],
  [made('without-b', '/x?a=1&b=2'), '/x?a=1'],
  [made('with-null', ['a']), ['a', null]],
  [made('only-a+b', 7), ['a', 'b']],
  [made('rewriting-^(b)-to-$1a', 'bbc'), 'babc'],
  [
    [first(1, ''), first(2, '')],
    [1, 1],
  ],
  'any other word is the value itself',
  [made('nothing', 1), undefined],
  [made('empty', null), ''],
  [made('7', 'a'), 7],
  [made('{"a":[1]}', 7), { a: [1] }],
  [made('{}', 7), '{}'],
  [made('sundries', 1), 'sundries'],
  [changeNamed('sundries'), undefined],
  'a word for texts changes bytes and each entry too',
  [made('capitals', Buffer.from('a')), Buffer.from('A')],
  [made('each-own-id', [{ id: 'a' }]), ['a']],
  [made('each-cut', { a: 'bc' }), { a: 'b' }],
  [made('with-?', '/a'), '/a?'],
  [made('with-a', Buffer.from('b')), Buffer.from('ba')],
  [made('up-to-2', 3), 2],
  [made('rounded', 2.6), 3],
  'a word remembers what a row showed',
  [shownInTurn('kept'), ['a', 'a', 'a', 'x', 'x']],
  'a condition speaks of a field at any depth, of what is absent, empty or other',
  [fitting('a.b-is-c', { a: [{ b: 'd' }, { b: 'c' }] }), true],
  [fitsAll(conditionsIn(), undefined), true],
  'a condition compares, looks into a text, at a type or at another field, and several hold together',
  [
    [fitting('a-is-above-5', { a: 6 }), fitting('a-is-above-5', { a: '5' })],
    [true, false],
  ],
  [
    [fitting('a-is-below-2026-02-01', { a: '2026-01-31' }), fitting('a-is-below-1', { a: 1 })],
    [true, false],
  ],
  [
    [fitting('a-has-b', { a: 'abc' }), fitting('a-ends-in-b', { a: 'abc' })],
    [true, false],
  ],
  [
    [fitting('a-is-a-list', { a: [] }), fitting('a-is-an-object', { a: [] })],
    [true, false],
  ],
  [
    [fitting('a-is-own-b', { a: 1, b: 1 }), fitting('a-is-not-own-b', { a: 1, b: 1 })],
    [true, false],
  ],
  [fitting('a.length-is-2', { a: [1, 2] }), true],
)
