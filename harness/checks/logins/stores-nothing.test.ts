import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { storesNothing } from './stores-nothing.ts'

const control = sampleExchange(200, { data: {} })
const showing = (store_credentials?: unknown) => sampleExchange(200, { data: { store_credentials } })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

it('holds where it is refused or without effect', () => {
  assert.equal(storesNothing(control, refusal).finding, 'held')
  assert.equal(storesNothing(control, showing(false)).finding, 'held')
})

it('is broken where credentials are stored', () => {
  assert.equal(storesNothing(control, showing(true)).got, 'true')
})

it('stays untested where nothing is shown, and proves nothing without a control', () => {
  assert.equal(storesNothing(control, showing()).finding, 'untested')
  assert.equal(storesNothing(refusal, refusal).finding, 'inconclusive')
  assert.equal(storesNothing(control, sampleTransportError()).finding, 'inconclusive')
  assert.equal(storesNothing(undefined, control).finding, 'inconclusive')
})
