import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { refusedMakesNoLogin } from './refused-makes-no-login.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (id: string, customerId: unknown = '7') => ({ id, customer_id: customerId })
const listOf = (...rows: object[]) => sampleExchange(200, { data: rows, meta: { next_id: null, next_page: null } })
const refused = sampleRefusal(404, 'ProviderNotFound')

function decide(before: Exchange, after: Exchange, answer: Exchange = refused) {
  return refusedMakesNoLogin({ before, answer, after }, { customerId: '7', loginId: '1' })
}

it('holds where the customer has the login that it had, whatever the type of its ids', () => {
  assert.equal(decide(listOf(login('1', 7)), listOf(login('1', 7))).finding, 'held')
})

it('is broken by one login more, by a different login and by no login', () => {
  assert.equal(decide(listOf(login('1')), listOf(login('2'))).finding, 'broken')
})

it('is untested where the list does not show just the logins of the customer', () => {
  const others = listOf(login('1'), login('4', '8'))
  assert.equal(decide(others, others).finding, 'untested')
  assert.equal(decide(listOf(login('1')), others).finding, 'untested')
  assert.equal(decide(listOf(), listOf()).finding, 'untested')
  assert.equal(decide(listOf({ id: '1' }), listOf({ id: '1' }, { id: '2' })).finding, 'untested')
})

it('is inconclusive for an accepted creation, one refused by a limit, a refused list and a missing answer', () => {
  const list = listOf(login('1'))
  const accepted = sampleData(login('2'))
  for (const answer of [accepted, sampleRefusal(400, 'LoginLimitReached'), sampleTransportError()])
    assert.equal(decide(list, list, answer).finding, 'inconclusive')
  assert.equal(decide(list, sampleRefusal(400, 'WrongRequestFormat')).finding, 'inconclusive')
})

it('says which logins the customer had and has', () => {
  says(decide(listOf(login('1')), listOf(login('1')), sampleData({})), 'inconclusive: request-accepted (3)')
  says(decide(listOf(login('1')), listOf(login('1'))), 'held: holds (3)')
  says(decide(listOf(login('1')), listOf(login('1', '8'))), 'untested: only-login-not-listed (3)')
  says(decide(listOf(login('1')), listOf(login('1'), login('2'))), 'broken: 1, 2 at data (3)')
  says(decide(listOf(login('1')), listOf()), 'broken: no login at data (3)')
  says(decide(listOf(login('1'), login('2')), listOf(login('1'))), 'untested: only-login-not-listed (3)')
  says(
    decide(listOf(login('1')), listOf(login('1')), sampleRefusal(400, 'LoginLimitReached')),
    'inconclusive: target-crowded (3)',
  )
  says(decide(listOf(login('1')), sampleTransportError()), 'inconclusive: transport-error')
})
