import assert from 'node:assert/strict'
import { it } from 'node:test'
import { connects, doesNotConnect, type Connection } from './connects.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

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
  assert.equal(connects(connected).finding, 'held')
  assert.equal(connects(connected, connected).finding, 'held')
})

it('is broken by a refusal and by a failed attempt', () => {
  assert.match(connects(refused('WrongRequestFormat')).got ?? '', /^refused/)
  assert.match(connects(failed('InvalidCredentials'), connected).got ?? '', /InvalidCredentials/)
})

it('holds where a defect is refused at once or by the attempt', () => {
  assert.equal(doesNotConnect(connected, refused('InvalidCredentials'), { classes }).finding, 'held')
  assert.equal(doesNotConnect(connected, failed('InvalidCredentials'), { classes }).finding, 'held')
  assert.equal(doesNotConnect(connected, failed('Anything')).finding, 'held')
})

it('is broken where a defect connects or another class is named', () => {
  assert.equal(doesNotConnect(connected, connected).got, 'connected')
  assert.equal(doesNotConnect(connected, refused('CountryNotFound'), { classes }).finding, 'broken')
  assert.equal(doesNotConnect(connected, failed('FileError'), { classes }).finding, 'broken')
  assert.equal(doesNotConnect(connected, failed('FileError'), { classes, otherClassesNoted: true }).finding, 'noted')
})

it('stays untested where the attempt does not show why it failed', () => {
  const silent: Connection = { answer: success, ended: { failed: true, failErrorClass: undefined, exchange: success } }
  assert.equal(doesNotConnect(connected, silent, { classes }).finding, 'untested')
  assert.equal(doesNotConnect(connected, silent).finding, 'held')
})

it('is inconclusive without a control that connects, and where provider, network or a full target interfere', () => {
  assert.equal(doesNotConnect(failed('X'), refused('InvalidCredentials')).finding, 'inconclusive')
  assert.equal(doesNotConnect(undefined, connected).finding, 'inconclusive')
  assert.equal(doesNotConnect(connected, refused('LoginLimitReached')).finding, 'inconclusive')
  assert.equal(doesNotConnect(connected, failed('ProviderError'), { classes }).finding, 'inconclusive')
  assert.equal(connects(failed('ConnectionFailed')).finding, 'inconclusive')
  assert.equal(connects({ answer: sampleTransportError() }).finding, 'inconclusive')
  assert.equal(connects(undefined).finding, 'inconclusive')
})
