import { it } from 'node:test'
import { retiredCodesStay } from './retired-codes-stay.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const list = (codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })
const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

it('holds where old and new codes are both listed', () => {
  says(retiredCodesStay(list(['BYR', 'BYN', 'EUR', 'LTL', 'USD'])), 'held: holds; 1 exchange')
})

it('is broken where an old code stands alone, or a long list has none', () => {
  says(retiredCodesStay(list(['BYR', 'USD'])), 'broken: value-differs; got BYR alone at data[0].code; 1 exchange')
  says(retiredCodesStay(list(many)), 'broken: value-differs; got 120 codes, none of them retired at data; 1 exchange')
})

it('notes a short list without retired codes, and is inconclusive for an empty or a refused one', () => {
  says(retiredCodesStay(sampleRefusal(400, 'WrongRequestFormat')), 'inconclusive: nothing-to-check; 1 exchange')
  says(retiredCodesStay(list(['EUR', 'USD'])), 'noted: no-retired-code-known; 1 exchange')
  says(retiredCodesStay(list([])), 'inconclusive: no-rows-to-check; 1 exchange')
})

it('takes any one of several successors, and a whole list without a retired code is one of 100', () => {
  says(retiredCodesStay(list(['YUM', 'CSD'])), 'held: holds; 1 exchange')
  says(retiredCodesStay(list(['EUR', 'YUM'])), 'broken: value-differs; got YUM alone at data[1].code; 1 exchange')
  says(retiredCodesStay(list(many.slice(0, 99))), 'noted: no-retired-code-known; 1 exchange')
  says(
    retiredCodesStay(list(many.slice(0, 100))),
    'broken: value-differs; got 100 codes, none of them retired at data; 1 exchange',
  )
})
