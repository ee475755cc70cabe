import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import * as rules from './reconnect-rules.ts'
import { sampleReconnect, sampleRefresh, sampleCall } from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'
import { says } from '../answers/in-one-line.ts'

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

it('wants others refused without override_credentials, at once or by the attempt', () => {
  const other = sampleReconnect({ typed: 'other' })
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory, ...notMatching })), 'held')
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory })), 'broken')
  const told = { phase: 'failed', failErrorClass: 'CredentialsNotMatch' } as const
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory, after: told })), 'held')
  const wrongly = { memory, answer: sampleRefusal(400, 'LoginDuplicated') }
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, wrongly)), 'broken')
  const unstored = { ...memory, certain: false }
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(other, { memory: unstored })), undefined)
  const overriding = sampleReconnect({ typed: 'other', override: true })
  assert.equal(found(rules.otherCredentialsRefused, sampleCall(overriding, { memory })), undefined)
})

it('blames replacing where the credentials to match came by override', () => {
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

it('says what became of the call, and in which situation', () => {
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory })),
    'held: call-accepted {"call":"reconnect","situation":{"code":"credentials-are-same","facts":{}}}; 5 exchanges',
  )
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory, ...notMatching })),
    'broken: call-must-be-accepted {"call":"reconnect","outcome":"406 CredentialsNotMatch","situation":{"code":"credentials-are-same","facts":{}}}; wanted a status from 200 to 299, got 406 CredentialsNotMatch; 5 exchanges',
  )
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect({ override: true }), { memory, ...notMatching })),
    'nothing to say',
  )
  says(
    rules.sameCredentialsAccepted(
      sampleCall(sampleReconnect(), { memory, ...notMatching, before: { phase: 'failed' } }),
    ),
    'nothing to say',
  )
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory, ...notMatching, kind: 'file' })),
    'nothing to say',
  )
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory, ...notMatching, kind: 'oauth' })),
    'nothing to say',
  )
  says(rules.sameCredentialsAccepted(sampleCall(sampleRefresh, { memory, ...notMatching })), 'nothing to say')
  says(
    rules.overrideAcceptsOthers(sampleCall(sampleReconnect({ typed: 'other', override: true }), { memory })),
    'held: call-accepted {"call":"reconnect","situation":{"code":"credentials-overridden","facts":{}}}; 5 exchanges',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'other', override: true }), {
        memory,
        ...notMatching,
        before: { phase: 'failed' },
      }),
    ),
    'broken: call-must-be-accepted {"call":"reconnect","outcome":"406 CredentialsNotMatch","situation":{"code":"credentials-overridden","facts":{}}}; wanted a status from 200 to 299, got 406 CredentialsNotMatch; 5 exchanges',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'other', override: true }), {
        memory,
        ...notMatching,
        before: { phase: 'waiting' },
      }),
    ),
    'nothing to say',
  )
  says(
    rules.overrideAcceptsOthers(sampleCall(sampleReconnect({ typed: 'other' }), { memory, ...notMatching })),
    'nothing to say',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'right', override: true }), { memory, ...notMatching }),
    ),
    'nothing to say',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'other', override: true }), { memory, answer: sampleTransportError() }),
    ),
    'nothing to say',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'other', override: true }), {
        memory,
        answer: sampleRefusal(400, 'BackgroundFetchLimitExceeded'),
      }),
    ),
    'nothing to say',
  )
  says(
    rules.otherCredentialsRefused(sampleCall(sampleReconnect({ typed: 'other' }), { memory, ...notMatching })),
    'held: call-refused {"call":"reconnect","outcome":"406 CredentialsNotMatch","situation":{"code":"credentials-differ","facts":{}}}; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), { memory, answer: sampleRefusal(400, 'LoginDuplicated') }),
    ),
    'broken: call-must-be-refused {"call":"reconnect","outcome":"400 LoginDuplicated","situation":{"code":"credentials-differ","facts":{}},"wanted":"a refusal with CredentialsNotMatch"}; wanted a refusal with CredentialsNotMatch, got 400 LoginDuplicated at error_class; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(sampleCall(sampleReconnect({ typed: 'other' }), { memory })),
    'broken: call-accepted-by-attempt {"situation":{"code":"credentials-differ","facts":{}}}; wanted a refusal with CredentialsNotMatch, got accepted, and the attempt succeeded; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        memory,
        after: { phase: 'failed', failErrorClass: 'CredentialsNotMatch' },
      }),
    ),
    'held: call-refused-by-attempt {"situation":{"code":"credentials-differ","facts":{}}}; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        memory,
        after: { phase: 'failed', failErrorClass: 'ProviderError' },
      }),
    ),
    'nothing to say',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'wrong' }), { memory, answer: sampleRefusal(400, 'InvalidCredentials') }),
    ),
    'nothing to say',
  )
  says(
    rules.otherCredentialsRefused(sampleCall(sampleReconnect({ typed: 'wrong' }), { memory, ...notMatching })),
    'held: call-refused {"call":"reconnect","outcome":"406 CredentialsNotMatch","situation":{"code":"credentials-differ","facts":{}}}; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        memory,
        answer: sampleRefusal(400, 'LoginDuplicated'),
        after: { phase: 'failed' },
      }),
    ),
    'nothing to say',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), { memory, before: { phase: 'failed' } }),
    ),
    'broken: call-accepted-by-attempt {"situation":{"code":"credentials-differ","facts":{}}}; wanted a refusal with CredentialsNotMatch, got accepted, and the attempt succeeded; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), { memory, before: { phase: 'waiting' } }),
    ),
    'nothing to say',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), { memory, answer: sampleTransportError() }),
    ),
    'nothing to say',
  )
  says(
    rules.processingNotReconnected(sampleCall(sampleReconnect({ override: true }), { before: { phase: 'waiting' } })),
    'broken: call-must-be-refused {"call":"reconnect","outcome":"200 with data","situation":{"code":"login-waits-for-input","facts":{}},"wanted":"a refusal with LoginAlreadyProcessing"}; wanted a refusal with LoginAlreadyProcessing, got 200 with data; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(409, 'LoginAlreadyProcessing'),
      }),
    ),
    'held: call-refused {"call":"reconnect","outcome":"409 LoginAlreadyProcessing","situation":{"code":"login-waits-for-input","facts":{}}}; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'broken: call-must-be-refused {"call":"reconnect","outcome":"400 LoginDisabled","situation":{"code":"login-waits-for-input","facts":{}},"wanted":"a refusal with LoginAlreadyProcessing"}; wanted a refusal with LoginAlreadyProcessing, got 400 LoginDisabled at error_class; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'held: call-refused {"call":"reconnect","outcome":"400 LoginDisabled","situation":{"code":"login-waits-for-input","facts":{}}}; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'wrong', override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'held: call-refused {"call":"reconnect","outcome":"400 LoginDisabled","situation":{"code":"login-waits-for-input","facts":{}}}; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        before: { phase: 'waiting' },
        memory: { pending: { typed: 'other', replaces: false } },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'broken: call-must-be-refused {"call":"reconnect","outcome":"400 LoginDisabled","situation":{"code":"login-waits-for-input","facts":{}},"wanted":"a refusal with LoginAlreadyProcessing"}; wanted a refusal with LoginAlreadyProcessing, got 400 LoginDisabled at error_class; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), { before: { phase: 'waiting' }, ...crowded }),
    ),
    'nothing to say',
  )
})
