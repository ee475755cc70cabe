import { CodedError } from '../../core/coded-error.ts'
import { cases } from '../../core/test-support/cases.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import type { JudgedRow } from './judged-row.ts'
import { judgementsOfCheck } from './undecided.ts'

const row = (id: string) => ({ row: { id, strength: 'stated' as const }, missing: undefined })
const [one, two] = [row('ais/a/one'), row('ais/a/two')]
const reason = because('nothing-to-check', { what: 'row on either page' })
const holding: JudgedRow = { row: one.row, judgement: { finding: 'held', reason, evidence: [] } }
const ended = (error: unknown, status = 'FAILED', message = '') => ({ error, status, message })
/** The judgements in short. */
const judged = (...given: Parameters<typeof judgementsOfCheck>) =>
  judgementsOfCheck(...given).map(({ row: { id }, judgement: { finding, reason: why } }) => {
    return `${id.split('/')[2]} ${finding} ${why.code}`
  })
const first = (error: unknown, status?: string, message?: string) =>
  judgementsOfCheck([one], [], ended(error, status, message))[0]?.judgement
const faultIn = (status: string, message = '') => first(undefined, status, message)?.reason
const fault = (words: string) => because('harness-fault', { fault: words })

const boom = ended(new Error('boom'))
const evidence = [{ id: 'x7' }] as never
const missing = because('capability-missing', { capability: 'second-client' })

cases(
  'a row that no step evaluated is a fault beside one that failed',
  [
    judged([one, two], [holding], ended(undefined, 'PASSED')),
    ['one held nothing-to-check', 'two inconclusive harness-fault'],
  ],
  'a judgement made before a fault stays, and the fault stands beside it',
  [
    judged([one, two], [holding], boom),
    ['one held nothing-to-check', 'one inconclusive harness-fault', 'two inconclusive harness-fault'],
  ],
  [judgementsOfCheck([one, two], [holding], boom)[1]?.judgement.reason.facts, { fault: 'boom' }],
  'a check that stopped gives its own finding, reason and evidence',
  [first(new CheckStopped('untested', reason, evidence)), { finding: 'untested', reason, evidence }],
  'a row whose capability is missing is untested, whatever stopped the check',
  [
    judged([{ ...one, missing }, two], [], ended(new CheckStopped('inconclusive', reason))),
    ['one untested capability-missing', 'two inconclusive nothing-to-check'],
  ],
  'an error about what a profile need not hold leaves the row untested',
  ...['CLIENT_MISSING', 'SIGNING_KEY_MISSING'].map((code) => {
    const facts = { code: 'not-in-profile', facts: { message: 'none' } }
    const wanted = { finding: 'untested', reason: facts, evidence: [] }
    return [first(new CodedError(code, 'none')), wanted] as const
  }),
  'a scenario that ends without a judgement is a fault, and says how it ended',
  [faultIn('PASSED'), fault('the check ended without evaluating anything')],
  [
    judgementsOfCheck([one], [], { ...ended(undefined, 'UNDEFINED'), step: 'a.feature:3: it rains' })[0]?.judgement
      .reason,
    fault('a step has no definition (a.feature:3: it rains)'),
  ],
  [faultIn('AMBIGUOUS', 'two definitions'), fault('a step is ambiguous two definitions')],
)
