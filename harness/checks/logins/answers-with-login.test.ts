import assert from 'node:assert/strict'
import { it } from 'node:test'
import { answersWithAttempt, answersWithLogin, answersWithNextRefresh } from './answers-with-login.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (fields: object = {}) => sampleData({ id: '7', ...fields })

it('holds for the login, whatever the type of its id', () =>
  assert.equal(answersWithLogin(login({ id: 7 }), '7').finding, 'held'))

it('is broken by a wrong login, no id, a list and a missing moment', () => {
  assert.equal(answersWithLogin(sampleData({}), '7').got, 'id absent')
  assert.equal(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '8').finding, 'broken')
})

it('Each case comes to its finding, and says which login the answer shows', () => {
  says(answersWithLogin(sampleRefusal(409, 'LoginAlreadyProcessing'), '7'), 'inconclusive: request-refused')
  says(answersWithLogin(login(), '7'), 'held: holds')
  says(answersWithLogin(login(), '8'), 'broken: id "7" at data.id')
  says(answersWithLogin(login({ id: null }), 'null'), 'broken: id null at data.id')
  says(answersWithLogin(sampleData({}), 'undefined'), 'broken: id absent at data.id')
  says(answersWithLogin(sampleData([]), '7'), 'broken: array at data at data.id')
  says(answersWithNextRefresh(login(), '8'), 'broken: id "7" at data.id')
  says(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '7'), 'held: holds')
  says(answersWithNextRefresh(login(), '7'), 'broken: nothing at data.next_refresh_possible_at')
  says(answersWithLogin(sampleTransportError(), '7'), 'inconclusive: transport-error')
})

it('wants the attempt of a login that was fetched before', () => {
  assert.equal(answersWithAttempt(login({ last_attempt: { id: '9' } }), '7').finding, 'held')
  assert.equal(answersWithAttempt(login({ last_attempt: null }), '7').got, 'null')
  assert.equal(answersWithAttempt(login(), '7').place, 'data.last_attempt')
})
