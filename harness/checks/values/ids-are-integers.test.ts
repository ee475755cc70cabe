import { cases } from '../../../core/test-support/cases.ts'
import { digitsKept, idsAreIntegers } from './ids-are-integers.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const shows = (data: unknown) => sampleData(data)

const page = (data: object) => sampleExchange(200, { data, meta: { next_id: 'x' } })

cases(
  'wants every id to be an integer, at any depth',
  [idsAreIntegers([shows({ id: 7, customer_id: 18446744073709551615n })]), 'held: answers-as-documented'],
  [idsAreIntegers([shows({ id: 7, extra: { merchant_id: 'm' } })]), 'held: answers-as-documented'],
  [idsAreIntegers([shows({ name: 'none' })]), 'inconclusive: nothing-to-check'],
  'looks at one id',
  'wants the very digits back',
  [digitsKept(['7', '7'], [shows({ id: 7 }), shows([{ id: 7 }])]), 'held: holds-for (2)'],
  [digitsKept(['9007199254740993'], [shows({ id: 9007199254740992 })]), 'broken: 9007199254740992 at data.id'],
  [digitsKept(['7'], [sampleRefusal(404, 'LoginNotFound')]), 'broken: 404 LoginNotFound'],
  [
    digitsKept(['18446744073709551616'], [shows({ id: 18446744073709551616n })]),
    'broken: 18446744073709551616 at data.id',
  ],
  [digitsKept(['7', '7'], [shows({ id: 7 }), shows([])]), 'inconclusive: nothing-to-check'],
  [digitsKept([], []), 'inconclusive: nothing-sent (0)'],
  'needs an answer, and shows the whole value',
  [idsAreIntegers([shows({ id: 'x'.repeat(99) })]).got?.length, 'string "" at data.id'.length + 99],
  [digitsKept(['7'], [sampleExchange(200, '')]), 'broken: nothing at data.id'],
  'passes over ids in extra and in meta, and over no others',
  [idsAreIntegers([page([{ id: 7 }])]), 'held: answers-as-documented'],
  [idsAreIntegers([shows({ id: 7, meta: { x_id: 'x' } })]), 'broken: string "x" at data.meta.x_id at data.meta.x_id'],
)
