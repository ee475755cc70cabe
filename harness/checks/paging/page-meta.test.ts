import { cases } from '../../../core/test-support/cases.ts'
import { lastPageEnds, metaNamesNextPage } from './page-meta.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages } from '../test-support/sample-pages.ts'

const right = samplePages(numberedIds(990, 25), 10)
const page = (meta: unknown) => sampleExchange(200, { data: [{ id: '1' }], meta })
const [last, none] = [page({}), sampleExchange(200, { data: [], meta: {} })]
const names = (meta: unknown) => metaNamesNextPage([page(meta), last])
const integers = (meta: string) =>
  metaNamesNextPage([sampleExchange(200, `{"data":[],"meta":${meta}}`), last], 'integer')
const unnamed = page({ next_id: '2' })

cases(
  'holds on a right sequence',
  [metaNamesNextPage(right), 'held: holds-for (3)'],
  [lastPageEnds(right).evidence, right.slice(-1)],
  'is broken by a page that names no next one, in the middle too, and shows that page',
  [names({ next_id: '2' }), 'broken: nothing at meta.next_page'],
  [names({ next_page: '/x' }), 'broken: nothing at meta.next_id'],
  [names({ next_id: '2', next_page: '' }), 'broken: an empty text at meta.next_page'],
  [names({ next_id: 2, next_page: '/x' }), 'broken: number at meta.next_id'],
  [names(undefined), 'broken: nothing at meta.next_id'],
  [metaNamesNextPage([page({ next_id: '2', next_page: '/x' }), unnamed, last]).evidence, [unnamed]],
  'takes an integer for next_id where ids are integers, a text as well',
  [integers('{"next_id":2,"next_page":"/x"}'), 'held: holds-for (2)'],
  [integers('{"next_id":18446744073709551616,"next_page":"/x"}'), 'held: holds-for (2)'],
  [integers('{"next_id":"2","next_page":"/x"}'), 'held: holds-for (2)'],
  [integers('{"next_id":true,"next_page":"/x"}'), 'broken: boolean at meta.next_id'],
  [integers('{"next_id":2,"next_page":3}'), 'broken: number at meta.next_page'],
  'is broken by pages that do not end, and names what the last one says, also where no rows are behind it',
  [lastPageEnds(right.slice(0, 2)).evidence, right.slice(1, 2)],
  [lastPageEnds([page({ next_page: '/more' })]), 'broken: /more at meta.next_page'],
  [lastPageEnds([page({ next_id: '2', next_page: '/x' }), none]), 'broken: 2 at meta.next_id'],
)
