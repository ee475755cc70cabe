import assert from 'node:assert/strict'
import { it } from 'node:test'
import { retiredCodesStay } from './retired-codes-stay.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'

const list = (codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })
const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

it('holds where old and new codes are both listed', () => {
  assert.equal(retiredCodesStay(list(['BYR', 'BYN', 'EUR', 'LTL', 'USD'])).finding, 'held')
})

it('is broken where an old code stands alone, or a long list has none', () => {
  assert.match(retiredCodesStay(list(['BYR', 'USD'])).wanted ?? '', /BYN beside BYR/)
  assert.equal(retiredCodesStay(list(many)).finding, 'broken')
})

it('notes a short list without retired codes, and cannot tell from an empty one', () => {
  assert.equal(retiredCodesStay(list(['EUR', 'USD'])).finding, 'noted')
  assert.equal(retiredCodesStay(list([])).finding, 'inconclusive')
})
