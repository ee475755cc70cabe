import { describe, it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import * as rules from './reconnect-rules.ts'
import type { Memory } from './sequence-memory.ts'
import type { SequenceRule } from './sequence-rule.ts'
import { sampleCall, sampleReconnect, sampleRefresh } from './test-support/sample-call.ts'

type Given = NonNullable<Parameters<typeof sampleCall>[1]>
type Asked = NonNullable<Parameters<typeof sampleReconnect>[0]>
type Case = [what: string, asked: Asked, given: Given, line: string]

const accepted = 'held: request-accepted (5)'
const refused = 'held: refused (5)'
const notAccepted = 'broken: 406 CredentialsNotMatch (5)'
const fetched = 'broken: accepted, and the attempt succeeded (5)'
const nothing = 'nothing to say'
const otherwise = (errorClass: string) => `broken: 400 ${errorClass} at error_class (5)`

const answered = (status: number, errorClass: string) => ({ answer: sampleRefusal(status, errorClass) })
const memory: Partial<Memory> = { store: 'kept', remembered: ['right'], certain: true }
const known = { memory }
const notMatching = { memory, ...answered(406, 'CredentialsNotMatch') }
const replaced: Given = { memory: { ...memory, remembered: ['other'], replaced: true } }
const lost = { memory, answer: sampleTransportError() }
const disabled = answered(400, 'LoginDisabled')
const [failed, waiting] = [{ before: { phase: 'failed' } }, { before: { phase: 'waiting' } }] as const
const waits = { phase: 'waiting' } as const
const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
const others = { typed: 'other' } as const
const override = { override: true }
const endsWith = (failErrorClass: string): Given => ({ memory, after: { phase: 'failed', failErrorClass } })

const tables: Array<[rule: SequenceRule, Case[]]> = [
  [
    rules.sameCredentialsAccepted,
    [
      ['accepted', {}, known, accepted],
      ['refused', {}, notMatching, notAccepted],
      ['with an override', override, notMatching, nothing],
      ['for a crowd', {}, { memory, ...answered(429, 'TooManyRequests') }, nothing],
      ['of a file', {}, { ...notMatching, kind: 'file' }, nothing],
      ['of an oauth login', {}, { ...notMatching, kind: 'oauth' }, nothing],
    ],
  ],
  [
    rules.overrideAcceptsOthers,
    [
      ['accepted', { ...others, ...override }, known, accepted],
      ['refused after a failed attempt', { ...others, ...override }, { ...notMatching, ...failed }, notAccepted],
      ['refused while it waits', { ...others, ...override }, { ...notMatching, ...waiting }, nothing],
      ['with wrong ones', { typed: 'wrong', ...override }, notMatching, nothing],
      ['without an override', others, notMatching, nothing],
      ['with the same credentials', override, notMatching, nothing],
    ],
  ],
  [
    rules.otherCredentialsRefused,
    [
      ['refused', others, notMatching, refused],
      ['refused as a duplicate', others, { memory, ...answered(400, 'LoginDuplicated') }, otherwise('LoginDuplicated')],
      ['accepted', others, known, fetched],
      ['refused by its attempt', others, endsWith('CredentialsNotMatch'), 'held: refused (5)'],
      ['failed for another reason', others, endsWith('ProviderError'), nothing],
      ['with wrong ones, as invalid', { typed: 'wrong' }, { memory, ...answered(400, 'InvalidCredentials') }, nothing],
      ['with wrong ones, as not matching', { typed: 'wrong' }, notMatching, refused],
      [
        'a duplicate that fails',
        others,
        { memory, ...answered(400, 'LoginDuplicated'), after: failed.before },
        nothing,
      ],
      ['where none may be kept', others, { memory: { ...memory, certain: false } }, nothing],
      ['with an override', { ...others, ...override }, known, nothing],
      ['where an override replaced them', {}, replaced, nothing],
      ['accepted after a failed attempt', others, { memory, ...failed }, fetched],
      ['without an answer', others, lost, nothing],
    ],
  ],
  [
    rules.overrideReplaces,
    [
      ['with the former ones, accepted', {}, replaced, fetched],
      ['with the former ones, refused', {}, { ...notMatching, ...replaced }, refused],
    ],
  ],
  [
    rules.processingNotReconnected,
    [
      ['accepted', override, waiting, 'broken: 200 with data (5)'],
      ['refused', override, { ...waiting, ...answered(409, 'LoginAlreadyProcessing') }, refused],
      ['refused as disabled', override, { ...waiting, ...disabled }, otherwise('LoginDisabled')],
      ['with others, refused as disabled', others, { ...waiting, ...disabled }, refused],
      ['with wrong ones, refused as disabled', { typed: 'wrong', ...override }, { ...waiting, ...disabled }, refused],
      [
        'with those of the attempt that waits, refused as disabled',
        others,
        { ...waiting, ...disabled, memory: { pending: { typed: 'other', replaces: false, overrides: false } } },
        otherwise('LoginDisabled'),
      ],
      ['refused for a crowd', others, { ...waiting, ...answered(429, 'TooManyRequests') }, nothing],
      ['sent twice at once and accepted once', {}, { after: waits, twin: busy }, 'held: refused (6)'],
      [
        'sent twice at once and accepted twice',
        {},
        { after: waits, twin: sampleData({}) },
        'broken: 200 with data (6)',
      ],
      ['accepted twice, of which none waits', {}, { twin: sampleData({}) }, nothing],
    ],
  ],
]

for (const [rule, all] of tables)
  describe(rule.name, () => {
    for (const [what, asked, given, line] of all)
      it(`A reconnect ${what}: ${line}`, () => says(rule(sampleCall(sampleReconnect(asked), given)), line))
  })

describe('A refresh after wrong credentials that came without an override', () => {
  const wrongBetween: Given = { memory: { ...memory, stored: 'right', remembered: ['right', 'wrong'] } }
  const failing = endsWith('InvalidCredentials')
  const all: Array<[what: string, given: Given, line: string]> = [
    ['ends well', wrongBetween, accepted],
    ['fails with them', { ...failing, ...wrongBetween }, 'broken: InvalidCredentials (5)'],
    ['fails for another reason', { ...endsWith('ProviderError'), ...wrongBetween }, nothing],
    ['is refused', { ...wrongBetween, ...disabled }, nothing],
    ['fails where none came', { ...failing, memory: { ...memory, stored: 'right' } }, nothing],
  ]
  for (const [what, given, line] of all)
    it(`${what}: ${line}`, () => says(rules.otherCredentialsRefused(sampleCall(sampleRefresh, given)), line))
})
