import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal } from '../answers/sample-exchange.ts'
import * as rules from './refresh-rules.ts'
import { sampleInteractive, sampleRefresh, sampleCall } from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'
import { says } from '../answers/in-one-line.ts'

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

const refresh = (given: Parameters<typeof sampleCall>[1]) => sampleCall(sampleRefresh, given)

it('says what became of the call, and in which situation', () => {
  says(rules.refusedBeforePossible(refresh({ ...early, ...refused })), 'held: call-refused; 5 exchanges')
  says(rules.refusedBeforePossible(refresh(early)), 'broken: call-must-be-refused; got 200 with data; 5 exchanges')
  says(rules.refusedBeforePossible(refresh({ ...early, ...refused, memory: { store: 'open' } })), 'nothing to say')
  says(
    rules.refusedBeforePossible(refresh({ ...early, memory: { store: 'open' } })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.refusedBeforePossible(refresh({ before: { ...early.before, phase: 'failed' }, memory: kept })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.refusedBeforePossible(refresh({ before: { ...early.before, phase: 'waiting' }, memory: kept })),
    'nothing to say',
  )
  says(rules.refusedBeforePossible(refresh({ before: { next: 'soon' }, memory: kept })), 'nothing to say')
  says(
    rules.refusedBeforePossible(refresh({ before: { next: '2026-01-01T12:01:01Z' }, memory: kept })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.refusedBeforePossible(refresh({ before: { next: '2026-01-01T12:01:00Z' }, memory: kept })),
    'nothing to say',
  )
  says(rules.acceptedWhenPossible(refresh(late)), 'held: call-accepted; 5 exchanges')
  says(
    rules.acceptedWhenPossible(refresh({ ...late, ...refused })),
    'broken: call-must-be-accepted; got 400 LoginCannotBeRefreshed; 5 exchanges',
  )
  says(
    rules.acceptedWhenPossible(refresh({ ...late, ...refused, kind: 'select' })),
    'broken: call-must-be-accepted; got 400 LoginCannotBeRefreshed; 5 exchanges',
  )
  says(
    rules.acceptedWhenPossible(refresh({ ...late, ...refused, before: { ...late.before, phase: 'failed' } })),
    'nothing to say',
  )
  says(
    rules.acceptedWhenPossible(refresh({ ...late, ...refused, before: { next: '2026-01-01T11:58:59Z' } })),
    'broken: call-must-be-accepted; got 400 LoginCannotBeRefreshed; 5 exchanges',
  )
  says(
    rules.acceptedWhenPossible(refresh({ ...late, ...refused, before: { next: '2026-01-01T11:59:00Z' } })),
    'nothing to say',
  )
  says(rules.acceptedWhenPossible(refresh({ ...early, ...refused })), 'nothing to say')
  says(rules.acceptedWhenPossible(sampleCall(sampleInteractive, { ...late, ...refused })), 'nothing to say')
  says(
    rules.refusedWithoutCredentials(refresh({ ...late, memory: { store: 'not kept' } })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.refusedWithoutCredentials(refresh({ ...late, ...refused, memory: { store: 'not kept' } })),
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.refusedWithoutCredentials(refresh({ ...early, memory: { store: 'not kept' } })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.refusedWithoutCredentials(refresh({ ...late, memory: { store: 'not kept' }, kind: 'file' })),
    'nothing to say',
  )
  says(
    rules.refusedWithoutCredentials(refresh({ ...late, memory: { store: 'not kept' }, kind: 'oauth' })),
    'nothing to say',
  )
  says(
    rules.refusedWithoutCredentials(refresh({ before: { phase: 'failed' }, memory: { store: 'not kept' } })),
    'nothing to say',
  )
  says(
    rules.refusedWithoutCredentials(sampleCall(sampleInteractive, { memory: { store: 'not kept' } })),
    'nothing to say',
  )
  says(
    rules.processingNotRefreshed(refresh({ before: { phase: 'waiting' } })),
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.processingNotRefreshed(
      refresh({ before: { phase: 'waiting' }, answer: sampleRefusal(409, 'LoginAlreadyProcessing') }),
    ),
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.processingNotRefreshed(
      refresh({ before: { phase: 'waiting' }, answer: sampleRefusal(400, 'ActionNotAllowed') }),
    ),
    'broken: call-must-be-refused; got 400 ActionNotAllowed at error_class; 5 exchanges',
  )
  says(rules.processingNotRefreshed(sampleCall(sampleInteractive, { before: { phase: 'waiting' } })), 'nothing to say')
})
