import assert from 'node:assert/strict'
import { it } from 'node:test'
import { answersWithLogin, answersWithNextRefresh } from './answers-with-login.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const login = (fields: object = {}) => sampleExchange(200, { data: { id: '7', ...fields } })

it('holds for the login, whatever the type of its id', () => {
  assert.equal(answersWithLogin(login(), '7').finding, 'held')
  assert.equal(answersWithLogin(login({ id: 7 }), '7').finding, 'held')
  assert.equal(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '7').finding, 'held')
})

it('is broken by another login, no id, a list and a missing moment', () => {
  assert.equal(answersWithLogin(login(), '8').got, 'id "7"')
  assert.equal(answersWithLogin(sampleExchange(200, { data: {} }), '7').got, 'id absent')
  assert.equal(answersWithLogin(sampleExchange(200, { data: [] }), '7').got, 'array at data')
  assert.equal(answersWithNextRefresh(login(), '7').place, 'data.next_refresh_possible_at')
  assert.equal(answersWithNextRefresh(login({ next_refresh_possible_at: null }), '8').finding, 'broken')
})

it('is inconclusive over a refusal, trouble and nothing', () => {
  assert.equal(answersWithLogin(sampleRefusal(409, 'LoginAlreadyProcessing'), '7').finding, 'inconclusive')
  assert.equal(answersWithLogin(sampleTransportError(), '7').finding, 'inconclusive')
  assert.equal(answersWithNextRefresh(undefined, '7').finding, 'inconclusive')
})
