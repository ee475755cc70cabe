import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { credentialsKeyedByName, optionValueConnects } from './credentials-keyed-by-name.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const detail = sampleData({
  required_fields: [{ name: 'login' }, { name: 'password' }, { name: 'nickname', optional: true }],
})
const success = sampleData({})
const connected: Connection = {
  answer: success,
  ended: { failed: false, failErrorClass: undefined, exchange: success },
}
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }
const optionValues = ['north', 'south']

it('holds where keys and values are those that the provider shows', () => {
  says(credentialsKeyedByName(detail, ['login', 'password'], connected), 'held: holds (2)')
  says(optionValueConnects(detail, { optionValues, sent: 'north' }, connected), 'held: holds (2)')
})

it('is broken where they do not connect, or others do', () => {
  says(credentialsKeyedByName(detail, ['login', 'password'], refused), 'broken: refused: 400 InvalidCredentials')
  says(
    credentialsKeyedByName(detail, ['user', 'password'], connected),
    'broken: a connection with only user, password (3)',
  )
  says(optionValueConnects(detail, { optionValues, sent: 'north' }, refused), 'broken: refused: 400 InvalidCredentials')
  says(optionValueConnects(detail, { optionValues, sent: 'North' }, connected), 'broken: a connection with North (3)')
})

it('is inconclusive where the provider shows no fields or options', () => {
  const bare = sampleData({})
  says(credentialsKeyedByName(bare, ['login'], connected), 'inconclusive: no-required-fields')
  says(credentialsKeyedByName(refused.answer, ['login'], connected), 'inconclusive: nothing-to-check')
  says(optionValueConnects(detail, { optionValues: [], sent: 'x' }, connected), 'inconclusive: no-options')
})

it('leaves a connection that failed as it is, whatever was sent', () => {
  says(credentialsKeyedByName(detail, ['user'], refused), 'broken: refused: 400 InvalidCredentials')
  says(optionValueConnects(detail, { optionValues, sent: 'North' }, refused), 'broken: refused: 400 InvalidCredentials')
  says(
    optionValueConnects(detail, { optionValues, sent: undefined }, connected),
    'broken: a connection with nothing (3)',
  )
  const odd = sampleData({ required_fields: ['login'] })
  says(credentialsKeyedByName(odd, [], connected), 'inconclusive: no-required-fields')
})
