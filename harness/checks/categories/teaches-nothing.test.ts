import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { teachesNothing } from './teaches-nothing.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const learnt = sampleExchange(200, { data: { learned: true } })

it('holds for a refusal and for learned false', () => {
  assert.equal(
    inOneLine(teachesNothing(learnt, sampleRefusal(404, 'TransactionNotFound'))),
    'held: request-refused {"outcome":"404 TransactionNotFound"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(teachesNothing(learnt, sampleExchange(200, { data: { learned: false } }))),
    'held: learned-is-false; 2 exchanges',
  )
})

it('is broken by a lesson learnt', () => {
  assert.equal(
    inOneLine(teachesNothing(learnt, learnt)),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal"}; wanted a refusal, got accepted: 200 with data; 2 exchanges',
  )
})

it('proves nothing where the owner cannot teach either', () => {
  const refusal = sampleRefusal(400, 'WrongRequestFormat')
  assert.equal(
    inOneLine(teachesNothing(refusal, refusal)),
    'inconclusive: control-refused {"outcome":"400 WrongRequestFormat"}; 2 exchanges',
  )
})

it('counts learned false where both were accepted alone', () => {
  const nothing = sampleExchange(200, { data: { learned: false } })
  assert.equal(
    inOneLine(teachesNothing(undefined, nothing)),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal"}; wanted a refusal, got accepted: 200 with data; 1 exchange',
  )
  assert.equal(inOneLine(teachesNothing(learnt, undefined)), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(teachesNothing(sampleRefusal(404, 'X'), nothing)),
    'inconclusive: control-refused {"outcome":"404 X"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(teachesNothing(learnt, sampleExchange(400, { data: { learned: false } }))),
    'held: request-refused {"outcome":"400 without an error class"}; 2 exchanges',
  )
})
