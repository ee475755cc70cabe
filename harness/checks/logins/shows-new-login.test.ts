import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNewLogin } from './shows-new-login.ts'

it('holds for a login with id and secret', () => {
  assert.equal(showsNewLogin(sampleExchange(201, { data: { id: '7', secret: 's', more: 1 } })).finding, 'held')
})

it('is broken where one of them is missing or no text', () => {
  assert.equal(showsNewLogin(sampleExchange(200, { data: { id: '7' } })).place, 'data.secret')
  assert.equal(showsNewLogin(sampleExchange(200, { data: { id: 7, secret: 's' } })).place, 'data.id')
  assert.equal(showsNewLogin(sampleExchange(200, { data: [] })).finding, 'broken')
})

it('is inconclusive where nothing was created', () => {
  for (const answer of [undefined, sampleRefusal(400, 'CountryNotFound'), sampleTransportError()])
    assert.equal(showsNewLogin(answer).finding, 'inconclusive')
})
