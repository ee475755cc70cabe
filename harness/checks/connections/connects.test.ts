import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { connects, doesNotConnect, howItWent, isConnected, type Connection } from './connects.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const success = sampleData({})
const connected: Connection = {
  answer: success,
  ended: { failed: false, failErrorClass: undefined, exchange: success },
}
const failed = (failErrorClass: string): Connection => ({
  answer: success,
  ended: { failed: true, failErrorClass, exchange: success },
})
const refused = (errorClass: string): Connection => ({ answer: sampleRefusal(400, errorClass) })
const classes = ['InvalidCredentials']

it('Each case comes to its finding, and says how a request ended that did not connect', () => {
  const waiting: Connection = { answer: success }
  const failedThough: Connection = { ...failed('X'), answer: sampleRefusal(400, 'Y') }
  assert.deepEqual([connected, waiting, refused('X'), failed('X'), failedThough].map(howItWent), [
    'connected',
    'accepted',
    'refused: 400 X',
    'accepted, and its attempt failed with X',
    'refused: 400 Y',
  ])
  assert.deepEqual([connected, waiting, failedThough].map(isConnected), [true, false, false])
  const endedThough: Connection = { ...connected, answer: sampleRefusal(400, 'Y') }
  assert.equal(isConnected(endedThough), false)
  says(connects(waiting), 'broken: accepted')
  says(doesNotConnect(connected, waiting, { classes }), 'untested: failure-unexplained (3)')
})

it('holds the provider at fault for its classes alone', () => {
  const faults = ['ConnectionFailed', 'ConnectionLost', 'ExecutionTimeout', 'FetchingTimeout', 'LoginFetchingStopped']
  for (const one of [...faults, 'ProviderError', 'ProviderUnavailable'])
    assert.equal(connects(failed(one)).reason.code, 'provider-at-fault', one)
})

cases(
  'holds where a fetch ends well',
  [connects(connected, connected), 'held: holds (4)'],
  'holds where a defect is refused immediately or by the attempt',
  [doesNotConnect(connected, refused('InvalidCredentials'), { classes }), 'held: defect-does-not-connect (3)'],
  [doesNotConnect(connected, failed('Anything')), 'held: defect-does-not-connect (4)'],
  'is broken where a defect connects or a wrong class is named',
  [doesNotConnect(connected, connected), 'broken: connected (4)'],
  [doesNotConnect(connected, refused('CountryNotFound'), { classes }), 'broken: refused: 400 CountryNotFound (3)'],
  [
    doesNotConnect(connected, failed('FileError'), { classes, otherClassesNoted: true }),
    'noted: connects-not-otherwise (4)',
  ],
  'is inconclusive without a control that connects, and where provider, network or a full target interfere',
  [doesNotConnect(failed('X'), refused('InvalidCredentials')), 'inconclusive: control-does-not-connect (3)'],
  [doesNotConnect(connected, refused('LoginLimitReached')), 'inconclusive: target-crowded (3)'],
  [connects(failed('ConnectionFailed')), 'inconclusive: provider-at-fault (2)'],
  'needs the request with the defect, and names every class that would do',
  [
    doesNotConnect(connected, failed('ProviderError'), { classes: ['ProviderError'] }),
    'held: defect-does-not-connect (4)',
  ],
)
