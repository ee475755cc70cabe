import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal } from '../answers/sample-exchange.ts'
import * as rules from './reconnect-rules.ts'
import { sampleReconnect, sampleCall } from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'

const known = { store: 'kept', remembered: ['right' as const], certain: true } as const
const memory = { ...known, remembered: ['right' as const] }
const notMatching = { answer: sampleRefusal(406, 'CredentialsNotMatch') }
const crowded = { answer: sampleRefusal(429, 'TooManyRequests') }
const found = (rule: SequenceRule, step: ReturnType<typeof sampleCall>) => rule(step)?.finding

it('wants the same credentials accepted, where they are surely the same', () => {
  const same = sampleReconnect()
  assert.equal(found(rules.sameCredentialsAccepted, sampleCall(same, { memory })), 'held')
  assert.equal(found(rules.sameCredentialsAccepted, sampleCall(same, { memory, ...notMatching })), 'broken')
  assert.equal(found(rules.sameCredentialsAccepted, sampleCall(same, { memory, ...crowded })), undefined)
  const open = { ...memory, remembered: ['right' as const, 'other' as const] }
  assert.equal(found(rules.sameCredentialsAccepted, sampleCall(same, { memory: open, ...notMatching })), undefined)
})

it('wants others refused without override_credentials, immediately or by the attempt', () => {
  const other = sampleReconnect({ typed: 'other' })
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory, ...notMatching })), 'held')
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory })), 'broken')
  const failed = { phase: 'failed', failErrorClass: 'CredentialsNotMatch' } as const
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory, after: failed })), 'held')
  const wrongly = { memory, answer: sampleRefusal(400, 'LoginDuplicated') }
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, wrongly)), 'broken')
  const unstored = { ...memory, certain: false }
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory: unstored })), undefined)
  const overriding = sampleReconnect({ typed: 'other', override: true })
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(overriding, { memory })), undefined)
})

it('names replacing as the cause where the credentials to match came by override', () => {
  const replaced = { ...memory, remembered: ['other' as const], replaced: true }
  const old = sampleReconnect({ typed: 'right' })
  assert.equal(found(rules.overrideReplaces, sampleCall(old, { memory: replaced })), 'broken')
  assert.equal(found(rules.overrideReplaces, sampleCall(old, { memory: replaced, ...notMatching })), 'held')
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(old, { memory: replaced })), undefined)
  assert.equal(found(rules.overrideReplaces, sampleCall(old, { memory })), undefined)
})

it('wants others accepted with override_credentials, unless the provider refuses them', () => {
  const overriding = sampleReconnect({ typed: 'other', override: true })
  assert.equal(found(rules.overrideAcceptsOthers, sampleCall(overriding, { memory })), 'held')
  assert.equal(found(rules.overrideAcceptsOthers, sampleCall(overriding, { memory, ...notMatching })), 'broken')
  const wrong = sampleReconnect({ typed: 'wrong', override: true })
  assert.equal(found(rules.overrideAcceptsOthers, sampleCall(wrong, { memory, ...notMatching })), undefined)
})

it('lets no waiting login be reconnected', () => {
  const before = { phase: 'waiting' } as const
  const overriding = sampleReconnect({ override: true })
  const busy = { before, answer: sampleRefusal(400, 'LoginAlreadyProcessing') }
  assert.equal(found(rules.processingNotReconnected, sampleCall(overriding, busy)), 'held')
  assert.equal(found(rules.processingNotReconnected, sampleCall(overriding, { before })), 'broken')
  const otherwise = { before, answer: sampleRefusal(400, 'LoginDisabled') }
  assert.equal(found(rules.processingNotReconnected, sampleCall(overriding, otherwise)), 'broken')
  const twoDefects = { before, ...notMatching, memory }
  assert.equal(
    found(rules.processingNotReconnected, sampleCall(sampleReconnect({ typed: 'other' }), twoDefects)),
    'held',
  )
  assert.equal(found(rules.processingNotReconnected, sampleCall(overriding, {})), undefined)
})
