import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import {
  codeAdded,
  codeListed,
  codeWithheld,
  defaultKeepsList,
  countryCodesKnown,
  taskStateOf,
  retiredCodesStay,
  retiredRatesListed,
} from './codes-listed.ts'

const list = (...codes: string[]) => sampleData(codes.map((code) => ({ code })))
const empty = list()

const lists = [list('FR', 'DE'), list('DE', 'FR'), list('DE', 'FR', 'XF')] as const
const withOther = list('DE', 'XF')
const [without, withCode] = [list('DE'), list('DE', 'XF')]
const thrice = (one: typeof empty) => defaultKeepsList([one, one, one], 'XF')

cases(
  'codeListed finds a code in a list',
  [codeListed(list('DE', 'XF'), 'XF'), 'held: holds'],
  [codeListed(list('DE'), 'XF'), 'broken: 200 with 1 row at data'],
  [codeListed(empty, 'XF'), 'inconclusive: nothing-to-check'],
  'defaultKeepsList holds where leaving out is the default and the other value differs',
  [defaultKeepsList(lists, 'XF'), 'held: holds-for (3)'],
  'defaultKeepsList is broken where leaving out gives other rows than the default',
  [defaultKeepsList([withOther, list('DE'), withOther], 'XF'), 'broken: 2 rows; they differ in XF (3)'],
  [defaultKeepsList([list('DE'), list('DE', 'FR'), withOther], 'XF'), 'broken: 1 row; they differ in FR (3)'],
  'codesListed leaves the default untested where no list or every list shows the code',
  [thrice(without), 'untested: not-shown (3)'],
  [thrice(empty), 'inconclusive: nothing-to-check'],
  'codeAdded finds that only the second list shows a code',
  [codeAdded([without, withCode], 'XF'), 'held: holds-for'],
  [codeAdded([withCode, withCode], 'XF'), 'broken: XF at data[1].code'],
  [codeAdded([without, without], 'XF'), 'untested: not-shown (2)'],
  'codeWithheld needs every list that it compares',
  [codeWithheld([], 'XF'), 'inconclusive: nothing-sent (0)'],
)

cases(
  'countryCodesKnown is broken by a code that the standard never had',
  [countryCodesKnown(list('DE', 'LI', 'ZQ')), 'broken: ZQ at data[2].code'],
  'countryCodesKnown notes codes that the standard reserves or leaves to its users',
  ...['XK', 'UK', 'EU', 'AN', 'QZ'].map(
    (code) => [countryCodesKnown(list('DE', code)), 'noted: values-shown'] as const,
  ),
  'countryCodesKnown is inconclusive for an empty list',
  [countryCodesKnown(list()), 'inconclusive: nothing-to-check'],
  'countryCodesKnown leaves codes of a wrong form to the rule of the form, and needs a list',
  [countryCodesKnown(list('DE', 'ZQX', 'aZQ', 'XO')), 'held: holds-for'],
  'countryCodesKnown takes only two letters for a code of the standard',
  [['DE', 'XK', 'QM'].map(taskStateOf), ['assigned', 'reserved', 'reserved']],
  ...['ZQ', 'AXK', 'XKA', ''].map((code) => [taskStateOf(code), 'unknown', code] as const),
)

const many = Array.from({ length: 120 }, (_, index) => `Q${String.fromCharCode(65 + (index % 26))}${index}`)

const rates = sampleData(['EUR', 'LTL', 'MTL'].map((code) => ({ currency_code: code })))

cases(
  'retiredCodesStay notes a short list without retired codes, and is inconclusive for an empty or a refused one',
  [retiredCodesStay(list('EUR', 'USD')), 'noted: nothing-to-check'],
  'retiredCodesStay takes any one of several successors, and a whole list without a retired code is one of 100',
  [retiredCodesStay(list('YUM', 'CSD')), 'held: holds'],
  [retiredCodesStay(list('EUR', 'YUM')), 'broken: YUM alone at data[1].code'],
  [retiredCodesStay(list(...many.slice(0, 100))), 'broken: 100 codes, none of them retired at data'],
  'retiredRatesListed wants each retired code with a rate to be listed',
  [retiredRatesListed(rates, new Set(['EUR', 'LTL', 'MTL'])), 'held: holds-for'],
  [retiredRatesListed(rates, new Set(['EUR', 'LTL'])), 'broken: MTL, which it lacks at data[2].currency_code'],
  [retiredRatesListed(sampleData([{ currency_code: 'EUR' }]), new Set()), 'noted: nothing-to-check'],
)
