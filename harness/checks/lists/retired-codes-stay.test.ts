import assert from 'node:assert/strict'
import { it } from 'node:test'
import { retiredCodesStay } from './retired-codes-stay.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const list = (codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })
const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

it('holds where old and new codes are both listed', () => {
  assert.equal(
    inOneLine(retiredCodesStay(list(['BYR', 'BYN', 'EUR', 'LTL', 'USD']))),
    'held: retired-codes-kept {"codes":["BYR","LTL"]}; 1 exchanges',
  )
})

it('is broken where an old code stands alone, or a long list has none', () => {
  assert.match(retiredCodesStay(list(['BYR', 'USD'])).wanted ?? '', /BYN beside BYR/)
  assert.equal(
    inOneLine(retiredCodesStay(list(many))),
    'broken: retired-codes-dropped {"codes":120}; wanted retired codes such as LTL or BYR too, got 120 codes, none of them retired at data; 1 exchanges',
  )
})

it('notes a short list without retired codes, and cannot tell from an empty one', () => {
  assert.equal(
    inOneLine(retiredCodesStay(list(['EUR', 'USD']))),
    'noted: no-retired-code-known {"codes":2}; 1 exchanges',
  )
  assert.equal(inOneLine(retiredCodesStay(list([]))), 'inconclusive: no-rows-to-check; 1 exchanges')
})
