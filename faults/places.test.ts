import { cases } from '../core/test-support/cases.ts'
import { changedAt, everyEntry, lastEntry, pathText, placesIn, valueAt } from './places.ts'

const body = {
  data: [
    { id: '1', extra: { a: null } },
    { id: '2', tags: ['x'] },
  ],
  meta: { next_id: null },
}

const other = () => '7'

cases(
  'every place is found once, whatever entries have it',
  [
    placesIn(body).map(pathText),
    'data data[] data[].id data[].extra data[].extra.a data[].tags data[].tags[] meta meta.next_id'.split(' '),
  ],
  [placesIn('text'), []],
  'a value is changed in every entry, or in the last one',
  [
    changedAt({ data: [{ id: '1' }, { id: '2' }] }, ['data', everyEntry, 'id'], other),
    { data: [{ id: '7' }, { id: '7' }] },
  ],
  [
    changedAt({ data: [{ id: '1' }, { id: '2' }] }, ['data', lastEntry, 'id'], other),
    { data: [{ id: '1' }, { id: '7' }] },
  ],
  'fields and entries are taken away, and what stays is the same',
  [changedAt({ a: 1, b: 2 }, ['a'], () => undefined), { b: 2 }],
  [changedAt({ a: [1, 2] }, ['a', lastEntry], () => undefined), { a: [1] }],
  [changedAt(body, ['nowhere'], () => undefined), undefined],
  [changedAt(body, ['meta'], (found) => found), undefined],
  'the first value at a place is given',
  [valueAt(body, ['data', everyEntry, 'tags', everyEntry]), 'x'],
  [valueAt(body, ['data', lastEntry, 'id']), '2'],
  [valueAt(body, ['meta', 'id']), undefined],
)
