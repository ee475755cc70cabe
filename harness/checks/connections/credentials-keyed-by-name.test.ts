import { cases } from '../../../core/test-support/cases.ts'
import type { Connection } from './connects.ts'
import { credentialsKeyedByName, optionValueConnects } from './credentials-keyed-by-name.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

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
const bare = sampleData({})
const odd = sampleData({ required_fields: ['login'] })

cases(
  'holds where keys and values are those that the provider shows',
  [credentialsKeyedByName(detail, ['login', 'password'], connected), 'held: holds (2)'],
  [optionValueConnects(detail, { optionValues, sent: 'north' }, connected), 'held: holds (2)'],
  'is broken where they do not connect, or others do',
  [
    credentialsKeyedByName(detail, ['user', 'password'], connected),
    'broken: a connection with only user, password (3)',
  ],
  [optionValueConnects(detail, { optionValues, sent: 'North' }, connected), 'broken: a connection with North (3)'],
  'is inconclusive where the provider shows no fields or options',
  [credentialsKeyedByName(bare, ['login'], connected), 'inconclusive: no-required-fields'],
  [credentialsKeyedByName(refused.answer, ['login'], connected), 'inconclusive: nothing-to-check'],
  [optionValueConnects(detail, { optionValues: [], sent: 'x' }, connected), 'inconclusive: cannot-decide'],
  'leaves a connection that failed as it is, whatever was sent',
  [credentialsKeyedByName(detail, ['user'], refused), 'broken: refused: 400 InvalidCredentials'],
  [optionValueConnects(detail, { optionValues, sent: 'North' }, refused), 'broken: refused: 400 InvalidCredentials'],
  [optionValueConnects(detail, { optionValues, sent: undefined }, connected), 'broken: a connection with nothing (3)'],
  [credentialsKeyedByName(odd, [], connected), 'inconclusive: no-required-fields'],
)
