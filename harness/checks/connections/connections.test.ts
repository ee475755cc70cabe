import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { type Connection, connects, doesNotConnect } from './connects.ts'
import { credentialsKeyedByName, optionValueConnects } from './credentials-keyed-by-name.ts'
import { defaultConnection, sameEnd } from './ends-compared.ts'

const success = sampleData({})
const refusal = (errorClass: string) => sampleRefusal(400, errorClass)
const waiting: Connection = { answer: success }
const connected: Connection = {
  answer: success,
  ended: { failed: false, failErrorClass: undefined, exchange: success },
}
const failed = (failErrorClass: string): Connection => ({
  answer: success,
  ended: { failed: true, failErrorClass, exchange: success },
})
const refused = (errorClass: string): Connection => ({ answer: refusal(errorClass) })
const classes = ['InvalidCredentials']
const defect = (connection: Connection, more: object = { classes }) => doesNotConnect(connected, connection, more)
const faults = ['ConnectionFailed', 'ConnectionLost', 'ExecutionTimeout', 'FetchingTimeout', 'LoginFetchingStopped']

cases(
  'A right request connects',
  [connects(connected, connected), 'held: holds (4)'],
  [connects(waiting), 'broken: accepted'],
  'Failures of the provider are not held against the target, whichever class says so',
  [
    new Set([...faults, 'ProviderError', 'ProviderUnavailable'].map((one) => connects(failed(one)).reason.code)),
    new Set(['refusal-with-other-cause']),
  ],
  'A defect does not connect: it is refused immediately or by the attempt, with a class that is asked for',
  [defect(failed('ProviderError'), { classes: ['ProviderError'] }), 'held: refused (4)'],
  [defect(connected, {}), 'broken: connected (4)'],
  [defect(refused('CountryNotFound')), 'broken: refused: 400 CountryNotFound (3)'],
  [defect(failed('FileError'), { classes, otherClassesNoted: true }), 'noted: refused (4)'],
  [defect(waiting), 'untested: not-shown (3)'],
  [defect(refused('LoginLimitReached'), {}), 'inconclusive: target-crowded (3)'],
  [doesNotConnect(failed('X'), refused('InvalidCredentials')), 'inconclusive: control-alike (3)'],
)

const detail = sampleData({
  required_fields: [{ name: 'login' }, { name: 'password' }, { name: 'nickname', optional: true }],
})
const optionValues = ['north', 'south']
const odd = sampleData({ required_fields: ['login'] })
const wrong = refused('InvalidCredentials')
const keyed = (sent: string[], end = connected) => credentialsKeyedByName(detail, sent, end)
const withOption = (sent?: string, end = connected) => optionValueConnects(detail, { optionValues, sent }, end)

cases(
  'credentialsKeyedByName holds where keys and values are those that the provider shows',
  [keyed(['login', 'password']), 'held: holds (2)'],
  [withOption('north'), 'held: holds (2)'],
  'credentialsKeyedByName is broken where they do not connect, or others do',
  [keyed(['user', 'password']), 'broken: a connection with only user, password (3)'],
  [withOption('North'), 'broken: a connection with North (3)'],
  'credentialsKeyedByName is inconclusive where the provider shows no fields or options',
  [credentialsKeyedByName(refusal('InvalidCredentials'), ['login'], connected), 'inconclusive: nothing-to-check'],
  [optionValueConnects(detail, { optionValues: [], sent: 'x' }, connected), 'inconclusive: not-shown'],
  'credentialsKeyedByName leaves a connection that failed as it is, whatever was sent',
  [keyed(['user'], wrong), 'broken: refused: 400 InvalidCredentials'],
  [withOption('North', wrong), 'broken: refused: 400 InvalidCredentials'],
  [withOption(undefined), 'broken: a connection with nothing (3)'],
  [credentialsKeyedByName(odd, [], connected), 'inconclusive: no-required-fields'],
)

const excluded = 'AllAccountsExcluded'

cases(
  'defaultConnection holds where leaving a field out has the effect of its default and a different value does not',
  [defaultConnection(refused(excluded), failed(excluded), connected), 'held: holds (5)'],
  'defaultConnection is broken where it is as the other value',
  [defaultConnection(connected, refused(excluded), refused(excluded)), 'broken: AllAccountsExcluded (4)'],
  'defaultConnection is inconclusive where both values come to the same, and without an answer',
  [defaultConnection(connected, connected, connected), 'inconclusive: alike (6)'],
  'defaultConnection takes an attempt that did not end for one without a class',
  [defaultConnection(connected, waiting, refused(excluded)), 'broken: no class (4)'],
)

const full = refused('LoginLimitReached')

cases(
  'sameEnd holds where both end with one class',
  [sameEnd(failed('InvalidCredentials'), failed('InvalidCredentials')), 'held: holds (4)'],
  'sameEnd is broken where one connects or names a different class',
  [sameEnd(wrong, failed('InvalidEncoding')), 'broken: accepted, and its attempt failed with InvalidEncoding (3)'],
  'sameEnd is inconclusive where the control connects, and over a transport error',
  [sameEnd(connected, connected), 'inconclusive: control-alike (4)'],
  'sameEnd needs both, and a target that accepts more',
  [sameEnd(full, wrong), 'inconclusive: target-crowded (2)'],
  [sameEnd(wrong, full), 'inconclusive: target-crowded (2)'],
)
