import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { countryCodesKnown } from './country-codes-known.ts'
import { taskStateOf } from './iso-3166.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

const list = (...codes: string[]) => sampleData(codes.map((code) => ({ code })))

cases(
  'is broken by a code that the standard never had',
  [countryCodesKnown(list('DE', 'LI', 'ZQ')), 'broken: ZQ at data[2].code'],
  'notes codes that the standard reserves or leaves to its users',
  [
    ['XK', 'UK', 'EU', 'AN', 'QZ'].map((code) => inOneLine(countryCodesKnown(list('DE', code)))),
    ['noted: seen', 'noted: seen', 'noted: seen', 'noted: seen', 'noted: seen'],
  ],
  'is inconclusive for an empty list',
  [countryCodesKnown(list()), 'inconclusive: nothing-to-check'],
  'leaves codes of a wrong form to the rule of the form, and needs a list',
  [countryCodesKnown(list('DE', 'ZQX', 'aZQ', 'XO')), 'held: holds-for'],
  'takes only two letters for a code of the standard',
  [
    ['DE', 'XK', 'QM', 'ZQ', 'AXK', 'XKA', ''].map(taskStateOf),
    ['assigned', 'reserved', 'reserved', 'unknown', 'unknown', 'unknown', 'unknown'],
  ],
)
