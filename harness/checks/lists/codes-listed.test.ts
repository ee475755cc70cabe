import { cases } from '../../../core/test-support/cases.ts'
import { codeAdded, codeListed, codeWithheld, defaultKeepsList } from './codes-listed.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

const list = (...codes: string[]) => sampleData(codes.map((code) => ({ code })))
const empty = list()

const lists = [list('FR', 'DE'), list('DE', 'FR'), list('DE', 'FR', 'XF')] as const
const withOther = list('DE', 'XF')
const [without, withCode] = [list('DE'), list('DE', 'XF')]
const thrice = (one: typeof empty) => defaultKeepsList([one, one, one], 'XF')

cases(
  'finds a code in a list',
  [codeListed(list('DE', 'XF'), 'XF'), 'held: holds'],
  [codeListed(list('DE'), 'XF'), 'broken: 200 with 1 row at data'],
  [codeListed(empty, 'XF'), 'inconclusive: nothing-to-check'],
  'holds where leaving out is the default and the other value differs',
  [defaultKeepsList(lists, 'XF'), 'held: seen (3)'],
  'is broken where leaving out gives other rows than the default',
  [defaultKeepsList([withOther, list('DE'), withOther], 'XF'), 'broken: 2 rows; they differ in XF (3)'],
  [defaultKeepsList([list('DE'), list('DE', 'FR'), withOther], 'XF'), 'broken: 1 row; they differ in FR (3)'],
  'leaves the default untested where no list or every list shows the code',
  [thrice(without), 'untested: nothing-shows (3)'],
  [thrice(list('XF')), 'untested: nothing-shows (3)'],
  [thrice(empty), 'inconclusive: nothing-to-check'],
  'finds that only the second list shows a code',
  [codeAdded([without, withCode], 'XF'), 'held: holds-for'],
  [codeAdded([withCode, withCode], 'XF'), 'broken: XF at data[1].code'],
  [codeAdded([without, without], 'XF'), 'untested: nothing-shows (2)'],
  'needs every list that it compares',
  [codeWithheld([], 'XF'), 'inconclusive: nothing-sent (0)'],
)
