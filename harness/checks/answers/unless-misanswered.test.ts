import assert from 'node:assert/strict'
import { it } from 'node:test'
import { broken, held, noted } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { errorIsJson } from '../errors/error-form.ts'
import { says } from '../../../core/test-support/cases.ts'
import { refused } from './refused-as.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { unlessMisanswered } from './unless-misanswered.ts'

const control = sampleData({})
const crash = sampleExchange(500, { message: 'broken' })

it('breaks a rule that asks for a refusal, and leaves open any other, where the target failed', () => {
  says(unlessMisanswered(refused(control, crash)), 'broken: 500 without an error class (2)')
  assert.equal(unlessMisanswered(refused(control, sampleRefusal(400, 'InternalServerError'))).finding, 'broken')
  says(unlessMisanswered(held(because('holds'), [control, crash])), 'inconclusive: nothing-shows (2)')
})

it('keeps what rests on no server error, what is not held, and what is said of the form of each answer', () => {
  const difference = { wanted: 'a', got: 'b' }
  for (const judgement of [
    refused(control, sampleRefusal(400, 'WrongRequestFormat')),
    broken(because('holds'), difference, [crash]),
    noted(because('answer-noted', { outcome: '500' }), [crash]),
    errorIsJson([crash]),
  ])
    assert.equal(unlessMisanswered(judgement), judgement)
})

it('shows no rule to hold on a refusal in no form of the documents, or where a request on the way met a server error', () => {
  const bare = sampleExchange(400, { message: 'no' })
  says(unlessMisanswered(refused(control, bare)), 'inconclusive: nothing-shows (2)')
  const kept = held(because('holds'), [control])
  says(unlessMisanswered(kept, crash), 'inconclusive: nothing-shows (2)')
  assert.equal(unlessMisanswered(kept), kept)
  assert.equal(unlessMisanswered(errorIsJson([bare]), crash).finding, 'held')
})
