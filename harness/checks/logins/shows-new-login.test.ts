import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNewLogin } from './shows-new-login.ts'
import { says } from '../answers/in-one-line.ts'

it('holds for a login with id and secret', () =>
  assert.equal(showsNewLogin(sampleExchange(201, { data: { id: '7', secret: 's', more: 1 } })).finding, 'held'))

it('is broken where one of them is missing or no text', () =>
  assert.equal(showsNewLogin(sampleData({ id: '7' })).place, 'data.secret'))

it('Each case comes to its finding, and says what is shown in place of id and secret', () => {
  says(showsNewLogin(sampleRefusal(400, 'CountryNotFound')), 'inconclusive: request-refused')
  says(showsNewLogin(sampleData({ id: '7', secret: 's' })), 'held: holds')
  says(showsNewLogin(sampleData({ id: '', secret: 's' })), 'broken: an empty string at data.id')
  says(showsNewLogin(sampleData({ id: '7', secret: 7 })), 'broken: number at data.secret')
  says(showsNewLogin(sampleData({ id: 7, secret: 's' })), 'broken: number at data.id')
  says(showsNewLogin(sampleData({ id: 7, secret: 's' }), 'integer'), 'held: holds')
  says(showsNewLogin(sampleData({ id: 7, secret: 8 }), 'integer'), 'broken: number at data.secret')
  says(showsNewLogin(sampleData({ id: 7.5, secret: 's' }), 'integer'), 'broken: number at data.id')
  says(
    showsNewLogin(sampleExchange(200, '{"data":{"id":12345678901234567890,"secret":"s"}}'), 'integer'),
    'held: holds',
  )
  says(showsNewLogin(sampleData([])), 'broken: nothing at data.id')
  says(showsNewLogin(sampleTransportError()), 'inconclusive: transport-error')
  says(showsNewLogin(sampleData({ id: true, secret: 's' })), 'broken: boolean at data.id')
})
