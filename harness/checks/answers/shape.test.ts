import { cases } from '../../../core/test-support/cases.ts'
import { kindOf, shapeDifference } from './shape.ts'

const difference = (one: unknown, other: unknown) => shapeDifference(one, other, 'data')

cases(
  'values of one kind have one shape, and null goes with everything',
  [difference(null, { id: '1' }), undefined],
  [difference([1], null), undefined],
  'entries of lists are compared by their first',
  [difference([{ id: '1' }], [{ id: 1 }]), 'data[0].id'],
  [difference([], [1]), undefined],
  [difference([1], []), undefined],
  'a field that only one has differs, unless it is null there',
  [difference({ id: '1' }, {}), 'data.id'],
  [difference({}, { id: null }), undefined],
  'a kind is named',
  [
    [undefined, null, [], 7n, 7, 'a', true, {}].map(kindOf),
    ['nothing', 'null', 'array', 'number', 'number', 'string', 'boolean', 'object'],
  ],
)
