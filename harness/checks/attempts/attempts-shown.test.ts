import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listIs, listsAre, wordsIncluded, showAttempts, showsAttempt } from './attempts-shown.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: {} })
const refusal = sampleRefusal(404, 'LoginNotFound')

describe('listIs', () => {
  it('holds for exactly these rows', () => assert.equal(listIs(listOf('1', '2'), ['1', '2']).finding, 'held'))
  it('is broken by a row too many, one too few and one twice', () => {
    for (const ids of [['1', '2', '3'], ['1'], ['1', '2', '2'], []])
      assert.equal(listIs(listOf(...ids), ['1', '2']).finding, 'broken')
  })
})

describe('showsAttempt', () => {
  it('holds for the attempt with that id', () =>
    assert.equal(showsAttempt(sampleData({ id: '7' }), '7').finding, 'held'))
  it('is broken by the wrong attempt and by a refusal', () =>
    assert.equal(showsAttempt(sampleData({ id: '8' }), '7').got, 'id "8"'))
})

describe('wordsIncluded', () => {
  const words = ['account', 'card']
  const list = (include_natures?: unknown) => sampleData([{ id: '1', include_natures }])
  const alone = (include_natures?: unknown) => sampleData({ id: '1', include_natures })
  it('holds for words of the list', () => {
    assert.equal(wordsIncluded([list(['card']), alone(['card'])], 'include_natures', words).finding, 'held')
    assert.equal(wordsIncluded([list(), alone(['account', 'card'])], 'include_natures', words).finding, 'held')
  })
  it('is broken by a wrong word, by null among words, and by a text in place of an array', () => {
    assert.equal(wordsIncluded([list(['card', 'cash'])], 'include_natures', words).got, '"cash"')
    assert.equal(wordsIncluded([list(['card']), alone(['card', null])], 'include_natures', words).got, 'null')
    assert.equal(wordsIncluded([alone('cards')], 'include_natures', words).finding, 'broken')
  })
  it('is inconclusive without an answer', () =>
    assert.equal(wordsIncluded([sampleTransportError()], 'include_natures', words).finding, 'inconclusive'))
})

it('Each case comes to its finding, and says what the list and the answer show', () => {
  says(listIs(listOf('1'), []), 'inconclusive: no-id-to-look-for')
  says(listIs(listOf('1', '3'), ['1', '2']), 'broken: 1, 3 at data')
  says(listIs(listOf(), ['1', '2']), 'broken: no row at data')
  says(showsAttempt(refusal, '7'), 'broken: 404 LoginNotFound at data.id')
  says(showsAttempt(sampleData({ id: 7 }), '7'), 'held: value-as-expected')
  says(
    showsAttempt(sampleExchange(200, '{"data":{"id":12345678901234567890}}'), '12345678901234567890'),
    'held: value-as-expected',
  )
  says(showsAttempt(sampleData({ id: true }), 'true'), 'broken: id absent at data.id')
  says(wordsIncluded([sampleData([{ id: '1' }])], 'include_natures', ['card']), 'untested: not-shown')
  says(listsAre([listOf('1'), listOf('2')], [['1'], ['2']]), 'held: holds (2)')
  says(listsAre([listOf('1'), listOf('3')], [['1'], ['2']]), 'broken: 3 at data')
  says(showAttempts([sampleData({ id: '7' })], ['7']), 'held: value-as-expected')
  says(showAttempts([refusal], ['7']), 'broken: 404 LoginNotFound at data.id')
})
