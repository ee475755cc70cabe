import type { Exchange } from '../../../core/exchange.ts'
import { held } from '../../../core/judgement.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages } from '../test-support/sample-pages.ts'
import { check } from '../answers/check.ts'
import { pagesOf } from './pages.ts'
import { lastPageEnds, metaNamesNextPage } from './page-meta.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './pages-complete.ts'
import { listsEachOnce } from './lists-each-once.ts'

const readable = check((pages: readonly Exchange[], least: number = 1) => {
  pagesOf(pages, least)
  return held({ code: 'decided', facts: {} }, [])
})
const rows = '[{"id":7},{"id":18446744073709551616},{"id":"x"},{"id":""},{"id":true},{}]'
const whole = samplePages(['1', '2'], 2)[0]!

function read(meta: string | undefined) {
  const exchange = sampleExchange(200, `{"data":${rows}${meta === undefined ? '' : `,"meta":${meta}`}}`)
  const [one] = pagesOf([exchange])
  return [one?.ids, one?.rows.length, one?.exchange === exchange, one?.nextId, one?.nextPage]
}
const shownIds = ['7', '18446744073709551616', 'x', '', '', '']
const over = (one: typeof whole) => {
  const { finding, reason, evidence } = readable([whole, one])
  return [finding, reason.code, evidence.length, evidence[0] === one]
}

cases(
  'pages reads no next page out of absence, null, an empty text or a missing meta',
  ...['{}', '{"next_id":null,"next_page":null}', '{"next_id":"","next_page":""}', undefined].map(
    (meta) => [read(meta), [shownIds, 6, true, undefined, undefined], meta] as const,
  ),
  'pages is inconclusive over what is no list: a transport error, a refusal with data, a success without',
  [over(sampleTransportError()), ['inconclusive', 'transport-error', 1, true]],
  [over(sampleExchange(400, { data: [] })), ['inconclusive', 'nothing-to-check', 1, true]],
)

const sequence = samplePages(numberedIds(990, 25), 10)
const naming = (meta: unknown) => sampleExchange(200, { data: [{ id: '1' }], meta })
const [last, none] = [naming({}), sampleExchange(200, { data: [], meta: {} })]
const names = (meta: unknown) => metaNamesNextPage([naming(meta), last])
const integers = (meta: string) =>
  metaNamesNextPage([sampleExchange(200, `{"data":[],"meta":${meta}}`), last], 'integer')

cases(
  'metaNamesNextPage holds on a right sequence',
  [lastPageEnds(sequence).evidence, sequence.slice(-1)],
  'pageMeta is broken by a page that names no next one, in the middle too, and shows that page',
  [names({ next_id: '2', next_page: '' }), 'broken: an empty text at meta.next_page'],
  [names({ next_id: 2, next_page: '/x' }), 'broken: number at meta.next_id'],
  'pageMeta takes an integer for next_id where ids are integers, a text as well',
  [integers('{"next_id":18446744073709551616,"next_page":"/x"}'), 'held: holds-for (2)'],
  [integers('{"next_id":true,"next_page":"/x"}'), 'broken: boolean at meta.next_id'],
  [integers('{"next_id":2,"next_page":3}'), 'broken: number at meta.next_page'],
  'lastPageEnds is broken by pages that do not end, and names what the last one says, also where no rows are behind it',
  [lastPageEnds([naming({ next_page: '/more' })]), 'broken: /more at meta.next_page'],
  [lastPageEnds([naming({ next_id: '2', next_page: '/x' }), none]), 'broken: 2 at meta.next_id'],
)

const ids = numberedIds(990, 25)
const of = (size: number, list = ids) => samplePages(list, size)
const twice = of(2, ['1', '2', '3', '4', '5', '3'])
const long = numberedIds(1, 132)
const full = of(100, long).slice(0, 1)
const [right, turned] = [of(10), of(8, ids.toReversed())]
const depends = sameRowsForEveryPageSize([right, of(25), turned, right])

cases(
  'eachRowOnce holds where every row came once',
  [eachRowOnce(of(13)), 'held: holds-for (2)'],
  'eachRowOnce is broken by a row met twice, which both pages show',
  [eachRowOnce(twice), 'broken: 3 again at data[1].id (2)'],
  [eachRowOnce(twice).evidence, twice.slice(1)],
  'eachRowOnce is broken by a full page that names no next one while more rows are known, and inconclusive where none are',
  [eachRowOnce(full, long), 'broken: 32 rows missing'],
  [eachRowOnce(full, long.slice(0, 100)), 'inconclusive: list-too-short'],
  'sameRowsForEveryPageSize holds where every page size gives the same rows',
  [sameRowsForEveryPageSize([of(13), of(25)]), 'held: holds-for (3)'],
  'sameRowsForEveryPageSize is broken by rows that depend on the page size, shown by the two sequences that differ',
  [depends, 'broken: 1014 (7)'],
  'sameRowsForEveryPageSize is inconclusive for pages of one each and for one sequence',
  [sameRowsForEveryPageSize([of(25), of(30)]), 'inconclusive: list-too-short (2)'],
  [sameRowsForEveryPageSize([of(10)]), 'inconclusive: too-few (3)'],
)

const listing = (ids: string[], nextId: string | null = null) =>
  sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: nextId, next_page: null } })

const third = listing(['3'], '4')
const judgement = listsEachOnce([listing(['1'], '2'), listing(['2'], '3'), third], ['4'])

cases(
  'listsEachOnce holds where each id stands once, on whatever page',
  [listsEachOnce([listing(['1', '2'], '3'), listing(['3'])], ['1', '3']), 'held: holds-for (2)'],
  'listsEachOnce is broken by a row that is missing or stands twice, also where the list goes on',
  [listsEachOnce([listing(['1', '2'], '2'), listing(['2'], '9')], ['2']), 'broken: 2 times among 3 rows at data (2)'],
  'listsEachOnce is inconclusive where the list goes on, without ids and over a refusal',
  [judgement, 'inconclusive: list-too-long'],
  [listsEachOnce([listing(['1']), listing(['2'])], []), 'inconclusive: nothing-to-check (2)'],
)
