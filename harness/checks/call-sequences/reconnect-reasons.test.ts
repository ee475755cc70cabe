import { it } from 'node:test'
import { sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import * as rules from './reconnect-rules.ts'
import { sampleReconnect, sampleRefresh, sampleCall } from './test-support/sample-call.ts'
import { says } from '../answers/in-one-line.ts'

const known = { store: 'kept', remembered: ['right' as const], certain: true } as const
const memory = { ...known, remembered: ['right' as const] }
const notMatching = { answer: sampleRefusal(406, 'CredentialsNotMatch') }
const crowded = { answer: sampleRefusal(429, 'TooManyRequests') }

it('says what became of the call, and in which situation', () => {
  says(rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory })), 'held: call-accepted; 5 exchanges')
  says(
    rules.sameCredentialsAccepted(sampleCall(sampleReconnect(), { memory, ...notMatching })),
    'broken: call-must-be-accepted; got 406 CredentialsNotMatch; 5 exchanges',
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
    'held: call-accepted; 5 exchanges',
  )
  says(
    rules.overrideAcceptsOthers(
      sampleCall(sampleReconnect({ typed: 'other', override: true }), {
        memory,
        ...notMatching,
        before: { phase: 'failed' },
      }),
    ),
    'broken: call-must-be-accepted; got 406 CredentialsNotMatch; 5 exchanges',
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
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), { memory, answer: sampleRefusal(400, 'LoginDuplicated') }),
    ),
    'broken: call-must-be-refused; got 400 LoginDuplicated at error_class; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(sampleCall(sampleReconnect({ typed: 'other' }), { memory })),
    'broken: call-accepted-by-attempt; got accepted, and the attempt succeeded; 5 exchanges',
  )
  says(
    rules.otherCredentialsRefused(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        memory,
        after: { phase: 'failed', failErrorClass: 'CredentialsNotMatch' },
      }),
    ),
    'held: call-refused-by-attempt; 5 exchanges',
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
    'held: call-refused; 5 exchanges',
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
    'broken: call-accepted-by-attempt; got accepted, and the attempt succeeded; 5 exchanges',
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
    'broken: call-must-be-refused; got 200 with data; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(409, 'LoginAlreadyProcessing'),
      }),
    ),
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'broken: call-must-be-refused; got 400 LoginDisabled at error_class; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'wrong', override: true }), {
        before: { phase: 'waiting' },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'held: call-refused; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), {
        before: { phase: 'waiting' },
        memory: { pending: { typed: 'other', replaces: false } },
        answer: sampleRefusal(400, 'LoginDisabled'),
      }),
    ),
    'broken: call-must-be-refused; got 400 LoginDisabled at error_class; 5 exchanges',
  )
  says(
    rules.processingNotReconnected(
      sampleCall(sampleReconnect({ typed: 'other' }), { before: { phase: 'waiting' }, ...crowded }),
    ),
    'nothing to say',
  )
})
