import assert from 'node:assert/strict'
import { it } from 'node:test'
import { codeAdded, codeListed, codeWithheld, defaultKeepsList } from './codes-listed.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const list = (...codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })
const empty = list()

it('finds a code in a list', () => {
  assert.equal(inOneLine(codeListed(list('DE', 'XF'), 'XF')), 'held: code-listed {"code":"XF"}; 1 exchange')
  assert.equal(
    inOneLine(codeListed(list('DE'), 'XF')),
    'broken: code-not-listed {"code":"XF","rows":1}; wanted a row with code XF, got 200 with 1 row at data; 1 exchange',
  )
  assert.equal(
    inOneLine(codeListed(sampleRefusal(400, 'WrongRequestFormat'), 'XF')),
    'broken: list-refused {"outcome":"400 WrongRequestFormat"}; wanted a list: a status from 200 to 299 and data, an array, got 400 WrongRequestFormat; 1 exchange',
  )
  assert.equal(inOneLine(codeListed(empty, 'XF')), 'inconclusive: no-rows-to-check; 1 exchange')
})

it('finds that a code is withheld', () => {
  assert.equal(
    inOneLine(codeWithheld([list('DE'), list('FR')], 'XF')),
    'held: code-withheld {"code":"XF","lists":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(codeWithheld([list('DE'), list('DE', 'XF')], 'XF')),
    'broken: code-not-withheld {"code":"XF"}; wanted no row with code XF, got XF at data[1].code; 1 exchange',
  )
  assert.equal(inOneLine(codeWithheld([empty], 'XF')), 'inconclusive: no-rows-to-check; 1 exchange')
})

it('holds where leaving out is the default and the other value differs', () => {
  const lists = [list('FR', 'DE'), list('DE', 'FR'), list('DE', 'FR', 'XF')]
  assert.equal(inOneLine(defaultKeepsList(lists, 'XF')), 'held: default-list-kept {"rows":2,"code":"XF"}; 3 exchanges')
})

it('is broken where leaving out gives other rows than the default', () => {
  const withOther = list('DE', 'XF')
  assert.equal(
    inOneLine(defaultKeepsList([withOther, list('DE'), withOther], 'XF')),
    'broken: default-list-differs {"rows":2,"wanted":1,"first":"XF"}; wanted 1 row, got 2 rows; they differ in XF; 3 exchanges',
  )
  assert.equal(
    inOneLine(defaultKeepsList([list('DE'), list('DE', 'FR'), withOther], 'XF')),
    'broken: default-list-differs {"rows":1,"wanted":2,"first":"FR"}; wanted 2 rows, got 1 row; they differ in FR; 3 exchanges',
  )
})

it('leaves the default untested where no list or every list shows the code', () => {
  for (const [one, answers] of [
    [list('DE'), 'untested: other-value-adds-nothing {"code":"XF"}; 3 exchanges'],
    [list('XF'), 'untested: other-value-adds-nothing {"code":"XF"}; 3 exchanges'],
    [empty, 'inconclusive: no-rows-to-check; 1 exchange'],
  ] as const)
    assert.equal(inOneLine(defaultKeepsList([one, one, one], 'XF')), answers)
})

it('finds that only the second list shows a code', () => {
  const [without, withCode] = [list('DE'), list('DE', 'XF')]
  assert.equal(
    inOneLine(codeAdded([without, withCode], 'XF')),
    'held: code-withheld {"code":"XF","lists":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(codeAdded([withCode, withCode], 'XF')),
    'broken: code-not-withheld {"code":"XF"}; wanted no row with code XF, got XF at data[1].code; 1 exchange',
  )
  assert.equal(
    inOneLine(codeAdded([without, without], 'XF')),
    'untested: other-value-adds-nothing {"code":"XF"}; 2 exchanges',
  )
})

it('needs every list that it compares', () => {
  for (const given of [[], [list('DE')], [list('DE'), list('DE')]])
    assert.equal(
      inOneLine(defaultKeepsList(given, 'XF')),
      'inconclusive: comparison-incomplete {"compared":3,"what":"list"}; 0 exchanges',
    )
  assert.equal(
    inOneLine(codeAdded([list('DE')], 'XF')),
    'inconclusive: comparison-incomplete {"compared":2,"what":"list"}; 0 exchanges',
  )
  assert.equal(inOneLine(codeWithheld([], 'XF')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(inOneLine(codeListed(undefined, 'XF')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(defaultKeepsList([list('DE', 'FR'), list('DE'), list('DE', 'XF')], 'XF')),
    'broken: default-list-differs {"rows":2,"wanted":1,"first":"FR"}; wanted 1 row, got 2 rows; they differ in FR; 3 exchanges',
  )
})
