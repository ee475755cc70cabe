import assert from 'node:assert/strict'
import { it } from 'node:test'
import { broken, held, noted } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { errorIsJson } from '../errors/error-form.ts'
import { says } from './in-one-line.ts'
import { refused } from './refused-as.ts'
import { sampleExchange, sampleRefusal } from './sample-exchange.ts'
import { unlessCrashed } from './unless-crashed.ts'

const control = sampleExchange(200, { data: {} })
const crash = sampleExchange(500, { message: 'broken' })

it('breaks a rule that asks for a refusal, and leaves open any other, where the target failed', () => {
  says(
    unlessCrashed(refused(control, crash)),
    'broken: server-error-answered; got 500 without an error class; 2 exchanges',
  )
  assert.equal(unlessCrashed(refused(control, sampleRefusal(400, 'InternalServerError'))).finding, 'broken')
  says(unlessCrashed(held(because('one-attempt'), [control, crash])), 'inconclusive: server-error-met; 2 exchanges')
})

it('keeps what rests on no server error, what is not held, and what is said of the form of each answer', () => {
  const difference = { wanted: 'a', got: 'b' }
  for (const judgement of [
    refused(control, sampleRefusal(400, 'WrongRequestFormat')),
    broken(because('one-attempt'), difference, [crash]),
    noted(because('answer-noted', { outcome: '500' }), [crash]),
    errorIsJson([crash]),
  ])
    assert.equal(unlessCrashed(judgement), judgement)
})
