import assert from 'node:assert/strict'
import { it } from 'node:test'
import { defaultConnection, defaultOrKept } from './default-of-connection.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const answer = sampleExchange(200, { data: { id: '7' } })
const connected = { answer, ended: { failed: false, failErrorClass: undefined, exchange: answer } }
const failed = { answer, ended: { failed: true, failErrorClass: 'AllAccountsExcluded', exchange: answer } }
const refused = { answer: sampleRefusal(400, 'AllAccountsExcluded') }
const login = (locale: unknown) => sampleExchange(200, { data: { last_attempt: { locale } } })
const place = 'data.last_attempt.locale'

it('holds where leaving a field out is as its default and another value is not', () => {
  assert.equal(defaultConnection(connected, connected, refused).finding, 'held')
  assert.equal(defaultConnection(refused, failed, connected).finding, 'held')
})

it('is broken where it is as the other value', () => {
  const judgement = defaultConnection(connected, refused, refused)
  assert.deepEqual([judgement.wanted, judgement.got], ['connected', 'AllAccountsExcluded'])
})

it('is inconclusive where both values come to the same, and without an answer', () => {
  assert.equal(defaultConnection(connected, connected, connected).finding, 'inconclusive')
  assert.equal(defaultConnection(connected, undefined, refused).finding, 'inconclusive')
  assert.equal(defaultConnection(connected, connected, { answer: sampleTransportError() }).finding, 'inconclusive')
})

it('takes the default, notes what was kept, and is broken by a third value', () => {
  assert.equal(defaultOrKept(login('de'), login('en'), place, 'en').finding, 'held')
  assert.equal(defaultOrKept(login('de'), login('de'), place, 'en').finding, 'noted')
  assert.equal(defaultOrKept(login('de'), login('ru'), place, 'en').got, '"ru"')
  assert.equal(defaultOrKept(login('en'), login('en'), place, 'en').finding, 'inconclusive')
  assert.equal(defaultOrKept(login(undefined), login('en'), place, 'en').finding, 'untested')
  assert.equal(defaultOrKept(undefined, login('en'), place, 'en').finding, 'inconclusive')
})
