import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruleOfEveryAnswer } from './rule-of-every-answer.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

test('a rule is judged by its row', () => {
  const right = [sampleExchange(200, { data: [] }), sampleRefusal(404, 'LoginNotFound')]
  const strange = [...right, sampleRefusal(404, 'NoSuchClass')]
  assert.equal(
    ruleOfEveryAnswer('conventions/errors/class-is-documented', right, { version: 'v4', errorForms: ['flat'] }).finding,
    'held',
  )
  assert.equal(
    ruleOfEveryAnswer('conventions/errors/class-is-documented', strange, { version: 'v4', errorForms: ['flat'] })
      .finding,
    'broken',
  )
})

test('a row that states no such rule cannot be judged so', () => {
  assert.equal(
    ruleOfEveryAnswer('ais/rates/floor', [], { version: 'v4', errorForms: ['flat'] }).finding,
    'inconclusive',
  )
})
