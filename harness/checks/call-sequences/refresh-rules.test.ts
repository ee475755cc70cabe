import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal } from '../answers/sample-exchange.ts'
import * as rules from './refresh-rules.ts'
import { sampleRefresh, sampleCall } from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'

const kept = { store: 'kept' } as const
const early = { before: { next: '2026-01-01T12:02:00Z' }, memory: kept }
const late = { before: { next: '2026-01-01T11:58:00Z' }, memory: kept }
const refused = { answer: sampleRefusal(400, 'LoginCannotBeRefreshed') }
const found = (rule: SequenceRule, given: Parameters<typeof sampleCall>[1]) =>
  rule(sampleCall(sampleRefresh, given))?.finding

it('wants a refresh refused until its moment comes, with a minute of grace', () => {
  assert.equal(found(rules.refusedBeforePossible, { ...early, ...refused }), 'held')
  assert.equal(found(rules.refusedBeforePossible, early), 'broken')
  const otherwise = { ...early, answer: sampleRefusal(400, 'LoginDisabled') }
  assert.equal(found(rules.refusedBeforePossible, otherwise), 'broken')
  assert.equal(found(rules.refusedBeforePossible, late), undefined)
  assert.equal(found(rules.refusedBeforePossible, { ...early, sentAt: '2026-01-01T12:01:30Z' }), undefined)
  assert.equal(found(rules.refusedBeforePossible, { memory: kept }), undefined)
})

it('wants a refresh accepted once its moment has come', () => {
  assert.equal(found(rules.acceptedWhenPossible, late), 'held')
  assert.equal(found(rules.acceptedWhenPossible, { ...late, ...refused }), 'broken')
  const limited = { ...late, answer: sampleRefusal(400, 'BackgroundFetchLimitExceeded') }
  assert.equal(found(rules.acceptedWhenPossible, limited), undefined)
  assert.equal(found(rules.acceptedWhenPossible, { ...late, ...refused, kind: 'interactive' }), undefined)
  assert.equal(found(rules.acceptedWhenPossible, { ...late, memory: { store: 'open' }, ...refused }), undefined)
})

it('lets no login be refreshed whose credentials are not stored', () => {
  const bare = { ...late, memory: { store: 'not kept' } as const }
  assert.equal(found(rules.refusedWithoutCredentials, { ...bare, ...refused }), 'held')
  assert.equal(found(rules.refusedWithoutCredentials, bare), 'broken')
  const before = { ...bare, before: early.before }
  assert.equal(found(rules.refusedWithoutCredentials, { ...before, ...refused }), undefined)
  assert.equal(found(rules.refusedWithoutCredentials, late), undefined)
})

it('lets no waiting login be refreshed', () => {
  const before = { phase: 'waiting' } as const
  assert.equal(found(rules.processingNotRefreshed, { before, ...refused }), 'held')
  assert.equal(found(rules.processingNotRefreshed, { before }), 'broken')
  const otherwise = { before, answer: sampleRefusal(400, 'ActionNotAllowed') }
  assert.equal(found(rules.processingNotRefreshed, otherwise), 'broken')
  assert.equal(found(rules.processingNotRefreshed, {}), undefined)
})
