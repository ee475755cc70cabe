import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { credentialsKeyedByName, optionValueConnects } from './credentials-keyed-by-name.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const detail = sampleExchange(200, {
  data: { required_fields: [{ name: 'login' }, { name: 'password' }, { name: 'nickname', optional: true }] },
})
const success = sampleExchange(200, { data: {} })
const connected: Connection = {
  answer: success,
  ended: { failed: false, failErrorClass: undefined, exchange: success },
}
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }
const optionValues = ['north', 'south']

it('holds where keys and values are those that the provider shows', () => {
  assert.equal(credentialsKeyedByName(detail, ['login', 'password'], connected).finding, 'held')
  assert.equal(optionValueConnects(detail, { optionValues, sent: 'north' }, connected).finding, 'held')
})

it('is broken where they do not connect, or others do', () => {
  assert.equal(credentialsKeyedByName(detail, ['login', 'password'], refused).finding, 'broken')
  assert.equal(credentialsKeyedByName(detail, ['user', 'password'], connected).wanted, 'credentials with login')
  assert.equal(optionValueConnects(detail, { optionValues, sent: 'north' }, refused).finding, 'broken')
  assert.equal(optionValueConnects(detail, { optionValues, sent: 'North' }, connected).finding, 'broken')
})

it('is inconclusive where the provider shows no fields or options', () => {
  const bare = sampleExchange(200, { data: {} })
  assert.equal(credentialsKeyedByName(bare, ['login'], connected).finding, 'inconclusive')
  assert.equal(credentialsKeyedByName(refused.answer, ['login'], connected).finding, 'inconclusive')
  assert.equal(optionValueConnects(detail, { optionValues: [], sent: 'x' }, connected).finding, 'inconclusive')
})
