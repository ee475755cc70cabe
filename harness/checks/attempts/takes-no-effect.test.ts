import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type SignOfWrite, takesNoEffect } from './takes-no-effect.ts'

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })
const refusal = sampleRefusal(404, 'ApiKeyNotFound')
const control = sampleData({ id: '2' })

it('compares what is listed before the refusal and after it', () => {
  const listed = (before: string[], after: string[], last: string[], answer = control) =>
    inOneLine(
      takesNoEffect({ refusal, control: answer, lists: [listOf(...before), listOf(...after), listOf(...last)] }),
    )
  assert.match(listed(['1'], ['1'], ['1', '2']), /^held: refusal-without-effect/)
  assert.match(listed(['1'], ['1', '2'], ['1', '2', '3']), /^broken: refusal-with-effect; got 2 in the/)
  assert.match(listed([], [], []), /^untested: write-not-seen/)
  // The list shows that the refused request wrote nothing, so that something else is why the right one is refused.
  assert.match(listed([], [], [], sampleRefusal(409, 'LoginAlreadyProcessing')), /^inconclusive: control-refused/)
  assert.match(listed([], [], [], sampleRefusal(400, 'WrongRequestFormat')), /^inconclusive: control-refused/)
})

it('compares marks, and which rows are gone, where these show it', () => {
  const marks = (...flags: boolean[]) =>
    sampleExchange(200, { data: flags.map((duplicated, at) => ({ id: String(at), duplicated })), meta: {} })
  const none = marks(false, false)
  const one = marks(true, false)
  const decided = (shownBy: SignOfWrite, ...lists: [Exchange, Exchange, Exchange]) =>
    inOneLine(takesNoEffect({ refusal, control, lists, shownBy }))
  assert.match(decided('flagged', none, none, one), /^held/)
  assert.match(decided('flagged', none, one, one), /^broken: .*got 0 in the list/)
  assert.match(decided('unflagged', one, one, none), /^held/)
  assert.match(decided('unflagged', one, none, none), /^broken/)
  assert.match(decided('rows gone', none, none, marks()), /^held/)
  assert.match(decided('rows gone', none, marks(), marks()), /^broken: .*got 2 rows fewer in the list/)
  assert.match(decided('rows gone', none, none, none), /^untested/)
  // Rows that come meanwhile are no deletion.
  assert.match(decided('rows gone', one, marks(true, false, false), marks()), /^held/)
})

it('goes by a repetition where nothing is listed', () => {
  const repeated = (answer = control, again = sampleRefusal(409, 'DuplicatedCustomer')) =>
    inOneLine(takesNoEffect({ refusal, control: answer, again }))
  assert.match(repeated(), /^held/)
  assert.match(repeated(sampleRefusal(409, 'DuplicatedCustomer')), /^broken: .*DuplicatedCustomer/)
  assert.match(repeated(sampleRefusal(409, 'LoginAlreadyProcessing')), /^broken: .*LoginAlreadyProcessing/)
  assert.match(repeated(control, control), /^untested: write-not-seen/)
})

it('is untested where the defect was accepted, or an answer is missing', () => {
  assert.match(inOneLine(takesNoEffect({ refusal: control, control, again: refusal })), /^untested: request-accepted/)
  const lost = sampleTransportError()
  assert.match(inOneLine(takesNoEffect({ refusal: lost, control, again: refusal })), /^inconclusive/)
})
