import { cases } from '../../../core/test-support/cases.ts'
import { retiredCodesStay, retiredRatesListed } from './retired-codes-stay.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

const list = (codes: string[]) => sampleData(codes.map((code) => ({ code })))
const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

const rates = sampleData(['EUR', 'LTL', 'MTL'].map((code) => ({ currency_code: code })))

cases(
  'holds where old and new codes are both listed',
  [retiredCodesStay(list(['BYR', 'BYN', 'EUR', 'LTL', 'USD'])), 'held: holds'],
  'notes a short list without retired codes, and is inconclusive for an empty or a refused one',
  [retiredCodesStay(list(['EUR', 'USD'])), 'noted: seen'],
  'takes any one of several successors, and a whole list without a retired code is one of 100',
  [retiredCodesStay(list(['YUM', 'CSD'])), 'held: holds'],
  [retiredCodesStay(list(['EUR', 'YUM'])), 'broken: YUM alone at data[1].code'],
  [retiredCodesStay(list(many.slice(0, 99))), 'noted: seen'],
  [retiredCodesStay(list(many.slice(0, 100))), 'broken: 100 codes, none of them retired at data'],
  'wants each retired code with a rate to be listed',
  [retiredRatesListed(rates, new Set(['EUR', 'LTL', 'MTL'])), 'held: holds-for'],
  [retiredRatesListed(rates, new Set(['EUR', 'LTL'])), 'broken: MTL, which it lacks at data[2].currency_code'],
  [retiredRatesListed(sampleData([{ currency_code: 'EUR' }]), new Set()), 'noted: seen'],
)
