import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange } from '../checks/test-support/sample-exchange.ts'
import { SeenAnswers } from './seen-answers.ts'

function commonestOf(...bodies: unknown[]): string {
  const seen = new SeenAnswers()
  for (const body of bodies) seen.add('list countries', sampleExchange(400, body))
  return seen.commonest()
}

it('names the outcome seen most often, be it a class of several words or no text at all', () => {
  assert.equal(commonestOf({ error_class: 'A' }, { error_class: 'B' }, { error_class: 'B' }), 'B')
  assert.equal(commonestOf({ error: { class: 'Api Key Not Found' } }), 'Api Key Not Found')
  assert.equal(commonestOf({ error_class: { a: 1 } }, { error_class: ['x'] }, {}, null), '400')
  assert.equal(commonestOf({ apiClientMessages: [{ code: 'FORMAT_ERROR' }] }), 'FORMAT_ERROR')
  assert.equal(commonestOf({ error_class: 'x'.repeat(61) }), 'of-another-kind')
})
