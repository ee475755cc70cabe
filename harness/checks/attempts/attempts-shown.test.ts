import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listIs, naturesIncluded, showsAttempt } from './attempts-shown.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: {} })
const refusal = sampleRefusal(404, 'LoginNotFound')

describe('listIs', () => {
  it('holds for exactly these rows', () => assert.equal(listIs(listOf('1', '2'), ['1', '2']).finding, 'held'))
  it('is broken by a row too many, one too few and one twice', () => {
    for (const ids of [['1', '2', '3'], ['1'], ['1', '2', '2'], []]) {
      assert.equal(listIs(listOf(...ids), ['1', '2']).finding, 'broken')
    }
  })
  it('is inconclusive without ids, without a list and without an answer', () => {
    for (const list of [undefined, refusal, sampleTransportError()])
      assert.equal(listIs(list, ['1']).finding, 'inconclusive')
    assert.equal(listIs(listOf(), []).finding, 'inconclusive')
  })
})

describe('showsAttempt', () => {
  it('holds for the attempt with that id', () => {
    assert.equal(showsAttempt(sampleExchange(200, { data: { id: '7' } }), '7').finding, 'held')
  })
  it('is broken by another attempt and by a refusal', () => {
    assert.equal(showsAttempt(sampleExchange(200, { data: { id: '8' } }), '7').got, 'id "8"')
    assert.equal(showsAttempt(refusal, '7').finding, 'broken')
  })
  it('is inconclusive without an answer', () =>
    assert.equal(showsAttempt(sampleTransportError(), '7').finding, 'inconclusive'))
})

describe('naturesIncluded', () => {
  const words = ['account', 'card']
  const list = (include_natures?: unknown) => sampleExchange(200, { data: [{ id: '1', include_natures }] })
  const alone = (include_natures?: unknown) => sampleExchange(200, { data: { id: '1', include_natures } })
  it('holds for words of the list', () => {
    assert.equal(naturesIncluded([list(['card']), alone(['card'])], words).finding, 'held')
    assert.equal(naturesIncluded([list(), alone(['account', 'card'])], words).finding, 'held')
  })
  it('is broken by another word, and by a text in place of an array', () => {
    assert.equal(naturesIncluded([list(['card', 'cash'])], words).got, '"cash"')
    assert.equal(naturesIncluded([alone('cards')], words).finding, 'broken')
  })
  it('is untested where none is shown', () => {
    for (const value of [undefined, null, []]) assert.equal(naturesIncluded([list(value)], words).finding, 'untested')
  })
  it('is inconclusive without an answer', () => {
    assert.equal(naturesIncluded([sampleTransportError()], words).finding, 'inconclusive')
  })
})
