import { it } from 'node:test'
import { retiredCodesStay, retiredRatesListed } from './retired-codes-stay.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const list = (codes: string[]) => sampleData(codes.map((code) => ({ code })))
const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

it('holds where old and new codes are both listed', () =>
  says(retiredCodesStay(list(['BYR', 'BYN', 'EUR', 'LTL', 'USD'])), 'held: holds'))

it('is broken where an old code stands alone, or a long list has none', () => {
  says(retiredCodesStay(list(['BYR', 'USD'])), 'broken: BYR alone at data[0].code')
  says(retiredCodesStay(list(many)), 'broken: 120 codes, none of them retired at data')
})

it('notes a short list without retired codes, and is inconclusive for an empty or a refused one', () => {
  says(retiredCodesStay(sampleRefusal(400, 'WrongRequestFormat')), 'inconclusive: nothing-to-check')
  says(retiredCodesStay(list(['EUR', 'USD'])), 'noted: no-retired-code-known')
  says(retiredCodesStay(list([])), 'inconclusive: no-rows-to-check')
})

it('takes any one of several successors, and a whole list without a retired code is one of 100', () => {
  says(retiredCodesStay(list(['YUM', 'CSD'])), 'held: holds')
  says(retiredCodesStay(list(['EUR', 'YUM'])), 'broken: YUM alone at data[1].code')
  says(retiredCodesStay(list(many.slice(0, 99))), 'noted: no-retired-code-known')
  says(retiredCodesStay(list(many.slice(0, 100))), 'broken: 100 codes, none of them retired at data')
})

it('wants each retired code with a rate to be listed', () => {
  const rates = sampleData(['EUR', 'LTL', 'MTL'].map((code) => ({ currency_code: code })))
  says(retiredRatesListed(rates, new Set(['EUR', 'LTL', 'MTL'])), 'held: holds-for')
  says(retiredRatesListed(rates, new Set(['EUR', 'LTL'])), 'broken: MTL, which it lacks at data[2].currency_code')
  says(retiredRatesListed(sampleData([{ currency_code: 'EUR' }]), new Set()), 'noted: no-retired-code-known')
})
