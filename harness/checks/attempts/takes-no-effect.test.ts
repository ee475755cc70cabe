import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { type SignOfWrite, takesNoEffect } from './takes-no-effect.ts'
import { refusedMakesNoLogin } from './refused-makes-no-login.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })
const refusal = sampleRefusal(404, 'ApiKeyNotFound')
const control = sampleData({ id: '2' })

test('takesNoEffect is untested where the defect was accepted, or an answer is missing', () => {
  assert.match(inOneLine(takesNoEffect({ refusal: control, control, again: refusal })), /^untested: request-accepted/)
  const lost = sampleTransportError()
  assert.match(inOneLine(takesNoEffect({ refusal: lost, control, again: refusal })), /^inconclusive/)
})

const listed = (before: string[], after: string[], last: string[], answer = control) =>
  inOneLine(
    takesNoEffect({ refusal, control: answer, looks: [[listOf(...before)], [listOf(...after)], [listOf(...last)]] }),
  )
const marks = (...flags: boolean[]) =>
  sampleExchange(200, { data: flags.map((duplicated, at) => ({ id: String(at), duplicated })), meta: {} })
const none = marks(false, false)
const one = marks(true, false)
const decided = (shownBy: SignOfWrite, before: Exchange, after: Exchange, last: Exchange) =>
  inOneLine(takesNoEffect({ refusal, control, looks: [[before], [after], [last]], shownBy }))
const settings = (daily_refresh: boolean) => sampleExchange(200, { data: [{ id: '1', daily_refresh }], meta: {} })
const besideAttempts = (after: boolean) => {
  const looks = [
    [listOf('7'), settings(true)],
    [listOf('7'), settings(after)],
    [listOf('7', '8'), settings(true)],
  ] as const
  return inOneLine(takesNoEffect({ refusal, control, looks }))
}
const repeated = (answer = control, again = sampleRefusal(409, 'DuplicatedCustomer')) =>
  inOneLine(takesNoEffect({ refusal, control: answer, again }))

cases(
  'takesNoEffect compares what is listed before the refusal and after it',
  // The list shows that the refused request wrote nothing, so that something else is why the right one is refused.
  [listed([], [], [], sampleRefusal(409, 'LoginAlreadyProcessing')), /^inconclusive: control-alike/],
  'takesNoEffect compares the settings of what is listed, in every list',
  [besideAttempts(true), /^held: refused/],
  [besideAttempts(false), /^broken: 1 with daily_refresh false in the list/],
  'takesNoEffect compares marks, and which rows are gone, where these show it',
  [decided('flagged', none, one, one), /^broken: 0 in the list/],
  [decided('unflagged', one, one, none), /^held/],
  [decided('rows gone', none, marks(), marks()), /^broken: 2 rows fewer in the list/],
  // Rows that come meanwhile are no deletion.
  [decided('rows gone', one, marks(true, false, false), marks()), /^held/],
  'takesNoEffect goes by a repetition where nothing is listed',
  [repeated(), /^held/],
  [repeated(sampleRefusal(409, 'DuplicatedCustomer')), /^broken: .*DuplicatedCustomer/],
  [repeated(control, control), /^untested: not-shown/],
)

const login = (id: string, customerId: unknown = '7') => ({ id, customer_id: customerId })
const logins = (...rows: object[]) => sampleExchange(200, { data: rows, meta: { next_id: null, next_page: null } })
const refused = sampleRefusal(404, 'ProviderNotFound')

function decide(before: Exchange, after: Exchange, answer: Exchange = refused) {
  return refusedMakesNoLogin({ before, answer, after }, { customerId: '7', loginId: '1' })
}

cases(
  'refusedMakesNoLogin says which logins the customer had and has',
  [decide(logins(login('1')), logins(login('1')), sampleData({})), 'inconclusive: request-accepted (3)'],
  [decide(logins(login('1')), logins(login('1'))), 'held: holds (3)'],
  [decide(logins(login('1')), logins(login('1', '8'))), 'untested: not-shown (3)'],
  [decide(logins(login('1')), logins(login('1'), login('2'))), 'broken: 1, 2 at data (3)'],
  [decide(logins(login('1')), logins()), 'broken: no login at data (3)'],
  [decide(logins(login('1'), login('2')), logins(login('1'))), 'untested: not-shown (3)'],
  [
    decide(logins(login('1')), logins(login('1')), sampleRefusal(400, 'LoginLimitReached')),
    'inconclusive: target-crowded (3)',
  ],
)
