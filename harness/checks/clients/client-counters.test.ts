import type { Exchange } from '../../../core/exchange.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { activeCounted, countersAddUp, othersLeftOut, totalAsListed, totalsGrew } from './client-counters.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const info = (customers: number, logins: object) => sampleData({ customers: { total: customers }, logins })
const refused = sampleRefusal(404, 'RouteNotFound')

const looks = (...totals: number[]) => totals.map((total) => info(total, {}))
const own = looks(10, 15, 21)
const unshown = [info(1, {}), sampleData({}), info(1, {})]
const large = '{"data":{"logins":{"total":9007199254740992,"active":9007199254740992}}}'

const listing = (from: number, to: number, ...pages: Exchange[]) =>
  totalAsListed({ before: info(1, { total: from }), pages, after: info(1, { total: to }) })
const logins = (ids: number[], next_id: number | null = null) =>
  sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id } })

cases(
  'wants the total to be the number of logins that the list shows, while others may make some',
  [listing(3, 3, logins([1, 2], 3), logins([3])), 'held: holds (4)'],
  [listing(2, 2, logins([1, 2, 3])), 'broken: 2 at data.logins.total (2)'],
  [listing(4, 5, logins([1, 2, 3])), 'broken: 4 to 5 at data.logins.total (2)'],
  [listing(9, 9, logins([1, 2], 3)), 'untested: list-too-long'],
  [listing(9, 9, refused), 'inconclusive: nothing-to-check'],
  'wants the customers of others left out, and leaves room for further users of the client',
  [othersLeftOut({ others: looks(3, 3, 3), own }, 5), 'held: holds-for (6)'],
  [othersLeftOut({ others: looks(3, 8, 14), own }, 5), 'broken: 5 and 6 at data.customers.total (3)'],
  [othersLeftOut({ others: unshown, own }, 5), 'inconclusive: not-shown (6)'],
  'wants both totals to grow',
  [totalsGrew(info(1, { total: 1 }), info(2, { total: 3 })), 'held: holds (2)'],
  [totalsGrew(info(1, { total: 1 }), info(1, { total: 2 })), 'broken: 1 at data.customers.total (2)'],
  [totalsGrew(info(1, {}), info(2, { total: 2 })), 'inconclusive: not-shown (2)'],
  [totalsGrew(info(1, { total: 1 }), info(2, {})), 'inconclusive: not-shown (2)'],
  [totalsGrew(refused, info(2, { total: 1 })), 'inconclusive: nothing-to-check'],
  'says nothing of whose customers are counted where those of their own client are not',
  [othersLeftOut({ others: looks(3, 3, 3), own: looks(10, 10, 10) }, 5), 'inconclusive: too-few (3)'],
  'wants active logins to be counted while there are some',
  [activeCounted(info(1, { total: 1, active: 1 })), 'held: holds-for'],
  [activeCounted(info(1, { total: 1 })), 'broken: nothing at data.logins.active'],
  [activeCounted(refused), 'inconclusive: nothing-to-check'],
  'wants the counters to add up, absent ones being none, whatever their size',
  [countersAddUp(sampleExchange(200, large)), 'held: holds'],
  [countersAddUp(info(1, { total: 5, active: 3 })), 'broken: 3 at data.logins'],
  [countersAddUp(info(1, { active: 3 })), 'inconclusive: not-shown'],
  'takes a counter of none for no active login',
  [activeCounted(info(1, { total: 1, active: 0 })), 'broken: 0 at data.logins.active'],
  [countersAddUp(info(1, { total: 6, active: 1, inactive: 2, disabled: 3 })), 'held: holds'],
)
