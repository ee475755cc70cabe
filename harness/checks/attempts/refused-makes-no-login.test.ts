import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { refusedMakesNoLogin } from './refused-makes-no-login.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const login = (id: string, customerId: unknown = '7') => ({ id, customer_id: customerId })
const listOf = (...rows: object[]) => sampleExchange(200, { data: rows, meta: { next_id: null, next_page: null } })
const refused = sampleRefusal(404, 'ProviderNotFound')

function decide(before: Exchange, after: Exchange, answer: Exchange = refused) {
  return refusedMakesNoLogin({ before, answer, after }, { customerId: '7', loginId: '1' })
}

cases(
  'says which logins the customer had and has',
  [decide(listOf(login('1')), listOf(login('1')), sampleData({})), 'inconclusive: request-accepted (3)'],
  [decide(listOf(login('1')), listOf(login('1'))), 'held: holds (3)'],
  [decide(listOf(login('1')), listOf(login('1', '8'))), 'untested: cannot-decide (3)'],
  [decide(listOf(login('1')), listOf(login('1'), login('2'))), 'broken: 1, 2 at data (3)'],
  [decide(listOf(login('1')), listOf()), 'broken: no login at data (3)'],
  [decide(listOf(login('1'), login('2')), listOf(login('1'))), 'untested: cannot-decide (3)'],
  [
    decide(listOf(login('1')), listOf(login('1')), sampleRefusal(400, 'LoginLimitReached')),
    'inconclusive: target-crowded (3)',
  ],
)
