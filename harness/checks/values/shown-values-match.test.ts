import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { shownLinksResolve, shownValuesMatch } from './shown-values-match.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const options = { pick: 'data[].extra', obligation: 'ais/accounts/card-type-words' }
const finding = (data: unknown) => shownValuesMatch([sampleExchange(200, { data })], 'ais/account-extra', options)

it('holds where the value is shown as documented', () => {
  assert.equal(
    inOneLine(
      finding([
        { id: '1', extra: {} },
        { id: '2', extra: { card_type: 'visa' } },
      ]),
    ),
    'held: resources-match {"values":1,"resources":2,"place":"data[].extra","words":["visa"]}; 1 exchanges',
  )
})

it('is broken where the value is shown in another way', () => {
  const judgement = finding([{ id: '1', extra: { card_type: 'Visa' } }])
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data[0].extra.card_type'])
})

it('is untested where rows leave the value out', () => {
  for (const row of [{ id: '1' }, { id: '1', extra: null }, { id: '1', extra: {} }]) {
    assert.equal(
      inOneLine(finding([row])),
      'untested: no-value-shown {"resources":1,"place":"data[].extra"}; 1 exchanges',
    )
  }
})

it('is inconclusive without rows, on a refusal and on trouble', () => {
  assert.equal(inOneLine(finding([])), 'inconclusive: no-resource-at {"place":"data[].extra"}; 1 exchanges')
  for (const exchange of [sampleRefusal(400, 'ClientDisabled'), sampleTransportError()]) {
    assert.equal(shownValuesMatch([exchange], 'ais/account-extra', options).finding, 'inconclusive')
  }
})

const codes = (data: unknown, known: string[]) =>
  shownLinksResolve([sampleExchange(200, { data })], known, { pick: 'data[].assets[].code', wanted: 'a listed code' })

it('follows the links that are shown', () => {
  const row = { id: '1', assets: [{ code: 'XAU' }] }
  assert.equal(
    inOneLine(codes([row], ['XAU'])),
    'held: values-as-documented {"place":"data[].assets[].code","values":1,"wanted":"a listed code"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(codes([row], ['BTC'])),
    'broken: value-differs {"wanted":"a listed code","got":"\\"XAU\\"","place":"data[0].assets[0].code"}; wanted a listed code, got "XAU" at data[0].assets[0].code; 1 exchanges',
  )
  assert.equal(inOneLine(codes([row], [])), 'inconclusive: known-list-is-empty; 1 exchanges')
  assert.equal(
    inOneLine(codes([{ id: '1' }], ['XAU'])),
    'untested: no-value-shown {"resources":1,"place":"data[].assets[].code"}; 1 exchanges',
  )
})
