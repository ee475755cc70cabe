import { describe, it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import * as rules from './attempt-rules.ts'
import type { SequenceRule } from './sequence-rule.ts'
import {
  sampleCall,
  sampleInteractive,
  sampleReconnect,
  sampleRefresh,
  sampleSight,
} from './test-support/sample-call.ts'

type Given = NonNullable<Parameters<typeof sampleCall>[1]>
type Call = Parameters<typeof sampleCall>[0]

const creation = { do: 'create', typed: 'right', store: undefined, more: false, path: 'login' } as const
const byOauth = { do: 'refresh by oauth', hurried: false } as const
const reconnect = sampleReconnect()
const refused: Given = { answer: sampleRefusal(409, 'LoginAlreadyProcessing') }
const lost: Given = { answer: sampleTransportError() }
const ids = (...all: string[]): Given => ({ after: { ids: all } })
const fits = 'held: seen (5)'
const differs = (attempts: number, more: number, gone: number) =>
  `broken: ${attempts} attempt${attempts === 1 ? '' : 's'}, ${more} new and ${gone} gone at data (5)`
const nothing = 'nothing to say'

const counted: Array<[call: Call, given: Given, line: string]> = [
  [reconnect, ids('1', '2'), fits],
  [reconnect, ids('1'), differs(1, 0, 0)],
  [reconnect, ids('1', '2', '3'), differs(3, 2, 0)],
  [reconnect, ids('2', '3'), differs(2, 2, 1)],
  [reconnect, refused, nothing],
  [reconnect, { ...ids('1', '2', '3'), twin: sampleData({}) }, nothing],
]
const tables: Array<[rule: SequenceRule, Array<[call: Call, given: Given, line: string]>]> = [
  [rules.oneAttemptPerReconnect, [...counted, [sampleRefresh, {}, nothing]]],
  [
    rules.oneAttemptPerRefresh,
    [
      ...counted.map(([, ...rest]): (typeof counted)[number] => [sampleRefresh, ...rest]),
      [byOauth, ids('1', '2'), fits],
      [byOauth, ids('1'), nothing],
      [byOauth, ids('1', '2', '3'), differs(3, 2, 0)],
      [reconnect, {}, nothing],
    ],
  ],
  [
    rules.oneAttemptPerCreation,
    [
      [creation, {}, fits.replace('5', '3')],
      [creation, ids('1', '2'), differs(2, 2, 0).replace('5', '3')],
      [creation, refused, nothing],
      [reconnect, {}, nothing],
    ],
  ],
  [
    rules.noAttemptForRefused,
    [
      [reconnect, refused, fits],
      [sampleRefresh, { ...refused, ...ids('1', '2') }, differs(2, 1, 0)],
      [reconnect, lost, nothing],
      [sampleInteractive, refused, nothing],
      [reconnect, {}, nothing],
    ],
  ],
  [
    rules.noAttemptForInteractive,
    [
      [sampleInteractive, {}, fits],
      [sampleInteractive, ids('1', '2'), differs(2, 1, 0)],
      [sampleInteractive, lost, nothing],
      [sampleRefresh, {}, nothing],
      [reconnect, {}, nothing],
    ],
  ],
  [
    rules.oneUnfinishedAtMost,
    [
      [sampleRefresh, { after: { ids: ['1', '2'], unfinished: ['2'] } }, 'held: holds-for (5)'],
      [
        sampleRefresh,
        { after: { ids: ['1', '2'], unfinished: ['1', '2'] } },
        'broken: attempts 1 and 2 unfinished (5)',
      ],
    ],
  ],
  [
    rules.lastAttemptIsNewest,
    [
      [sampleRefresh, ids('9', '10'), 'held: seen (5)'],
      [sampleRefresh, { after: { ids: ['9', '10'], last: '9' } }, 'broken: 9 at data.last_attempt.id (5)'],
      [sampleRefresh, ids(), nothing],
    ],
  ],
  [
    rules.statusIsAWord,
    [
      [sampleRefresh, {}, 'held: value-as-expected (5)'],
      [sampleRefresh, { after: { status: 'disabled' } }, 'held: value-as-expected (5)'],
      [sampleRefresh, { after: { status: 'error' } }, 'broken: "error" at data.status (5)'],
    ],
  ],
]

for (const [rule, all] of tables)
  describe(rule.name, () => {
    for (const [at, [call, given, line]] of all.entries())
      it(`Case ${at + 1}, a call to ${call.do}: ${line}`, () => says(rule(sampleCall(call, given)), line))
  })

it('What the login does not show is not evaluated', () => {
  const step = sampleCall(sampleRefresh)
  for (const body of ['{}', '{"data":[]}'])
    says(rules.statusIsAWord({ ...step, after: { ...step.after, shown: sampleExchange(200, body) } }), nothing)
  const after = { ...sampleSight(), attempt: { ...sampleSight().attempt, id: undefined } }
  says(rules.lastAttemptIsNewest({ ...step, after }), nothing)
})
