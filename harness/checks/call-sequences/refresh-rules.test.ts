import { describe, it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import * as rules from './refresh-rules.ts'
import type { SequenceRule } from './sequence-rule.ts'
import { sampleCall, sampleRefresh } from './test-support/sample-call.ts'

type Given = NonNullable<Parameters<typeof sampleCall>[1]>
type Case = [what: string, given: Given, line: string]

const held = 'held: refused (5)'
const accepted = 'broken: 200 with data (5)'
const notAccepted = 'broken: 400 LoginCannotBeRefreshed (5)'
const nothing = 'nothing to say'
const otherwise = (errorClass: string) => `broken: 400 ${errorClass} at error_class (5)`

const kept = { store: 'kept' } as const
const bare = { memory: { store: 'not kept' } } as const
const open = { memory: { store: 'open' } } as const
const next = (moment: string, more: Given['before'] = {}): Given => ({
  before: { next: moment, ...more },
  memory: kept,
})
const early = next('2026-01-01T12:02:00Z')
const late = next('2026-01-01T11:58:00Z')
const refused = { answer: sampleRefusal(400, 'LoginCannotBeRefreshed') }
const waiting = { before: { phase: 'waiting' } } as const
const failed = { phase: 'failed' } as const
const waits = { phase: 'waiting' } as const
const busy = sampleRefusal(409, 'LoginAlreadyProcessing')
const twinHeld = 'held: refused (6)'
const twinAccepted = 'broken: 200 with data (6)'
const answered = (status: number, errorClass: string) => ({ answer: sampleRefusal(status, errorClass) })

const cases: Array<[rule: SequenceRule, Case[]]> = [
  [
    rules.refusedBeforePossible,
    [
      ['refused before its moment', { ...early, ...refused }, held],
      ['accepted before its moment', early, accepted],
      [
        'refused as disabled before its moment',
        { ...early, ...answered(400, 'LoginDisabled') },
        otherwise('LoginDisabled'),
      ],
      ['sent just before its moment', { ...early, sentAt: '2026-01-01T12:01:50Z' }, nothing],
      ['refused where nobody knows what is stored', { ...early, ...refused, ...open }, nothing],
      ['accepted after a failed attempt', next('2026-01-01T12:02:00Z', failed), accepted],
      ['of a login that waits', next('2026-01-01T12:02:00Z', { phase: 'waiting' }), nothing],
      ['of a login whose moment is no time', next('soon'), nothing],
      ['a second before the grace', next('2026-01-01T12:00:16Z'), accepted],
      ['as the grace begins', next('2026-01-01T12:00:15Z'), nothing],
    ],
  ],
  [
    rules.acceptedWhenPossible,
    [
      ['accepted after its moment', late, 'held: request-accepted (5)'],
      ['refused after its moment', { ...late, ...refused }, notAccepted],
      ['refused at a provider with a choice', { ...late, ...refused, kind: 'select' }, notAccepted],
      ['refused for its number', { ...late, ...answered(400, 'BackgroundFetchLimitExceeded') }, nothing],
      ['refused at an interactive provider', { ...late, ...refused, kind: 'interactive' }, nothing],
      ['refused after a failed attempt', { ...next('2026-01-01T11:58:00Z', failed), ...refused }, nothing],
      ['a second after the grace', { ...next('2026-01-01T11:58:59Z'), ...refused }, notAccepted],
      ['as the grace ends', { ...next('2026-01-01T11:59:00Z'), ...refused }, nothing],
    ],
  ],
  [
    rules.refusedWithoutCredentials,
    [
      ['refused', { ...late, ...bare, ...refused }, held],
      ['accepted', { ...late, ...bare }, accepted],
      ['accepted before its moment', { ...early, ...bare }, accepted],
      ['refused before its moment', { ...early, ...bare, ...refused }, nothing],
      ['of a login with credentials', late, nothing],
      ['of a file', { ...late, ...bare, kind: 'file' }, nothing],
      ['of an oauth login', { ...late, ...bare, kind: 'oauth' }, nothing],
      ['after a failed attempt', { before: failed, ...bare }, nothing],
    ],
  ],
  [
    rules.processingNotRefreshed,
    [
      ['refused', { ...waiting, ...answered(409, 'LoginAlreadyProcessing') }, held],
      ['refused as not yet possible', { ...waiting, ...refused }, held],
      ['accepted', waiting, accepted],
      ['refused as not allowed', { ...waiting, ...answered(400, 'ActionNotAllowed') }, otherwise('ActionNotAllowed')],
      ['sent twice at once and accepted once', { after: waits, twin: busy }, twinHeld],
      ['sent twice at once and accepted twice', { after: waits, twin: sampleData({}) }, twinAccepted],
      ['accepted twice, of which none waits', { twin: sampleData({}) }, nothing],
    ],
  ],
]

for (const [rule, all] of cases)
  describe(rule.name, () => {
    for (const [what, given, line] of all)
      it(`A refresh ${what}: ${line}`, () => says(rule(sampleCall(sampleRefresh, given)), line))
  })
