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
    'held: retired-codes-kept {"codes":["BYR","LTL"]}; 1 exchange',
  )
})

it('is broken where an old code stands alone, or a long list has none', () => {
  assert.equal(
    inOneLine(retiredCodesStay(list(['BYR', 'USD']))),
    'broken: retired-code-alone {"code":"BYR","successors":["BYN"]}; wanted BYN beside BYR, got BYR alone at data[0].code; 1 exchange',
  )
  assert.equal(
    inOneLine(retiredCodesStay(list(many))),
    'broken: retired-codes-dropped {"codes":120}; wanted retired codes such as LTL or BYR too, got 120 codes, none of them retired at data; 1 exchange',
  )
})

it('notes a short list without retired codes, and is inconclusive for an empty one', () => {
  assert.equal(
    inOneLine(retiredCodesStay(list(['EUR', 'USD']))),
    'noted: no-retired-code-known {"codes":2}; 1 exchange',
  )
  assert.equal(inOneLine(retiredCodesStay(list([]))), 'inconclusive: no-rows-to-check; 1 exchange')
})

it('takes any one of several successors, and a whole list without a retired code is one of 100', () => {
  assert.equal(
    inOneLine(retiredCodesStay(list(['YUM', 'CSD']))),
    'held: retired-codes-kept {"codes":["YUM"]}; 1 exchange',
  )
  assert.equal(
    inOneLine(retiredCodesStay(list(['EUR', 'YUM']))),
    'broken: retired-code-alone {"code":"YUM","successors":["RSD","CSD"]}; wanted RSD or CSD beside YUM, got YUM alone at data[1].code; 1 exchange',
  )
  assert.equal(
    inOneLine(retiredCodesStay(list(many.slice(0, 99)))),
    'noted: no-retired-code-known {"codes":99}; 1 exchange',
  )
  assert.equal(
    inOneLine(retiredCodesStay(list(many.slice(0, 100)))),
    'broken: retired-codes-dropped {"codes":100}; wanted retired codes such as LTL or BYR too, got 100 codes, none of them retired at data; 1 exchange',
  )
  assert.equal(inOneLine(retiredCodesStay(undefined)), 'inconclusive: nothing-sent; 0 exchanges')
})
