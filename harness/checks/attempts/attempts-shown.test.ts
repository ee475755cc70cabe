import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { listIs, listsAre, showAttempts, showsAttempt } from './attempts-shown.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: {} })
const refusal = sampleRefusal(404, 'LoginNotFound')
const large = '12345678901234567890'

cases(
  'A list has these attempts and no others',
  [listIs(listOf('1', '2'), ['1', '2']), 'held'],
  [listIs(listOf('1', '3'), ['1', '2']), 'broken: 1, 3 at data'],
  [listIs(listOf(), ['1', '2']), 'broken: no row at data'],
  [
    [['1', '2', '3'], ['1'], ['1', '2', '2']].map((ids) => listIs(listOf(...ids), ['1', '2']).finding).join(),
    /^(broken,?){3}$/,
  ],
  [listIs(listOf('1'), []), 'inconclusive: nothing-to-check'],
  [listsAre([listOf('1'), listOf('2')], [['1'], ['2']]), 'held: holds (2)'],
  [listsAre([listOf('1'), listOf('3')], [['1'], ['2']]), 'broken: 3 at data'],
  'An attempt is shown by its id, digit for digit',
  [showsAttempt(sampleData({ id: '7' }), '7'), 'held'],
  [showsAttempt(sampleData({ id: 7 }), '7'), 'held: value-as-expected'],
  [showsAttempt(sampleExchange(200, `{"data":{"id":${large}}}`), large), 'held: value-as-expected'],
  [showsAttempt(sampleData({ id: '8' }), '7').got, 'id "8"'],
  [showsAttempt(sampleData({ id: true }), 'true'), 'broken: id absent at data.id'],
  [showsAttempt(refusal, '7'), 'broken: 404 LoginNotFound at data.id'],
  [showAttempts([sampleData({ id: '7' })], ['7']), 'held: value-as-expected'],
  [showAttempts([refusal], ['7']), 'broken: 404 LoginNotFound at data.id'],
)
