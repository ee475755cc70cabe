import assert from 'node:assert/strict'
import { it } from 'node:test'
import { answersWithAttempt, answersWithLogin, answersWithNextRefresh } from './answers-with-login.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (fields: object = {}) => sampleExchange(200, { data: { id: '7', ...fields } })

it('holds for the login, whatever the type of its id', () => {
  assert.equal(answersWithLogin(login({ id: 7 }), '7').finding, 'held')
})

it('is broken by a wrong login, no id, a list and a missing moment', () => {
  assert.equal(answersWithLogin(sampleExchange(200, { data: {} }), '7').got, 'id absent')
  assert.equal(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '8').finding, 'broken')
})

it('says which login the answer shows', () => {
  says(answersWithLogin(sampleRefusal(409, 'LoginAlreadyProcessing'), '7'), 'inconclusive: request-refused; 1 exchange')
  says(answersWithLogin(login(), '7'), 'held: holds; 1 exchange')
  says(answersWithLogin(login(), '8'), 'broken: value-differs; got id "7" at data.id; 1 exchange')
  says(answersWithLogin(login({ id: null }), 'null'), 'broken: value-differs; got id null at data.id; 1 exchange')
  says(
    answersWithLogin(sampleExchange(200, { data: {} }), 'undefined'),
    'broken: value-differs; got id absent at data.id; 1 exchange',
  )
  says(
    answersWithLogin(sampleExchange(200, { data: [] }), '7'),
    'broken: value-differs; got array at data at data.id; 1 exchange',
  )
  says(answersWithNextRefresh(login(), '8'), 'broken: value-differs; got id "7" at data.id; 1 exchange')
  says(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '7'), 'held: holds; 1 exchange')
  says(
    answersWithNextRefresh(login(), '7'),
    'broken: value-differs; got nothing at data.next_refresh_possible_at; 1 exchange',
  )
  says(answersWithLogin(sampleTransportError(), '7'), 'inconclusive: transport-error; 1 exchange')
})

it('wants the attempt of a login that was fetched before', () => {
  assert.equal(answersWithAttempt(login({ last_attempt: { id: '9' } }), '7').finding, 'held')
  assert.equal(answersWithAttempt(login({ last_attempt: null }), '7').got, 'null')
  assert.equal(answersWithAttempt(login(), '7').place, 'data.last_attempt')
})
