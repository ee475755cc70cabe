import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { storesNothing } from './stores-nothing.ts'
import { says } from '../../../core/test-support/cases.ts'

const control = sampleData({})
const showing = (store_credentials?: unknown) => sampleData({ store_credentials })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

it('is broken where credentials are stored', () => assert.equal(storesNothing(control, showing(true)).got, 'true'))

it('says how the target took the setting', () => {
  says(storesNothing(refusal, refusal), 'inconclusive: control-refused (2)')
  says(storesNothing(control, refusal), 'held: request-refused (2)')
  says(storesNothing(control, showing(false)), 'held: credentials-not-stored (2)')
  says(storesNothing(control, showing()), 'untested: not-shown (2)')
  says(storesNothing(control, showing(null)), 'untested: not-shown (2)')
  says(storesNothing(control, showing('yes')), 'broken: "yes" at data.store_credentials (2)')
  says(storesNothing(sampleTransportError(), showing(false)), 'inconclusive: transport-error')
})
