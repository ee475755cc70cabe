import assert from 'node:assert/strict'
import { it } from 'node:test'
import { connects, doesNotConnect, howItWent, isConnected, type Connection } from './connects.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: {} })
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

it('holds where a fetch ends well', () => {
  assert.equal(inOneLine(connects(connected)), 'held: fetch-ended-well; 2 exchanges')
  assert.equal(inOneLine(connects(connected, connected)), 'held: fetch-ended-well; 4 exchanges')
})

it('is broken by a refusal and by a failed attempt', () => {
  assert.equal(
    inOneLine(connects(refused('WrongRequestFormat'))),
    'broken: does-not-connect {"went":"refused: 400 WrongRequestFormat"}; wanted a fetch that ends well, got refused: 400 WrongRequestFormat; 1 exchange',
  )
  assert.equal(
    inOneLine(connects(failed('InvalidCredentials'), connected)),
    'broken: does-not-connect {"went":"accepted, and its attempt failed with InvalidCredentials"}; wanted a fetch that ends well, got accepted, and its attempt failed with InvalidCredentials; 4 exchanges',
  )
})

it('holds where a defect is refused immediately or by the attempt', () => {
  assert.equal(
    inOneLine(doesNotConnect(connected, refused('InvalidCredentials'), { classes })),
    'held: defect-does-not-connect {"went":"refused: 400 InvalidCredentials"}; 3 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('InvalidCredentials'), { classes })),
    'held: defect-does-not-connect {"went":"accepted, and its attempt failed with InvalidCredentials"}; 4 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('Anything'))),
    'held: defect-does-not-connect {"went":"accepted, and its attempt failed with Anything"}; 4 exchanges',
  )
})

it('is broken where a defect connects or a wrong class is named', () => {
  assert.equal(
    inOneLine(doesNotConnect(connected, connected)),
    'broken: connects-with-defect {"wanted":"a refusal, at once or by the attempt"}; wanted a refusal, at once or by the attempt, got connected; 4 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, refused('CountryNotFound'), { classes })),
    'broken: connection-class-differs {"went":"refused: 400 CountryNotFound","wanted":"a refusal, at once or by the attempt, with InvalidCredentials"}; wanted a refusal, at once or by the attempt, with InvalidCredentials, got refused: 400 CountryNotFound; 3 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('FileError'), { classes })),
    'broken: connection-class-differs {"went":"accepted, and its attempt failed with FileError","wanted":"a refusal, at once or by the attempt, with InvalidCredentials"}; wanted a refusal, at once or by the attempt, with InvalidCredentials, got accepted, and its attempt failed with FileError; 4 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('FileError'), { classes, otherClassesNoted: true })),
    'noted: connects-not-otherwise {"went":"accepted, and its attempt failed with FileError","classes":["InvalidCredentials"]}; 4 exchanges',
  )
})

it('stays untested where the attempt does not show why it failed', () => {
  const silent: Connection = { answer: success, ended: { failed: true, failErrorClass: undefined, exchange: success } }
  assert.equal(inOneLine(doesNotConnect(connected, silent, { classes })), 'untested: failure-unexplained; 4 exchanges')
  assert.equal(
    inOneLine(doesNotConnect(connected, silent)),
    'held: defect-does-not-connect {"went":"accepted, and its attempt failed with no class"}; 4 exchanges',
  )
})

it('is inconclusive without a control that connects, and where provider, network or a full target interfere', () => {
  assert.equal(
    inOneLine(doesNotConnect(failed('X'), refused('InvalidCredentials'))),
    'inconclusive: control-does-not-connect {"went":"accepted, and its attempt failed with X"}; 3 exchanges',
  )
  assert.equal(inOneLine(doesNotConnect(undefined, connected)), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(doesNotConnect(connected, refused('LoginLimitReached'))),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 3 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('ProviderError'), { classes })),
    'inconclusive: provider-at-fault {"went":"accepted, and its attempt failed with ProviderError"}; 4 exchanges',
  )
  assert.equal(
    inOneLine(connects(failed('ConnectionFailed'))),
    'inconclusive: provider-at-fault {"went":"accepted, and its attempt failed with ConnectionFailed"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(connects({ answer: sampleTransportError() })),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(connects(undefined)), 'inconclusive: nothing-sent; 0 exchanges')
})

it('says how a request ended that did not connect', () => {
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
  assert.equal(
    inOneLine(connects(waiting)),
    'broken: does-not-connect {"went":"accepted"}; wanted a fetch that ends well, got accepted; 1 exchange',
  )
  assert.equal(inOneLine(doesNotConnect(connected, waiting, { classes })), 'untested: failure-unexplained; 3 exchanges')
})

it('needs the request with the defect, and names every class that would do', () => {
  assert.equal(inOneLine(doesNotConnect(connected, undefined)), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(doesNotConnect(connected, connected, { classes: ['A', 'B'] })),
    'broken: connects-with-defect {"wanted":"a refusal, at once or by the attempt, with A or B"}; wanted a refusal, at once or by the attempt, with A or B, got connected; 4 exchanges',
  )
  assert.equal(
    inOneLine(doesNotConnect(connected, failed('ProviderError'), { classes: ['ProviderError'] })),
    'held: defect-does-not-connect {"went":"accepted, and its attempt failed with ProviderError"}; 4 exchanges',
  )
})

it('holds the provider at fault for its classes alone', () => {
  const faults = ['ConnectionFailed', 'ConnectionLost', 'ExecutionTimeout', 'FetchingTimeout', 'LoginFetchingStopped']
  for (const one of [...faults, 'ProviderError', 'ProviderUnavailable'])
    assert.equal(connects(failed(one)).reason.code, 'provider-at-fault', one)
})
