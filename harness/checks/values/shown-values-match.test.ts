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
    'held: resources-match {"values":1,"resources":2,"place":"data[].extra","words":["visa"]}; 1 exchange',
  )
})

it('is broken where the value is shown differently', () => {
  const judgement = finding([{ id: '1', extra: { card_type: 'Visa' } }])
  assert.equal(
    inOneLine(judgement),
    'broken: resource-differs {"resource":"account extra","place":"data[0].extra.card_type","wanted":"one of american_express, china_unionpay, diners_club, jcb, maestro, master_card, uatp, visa","got":"\\"Visa\\""}; wanted one of american_express, china_unionpay, diners_club, jcb, maestro, master_card, uatp, visa, got "Visa" at data[0].extra.card_type; 1 exchange',
  )
})

it('is untested where rows leave the value out', () => {
  for (const row of [{ id: '1' }, { id: '1', extra: null }, { id: '1', extra: {} }]) {
    assert.equal(
      inOneLine(finding([row])),
      'untested: no-value-shown {"resources":1,"place":"data[].extra"}; 1 exchange',
    )
  }
})

it('is inconclusive without rows, on a refusal and on a transport error', () => {
  assert.equal(inOneLine(finding([])), 'inconclusive: no-resource-at {"place":"data[].extra"}; 1 exchange')
  assert.deepEqual(
    [sampleRefusal(400, 'ClientDisabled'), sampleTransportError()].map((exchange) =>
      inOneLine(shownValuesMatch([exchange], 'ais/account-extra', options)),
    ),
    [
      'inconclusive: nothing-to-check {"what":"resource","outcome":"400 ClientDisabled"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

const codes = (data: unknown, known: string[]) =>
  shownLinksResolve([sampleExchange(200, { data })], known, { pick: 'data[].assets[].code', wanted: 'a listed code' })

it('follows the links that are shown', () => {
  const row = { id: '1', assets: [{ code: 'XAU' }] }
  assert.equal(
    inOneLine(codes([row], ['XAU'])),
    'held: values-as-documented {"place":"data[].assets[].code","values":1,"wanted":"a listed code"}; 1 exchange',
  )
  assert.equal(
    inOneLine(codes([row], ['BTC'])),
    'broken: value-differs {"wanted":"a listed code","got":"\\"XAU\\"","place":"data[0].assets[0].code"}; wanted a listed code, got "XAU" at data[0].assets[0].code; 1 exchange',
  )
  assert.equal(inOneLine(codes([row], [])), 'inconclusive: known-list-is-empty; 1 exchange')
  assert.equal(
    inOneLine(codes([{ id: '1' }], ['XAU'])),
    'untested: no-value-shown {"resources":1,"place":"data[].assets[].code"}; 1 exchange',
  )
})

it('needs every list to be read, and one value shown anywhere', () => {
  const [shown, bare] = [{ id: '1', extra: { card_type: 'visa' } }, { id: '2' }].map((row) =>
    sampleExchange(200, { data: [row] }),
  )
  const both = (...lists: Array<typeof shown>) =>
    inOneLine(
      shownValuesMatch(
        lists.filter((one) => one !== undefined),
        'ais/account-extra',
        options,
      ),
    )
  assert.equal(
    both(bare, shown),
    'held: resources-match {"values":1,"resources":1,"place":"data[].extra","words":["visa"]}; 2 exchanges',
  )
  assert.equal(
    both(bare, sampleRefusal(400, 'ClientDisabled')),
    'inconclusive: nothing-to-check {"what":"resource","outcome":"400 ClientDisabled"}; 1 exchange',
  )
  assert.equal(
    inOneLine(codes([{ id: '1', assets: [{ code: null }] }], ['XAU'])),
    'untested: no-value-shown {"resources":1,"place":"data[].assets[].code"}; 1 exchange',
  )
})
