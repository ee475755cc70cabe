import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { teachesNothing } from './teaches-nothing.ts'

const learnt = sampleExchange(200, { data: { learned: true } })

it('holds for a refusal and for learned false', () => {
  assert.equal(teachesNothing(learnt, sampleRefusal(404, 'TransactionNotFound')).finding, 'held')
  assert.equal(teachesNothing(learnt, sampleExchange(200, { data: { learned: false } })).finding, 'held')
})

it('is broken by a lesson learnt', () => {
  assert.equal(teachesNothing(learnt, learnt).finding, 'broken')
})

it('proves nothing where the owner cannot teach either', () => {
  const refusal = sampleRefusal(400, 'WrongRequestFormat')
  assert.equal(teachesNothing(refusal, refusal).finding, 'inconclusive')
})
