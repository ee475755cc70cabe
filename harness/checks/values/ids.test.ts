import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { digitsKept, idsAreIntegers } from './ids-are-integers.ts'
import { idsAreStrings } from './ids-are-strings.ts'
import { shownAs } from './shown-as.ts'

const shows = (data: unknown) => sampleData(data)

const large = 18446744073709551616n
const page = (data: object) => sampleExchange(200, { data, meta: { next_id: 'x' } })

cases(
  'idsAreIntegers wants every id to be an integer, at any depth',
  [idsAreIntegers([shows({ id: 7, customer_id: 18446744073709551615n })]), 'held: answers-as-documented'],
  [idsAreIntegers([shows({ id: 7, extra: { merchant_id: 'm' } })]), 'held: answers-as-documented'],
  'digitsKept wants the very digits back',
  [digitsKept(['7', '7'], [shows({ id: 7 }), shows([{ id: 7 }])]), 'held: holds-for (2)'],
  [digitsKept(['9007199254740993'], [shows({ id: 9007199254740992 })]), 'broken: 9007199254740992 at data.id'],
  [digitsKept(['7'], [sampleRefusal(404, 'LoginNotFound')]), 'broken: 404 LoginNotFound'],
  [digitsKept([`${large}`], [shows({ id: large })]), 'broken: 18446744073709551616 at data.id'],
  [digitsKept(['7', '7'], [shows({ id: 7 }), shows([])]), 'inconclusive: nothing-to-check'],
  [digitsKept([], []), 'inconclusive: nothing-sent (0)'],
  'digitsKept needs an answer, and shows the whole value',
  [digitsKept(['7'], [sampleExchange(200, '')]), 'broken: nothing at data.id'],
  'idsAreIntegers passes over ids in extra and in meta, and over no others',
  [idsAreIntegers([page([{ id: 7 }])]), 'held: answers-as-documented'],
  [idsAreIntegers([shows({ id: 7, meta: { x_id: 'x' } })]), 'broken: string "x" at data.meta.x_id at data.meta.x_id'],
)

const account = (extra: unknown) => [sampleData([{ id: '1', login_id: null, extra }])]

const judgement = idsAreStrings(account({ parts: [{ merchant_id: 12 }] }))

cases(
  'idsAreStrings is broken by a number at any depth',
  [judgement, 'broken: number 12 at data[0].extra.parts[0].merchant_id at data[0].extra.parts[0].merchant_id'],
  'idsAreStrings leaves alone what the client sent itself',
  [idsAreStrings(account({ custom_fields: { id: 7 } })), 'held: answers-as-documented'],
  'idsAreStrings is inconclusive where no answer has an id',
  [
    [sampleData([]), sampleRefusal(400, 'ClientDisabled'), sampleTransportError()].map((exchange) =>
      inOneLine(idsAreStrings([exchange])),
    ),
    ['inconclusive: nothing-to-check', 'inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  ],
)

cases(
  'An id is the one wanted whether it is a text or a number',
  [shownAs('data.customer_id', 7, '7'), true],
  [shownAs('data.id', 9007199254740993n, '9007199254740993'), true],
  [shownAs('data.id', null, 'null'), false],
)
