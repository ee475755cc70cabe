import { cases } from '../../../core/test-support/cases.ts'
import { defaultConnection } from './default-of-connection.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const answer = sampleData({ id: '7' })
const connected = { answer, ended: { failed: false, failErrorClass: undefined, exchange: answer } }
const failed = { answer, ended: { failed: true, failErrorClass: 'AllAccountsExcluded', exchange: answer } }
const refused = { answer: sampleRefusal(400, 'AllAccountsExcluded') }

cases(
  'holds where leaving a field out has the effect of its default and a different value does not',
  [defaultConnection(connected, connected, refused), 'held: seen (5)'],
  [defaultConnection(refused, failed, connected), 'held: seen (5)'],
  'is broken where it is as the other value',
  [defaultConnection(connected, refused, refused), 'broken: AllAccountsExcluded (4)'],
  'is inconclusive where both values come to the same, and without an answer',
  [defaultConnection(connected, connected, connected), 'inconclusive: nothing-shows (6)'],
  [defaultConnection(connected, connected, { answer: sampleTransportError() }), 'inconclusive: transport-error'],
  'takes an attempt that did not end for one without a class',
  [defaultConnection(connected, { answer }, refused), 'broken: no class (4)'],
)
