import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { attemptIn } from './attempt-view.ts'

const seen = (attempt: unknown) => {
  const view = attemptIn(sampleData({ last_attempt: attempt }))
  if (view === undefined) return undefined
  const { exchange: _, ...rest } = view
  return rest
}
const nothing = { id: undefined, finished: false, failed: false, failErrorClass: undefined, stage: undefined }

it('shows nothing of an answer without an attempt', () => {
  for (const attempt of [undefined, null, 'text']) assert.equal(seen(attempt), undefined)
  assert.equal(attemptIn(sampleTransportError()), undefined)
  assert.equal(attemptIn(sampleExchange(200, '')), undefined)
  assert.equal(attemptIn(sampleExchange(200, 'null')), undefined)
})

it('names the attempt and its last stage, however they are shown', () => {
  assert.deepEqual(seen({}), nothing)
  assert.deepEqual(seen({ id: 7, last_stage: { name: 'start' }, stages: [{ name: 'other' }] }), {
    ...nothing,
    id: '7',
    stage: 'start',
  })
  assert.equal(seen({ stages: [{ name: 'start' }, { name: 'interactive' }] })?.stage, 'interactive')
  assert.equal(seen({ stages: { name: 'start' } })?.stage, undefined)
  assert.equal(seen({ last_stage: { name: 7 } })?.stage, undefined)
})

it('takes an attempt as finished by its flag, its failure or its last stage', () => {
  assert.deepEqual(seen({ finished: true }), { ...nothing, finished: true })
  assert.deepEqual(seen({ finished: false, fail_at: 'now' }), { ...nothing, finished: true, failed: true })
  assert.deepEqual(seen({ finished: 'yes', fail_at: null }), nothing)
  const failed = { finished: true, failed: true, failErrorClass: 'ProviderError' }
  assert.deepEqual(seen({ fail_error_class: 'ProviderError' }), { ...nothing, ...failed })
  assert.deepEqual(seen({ fail_error_class: null }), nothing)
  assert.deepEqual(seen({ last_stage: { name: 'finish' } }), { ...nothing, finished: true, stage: 'finish' })
})
