import assert from 'node:assert/strict'
import { it } from 'node:test'
import { codeListed, codeWithheld, defaultHidesCode } from './codes-listed.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const list = (...codes: string[]) => sampleExchange(200, { data: codes.map((code) => ({ code })) })
const empty = list()

it('finds a code in a list', () => {
  assert.equal(codeListed(list('DE', 'XF'), 'XF').finding, 'held')
  assert.equal(codeListed(list('DE'), 'XF').finding, 'broken')
  assert.equal(codeListed(sampleRefusal(400, 'WrongRequestFormat'), 'XF').finding, 'broken')
  assert.equal(codeListed(empty, 'XF').finding, 'inconclusive')
})

it('finds that a code is withheld', () => {
  assert.equal(codeWithheld([list('DE'), list('FR')], 'XF').finding, 'held')
  assert.equal(codeWithheld([list('DE'), list('DE', 'XF')], 'XF').place, 'data[1].code')
  assert.equal(codeWithheld([empty], 'XF').finding, 'inconclusive')
})

it('holds where leaving out is the default and the other value differs', () => {
  const lists = [list('FR', 'DE'), list('DE', 'FR'), list('DE', 'FR', 'XF')]
  assert.equal(defaultHidesCode(lists, 'XF').finding, 'held')
})

it('is broken where the code shows by default, or other rows are missing', () => {
  const withOther = list('DE', 'XF')
  const shown = [withOther, list('DE'), withOther]
  assert.equal(defaultHidesCode(shown, 'XF').finding, 'broken')
  const shorter = [list('DE'), list('DE', 'FR'), withOther]
  assert.match(defaultHidesCode(shorter, 'XF').got ?? '', /FR/)
})

it('cannot tell where no value shows the code', () => {
  const lists = [list('DE'), list('DE'), list('DE')]
  assert.equal(defaultHidesCode(lists, 'XF').finding, 'inconclusive')
})
