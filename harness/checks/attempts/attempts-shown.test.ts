import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listIs, listsAre, wordsIncluded, showAttempts, showsAttempt } from './attempts-shown.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: {} })
const refusal = sampleRefusal(404, 'LoginNotFound')

describe('listIs', () => {
  it('holds for exactly these rows', () => assert.equal(listIs(listOf('1', '2'), ['1', '2']).finding, 'held'))
  it('is broken by a row too many, one too few and one twice', () => {
    for (const ids of [['1', '2', '3'], ['1'], ['1', '2', '2'], []])
      assert.equal(listIs(listOf(...ids), ['1', '2']).finding, 'broken')
  })
})

const words = ['account', 'card']
const list = (include_natures?: unknown) => sampleData([{ id: '1', include_natures }])
const alone = (include_natures?: unknown) => sampleData({ id: '1', include_natures })

cases(
  'holds for the attempt with that id',
  [showsAttempt(sampleData({ id: '7' }), '7'), 'held'],
  'is broken by the wrong attempt and by a refusal',
  [showsAttempt(sampleData({ id: '8' }), '7').got, 'id "8"'],
  'holds for words of the list',
  [wordsIncluded([list(['card']), alone(['card'])], 'include_natures', words), 'held'],
  [wordsIncluded([list(), alone(['account', 'card'])], 'include_natures', words), 'held'],
  'is broken by a wrong word, by null among words, and by a text in place of an array',
  [wordsIncluded([list(['card', 'cash'])], 'include_natures', words).got, '"cash"'],
  [wordsIncluded([list(['card']), alone(['card', null])], 'include_natures', words).got, 'null'],
  [wordsIncluded([alone('cards')], 'include_natures', words), 'broken'],
  'is inconclusive without an answer',
  [wordsIncluded([sampleTransportError()], 'include_natures', words), 'inconclusive'],
  'Each case comes to its finding, and says what the list and the answer show',
  [listIs(listOf('1'), []), 'inconclusive: no-id-to-look-for'],
  [listIs(listOf('1', '3'), ['1', '2']), 'broken: 1, 3 at data'],
  [listIs(listOf(), ['1', '2']), 'broken: no row at data'],
  [showsAttempt(refusal, '7'), 'broken: 404 LoginNotFound at data.id'],
  [showsAttempt(sampleData({ id: 7 }), '7'), 'held: value-as-expected'],
  [
    showsAttempt(sampleExchange(200, '{"data":{"id":12345678901234567890}}'), '12345678901234567890'),
    'held: value-as-expected',
  ],
  [showsAttempt(sampleData({ id: true }), 'true'), 'broken: id absent at data.id'],
  [wordsIncluded([sampleData([{ id: '1' }])], 'include_natures', ['card']), 'untested: not-shown'],
  [listsAre([listOf('1'), listOf('2')], [['1'], ['2']]), 'held: holds (2)'],
  [listsAre([listOf('1'), listOf('3')], [['1'], ['2']]), 'broken: 3 at data'],
  [showAttempts([sampleData({ id: '7' })], ['7']), 'held: value-as-expected'],
  [showAttempts([refusal], ['7']), 'broken: 404 LoginNotFound at data.id'],
)
