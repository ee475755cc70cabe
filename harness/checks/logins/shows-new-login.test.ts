import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNewLogin } from './shows-new-login.ts'
import { says } from '../answers/in-one-line.ts'

it('holds for a login with id and secret', () => {
  assert.equal(showsNewLogin(sampleExchange(201, { data: { id: '7', secret: 's', more: 1 } })).finding, 'held')
})

it('is broken where one of them is missing or no text', () => {
  assert.equal(showsNewLogin(sampleExchange(200, { data: { id: '7' } })).place, 'data.secret')
})

it('says what is shown in place of id and secret', () => {
  says(showsNewLogin(sampleRefusal(400, 'CountryNotFound')), 'inconclusive: request-refused; 1 exchange')
  says(showsNewLogin(sampleExchange(200, { data: { id: '7', secret: 's' } })), 'held: holds; 1 exchange')
  says(
    showsNewLogin(sampleExchange(200, { data: { id: '', secret: 's' } })),
    'broken: value-differs; got an empty string at data.id; 1 exchange',
  )
  says(
    showsNewLogin(sampleExchange(200, { data: { id: '7', secret: 7 } })),
    'broken: value-differs; got number at data.secret; 1 exchange',
  )
  says(
    showsNewLogin(sampleExchange(200, { data: { id: 7, secret: 's' } })),
    'broken: value-differs; got number at data.id; 1 exchange',
  )
  says(showsNewLogin(sampleExchange(200, { data: { id: 7, secret: 's' } }), 'integer'), 'held: holds; 1 exchange')
  says(
    showsNewLogin(sampleExchange(200, { data: { id: 7, secret: 8 } }), 'integer'),
    'broken: value-differs; got number at data.secret; 1 exchange',
  )
  says(
    showsNewLogin(sampleExchange(200, { data: { id: 7.5, secret: 's' } }), 'integer'),
    'broken: value-differs; got number at data.id; 1 exchange',
  )
  says(
    showsNewLogin(sampleExchange(200, '{"data":{"id":12345678901234567890,"secret":"s"}}'), 'integer'),
    'held: holds; 1 exchange',
  )
  says(showsNewLogin(sampleExchange(200, { data: [] })), 'broken: value-differs; got nothing at data.id; 1 exchange')
  says(showsNewLogin(sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
  says(
    showsNewLogin(sampleExchange(200, { data: { id: true, secret: 's' } })),
    'broken: value-differs; got boolean at data.id; 1 exchange',
  )
})
