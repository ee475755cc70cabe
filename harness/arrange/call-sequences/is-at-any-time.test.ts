import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RefreshMoment, SequenceCall } from '../../checks/call-sequences/call-sequence.ts'
import { isAtAnyTime } from './is-at-any-time.ts'

const form = 'header'
const reconnect: SequenceCall = {
  do: 'reconnect',
  typed: 'right',
  override: undefined,
  store: undefined,
  form,
  hurried: false,
}
const refresh = (moment: RefreshMoment): SequenceCall => ({ do: 'refresh', moment, form, hurried: false })
const authorize: SequenceCall = { do: 'authorize', hurried: false }

test('reconnects are the same at any time, also before a refresh that waits for its own moment', () => {
  assert.ok(isAtAnyTime([reconnect], { phase: 'succeeded' }))
  assert.ok(isAtAnyTime([reconnect, authorize, refresh('a day late')], { phase: 'failed' }))
})

test('no attempt runs out of time', () => {
  for (const phase of ['running', 'waiting'] as const) assert.ok(!isAtAnyTime([reconnect], { phase }))
})

test('a refresh that comes too soon still comes too soon', () => {
  for (const early of [refresh('at once'), refresh('two minutes early'), { do: 'refresh by oauth', hurried: false }])
    assert.ok(!isAtAnyTime([reconnect, early as SequenceCall], { phase: 'succeeded' }))
})

test('a refresh says itself when it is sent, and an end waits for nobody', () => {
  assert.ok(!isAtAnyTime([refresh('a day late')], { phase: 'succeeded' }))
  assert.ok(!isAtAnyTime([], { phase: 'succeeded' }))
})
