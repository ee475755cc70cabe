import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { type Connection, connects, doesNotConnect } from './connects.ts'

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
  [connects(failed('ConnectionFailed')), 'inconclusive: cannot-decide (2)'],
  [
    new Set([...faults, 'ProviderError', 'ProviderUnavailable'].map((one) => connects(failed(one)).reason.code)),
    new Set(['cannot-decide']),
  ],
  'A defect does not connect: it is refused immediately or by the attempt, with a class that is asked for',
  [defect(refused('InvalidCredentials')), 'held: seen (3)'],
  [defect(failed('Anything'), {}), 'held: seen (4)'],
  [defect(failed('ProviderError'), { classes: ['ProviderError'] }), 'held: seen (4)'],
  [defect(connected, {}), 'broken: connected (4)'],
  [defect(refused('CountryNotFound')), 'broken: refused: 400 CountryNotFound (3)'],
  [defect(failed('FileError'), { classes, otherClassesNoted: true }), 'noted: seen (4)'],
  [defect(waiting), 'untested: cannot-decide (3)'],
  [defect(refused('LoginLimitReached'), {}), 'inconclusive: target-crowded (3)'],
  [doesNotConnect(failed('X'), refused('InvalidCredentials')), 'inconclusive: cannot-decide (3)'],
)
