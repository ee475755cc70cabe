import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { credentialsKeyedByName, optionValueConnects } from './credentials-keyed-by-name.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

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
  says(credentialsKeyedByName(detail, ['login', 'password'], connected), 'held: holds; 2 exchanges')
  says(optionValueConnects(detail, { optionValues, sent: 'north' }, connected), 'held: holds; 2 exchanges')
})

it('is broken where they do not connect, or others do', () => {
  says(
    credentialsKeyedByName(detail, ['login', 'password'], refused),
    'broken: value-differs; got refused: 400 InvalidCredentials; 1 exchange',
  )
  says(
    credentialsKeyedByName(detail, ['user', 'password'], connected),
    'broken: value-differs; got a connection with only user, password; 3 exchanges',
  )
  says(
    optionValueConnects(detail, { optionValues, sent: 'north' }, refused),
    'broken: value-differs; got refused: 400 InvalidCredentials; 1 exchange',
  )
  says(
    optionValueConnects(detail, { optionValues, sent: 'North' }, connected),
    'broken: value-differs; got a connection with North; 3 exchanges',
  )
})

it('is inconclusive where the provider shows no fields or options', () => {
  const bare = sampleExchange(200, { data: {} })
  says(credentialsKeyedByName(bare, ['login'], connected), 'inconclusive: no-required-fields; 1 exchange')
  says(credentialsKeyedByName(refused.answer, ['login'], connected), 'inconclusive: nothing-to-check; 1 exchange')
  says(optionValueConnects(detail, { optionValues: [], sent: 'x' }, connected), 'inconclusive: no-options; 1 exchange')
})

it('leaves a connection that failed as it is, whatever was sent', () => {
  says(
    credentialsKeyedByName(detail, ['user'], refused),
    'broken: value-differs; got refused: 400 InvalidCredentials; 1 exchange',
  )
  says(
    optionValueConnects(detail, { optionValues, sent: 'North' }, refused),
    'broken: value-differs; got refused: 400 InvalidCredentials; 1 exchange',
  )
  says(
    optionValueConnects(detail, { optionValues, sent: undefined }, connected),
    'broken: value-differs; got a connection with nothing; 3 exchanges',
  )
  const odd = sampleExchange(200, { data: { required_fields: ['login'] } })
  says(credentialsKeyedByName(odd, [], connected), 'inconclusive: no-required-fields; 1 exchange')
})
