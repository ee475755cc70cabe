import { it } from 'node:test'
import { codeAdded, codeListed, codeWithheld, defaultKeepsList } from './codes-listed.ts'
import { sampleData } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const list = (...codes: string[]) => sampleData(codes.map((code) => ({ code })))
const empty = list()

it('finds a code in a list', () => {
  says(codeListed(list('DE', 'XF'), 'XF'), 'held: holds')
  says(codeListed(list('DE'), 'XF'), 'broken: 200 with 1 row at data')
  says(codeListed(empty, 'XF'), 'inconclusive: no-rows-to-check')
})

it('finds that a code is withheld', () => {
  says(codeWithheld([list('DE'), list('FR')], 'XF'), 'held: holds-for (2)')
  says(codeWithheld([list('DE'), list('DE', 'XF')], 'XF'), 'broken: XF at data[1].code')
  says(codeWithheld([empty], 'XF'), 'inconclusive: no-rows-to-check')
})

it('holds where leaving out is the default and the other value differs', () => {
  const lists = [list('FR', 'DE'), list('DE', 'FR'), list('DE', 'FR', 'XF')] as const
  says(defaultKeepsList(lists, 'XF'), 'held: default-list-kept (3)')
})

it('is broken where leaving out gives other rows than the default', () => {
  const withOther = list('DE', 'XF')
  says(defaultKeepsList([withOther, list('DE'), withOther], 'XF'), 'broken: 2 rows; they differ in XF (3)')
  says(defaultKeepsList([list('DE'), list('DE', 'FR'), withOther], 'XF'), 'broken: 1 row; they differ in FR (3)')
})

it('leaves the default untested where no list or every list shows the code', () => {
  for (const [one, answers] of [
    [list('DE'), 'untested: other-value-adds-nothing (3)'],
    [list('XF'), 'untested: other-value-adds-nothing (3)'],
    [empty, 'inconclusive: no-rows-to-check'],
  ] as const)
    says(defaultKeepsList([one, one, one], 'XF'), answers)
})

it('finds that only the second list shows a code', () => {
  const [without, withCode] = [list('DE'), list('DE', 'XF')]
  says(codeAdded([without, withCode], 'XF'), 'held: holds-for')
  says(codeAdded([withCode, withCode], 'XF'), 'broken: XF at data[1].code')
  says(codeAdded([without, without], 'XF'), 'untested: other-value-adds-nothing (2)')
})

it('needs every list that it compares', () => says(codeWithheld([], 'XF'), 'inconclusive: nothing-sent (0)'))
