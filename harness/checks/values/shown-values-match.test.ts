import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { shownLinksResolve, shownValuesMatch } from './shown-values-match.ts'

const options = { pick: 'data[].extra', obligation: 'ais/accounts/card-type-words' }
const finding = (data: unknown) => shownValuesMatch([sampleExchange(200, { data })], 'ais/account-extra', options)

it('holds where the value is shown as documented', () => {
  assert.equal(
    finding([
      { id: '1', extra: {} },
      { id: '2', extra: { card_type: 'visa' } },
    ]).finding,
    'held',
  )
})

it('is broken where the value is shown in another way', () => {
  const judgement = finding([{ id: '1', extra: { card_type: 'Visa' } }])
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data[0].extra.card_type'])
})

it('is untested where rows leave the value out', () => {
  for (const row of [{ id: '1' }, { id: '1', extra: null }, { id: '1', extra: {} }]) {
    assert.equal(finding([row]).finding, 'untested')
  }
})

it('is inconclusive without rows, on a refusal and on trouble', () => {
  assert.equal(finding([]).finding, 'inconclusive')
  for (const exchange of [sampleRefusal(400, 'ClientDisabled'), sampleTransportError()]) {
    assert.equal(shownValuesMatch([exchange], 'ais/account-extra', options).finding, 'inconclusive')
  }
})

const codes = (data: unknown, known: string[]) =>
  shownLinksResolve([sampleExchange(200, { data })], known, { pick: 'data[].assets[].code', wanted: 'a listed code' })

it('follows the links that are shown', () => {
  const row = { id: '1', assets: [{ code: 'XAU' }] }
  assert.equal(codes([row], ['XAU']).finding, 'held')
  assert.equal(codes([row], ['BTC']).finding, 'broken')
  assert.equal(codes([row], []).finding, 'inconclusive')
  assert.equal(codes([{ id: '1' }], ['XAU']).finding, 'untested')
})
