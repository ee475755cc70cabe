import { CodedError } from '../../core/coded-error.ts'
import { cases } from '../../core/test-support/cases.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import type { Ruling } from './ruling.ts'
import { rulingsOfCheck } from './rulings-of-check.ts'

const one = { id: 'ais/a/one', missing: undefined }
const two = { id: 'ais/a/two', missing: undefined }
const reason = because('nothing-to-check', { what: 'row on either page' })
const passed: Ruling = { requirement: one.id, verdict: 'passed', reason, evidence: [] }
const ended = (error: unknown, status = 'FAILED', message = '') => ({ error, status, message })
/** The rulings in short. */
const ruled = (...given: Parameters<typeof rulingsOfCheck>) =>
  rulingsOfCheck(...given).map(({ requirement, verdict, reason: { code } }) => {
    return `${requirement.split('/')[2]} ${verdict} ${code}`
  })
const first = (error: unknown, status?: string, message?: string) =>
  rulingsOfCheck([one], [], ended(error, status, message))[0]
const faultIn = (status: string, message = '') => first(undefined, status, message)?.reason
const fault = (words: string) => because('harness-fault', { fault: words })

const boom = ended(new Error('boom'))
const evidence = [{ id: 'x7' }] as never
const missing = because('capability-missing', { capability: 'second-client' })
const gone = Object.assign(new Error('gone'), { code: 'FILE_MISSING' })

cases(
  'a row that no step evaluated is a fault beside one that failed',
  [
    ruled([one, two], [{ ...passed, verdict: 'failed' }], ended(undefined, 'PASSED')),
    ['one failed nothing-to-check', 'two inconclusive harness-fault'],
  ],
  'a ruling made before a fault stays, and the fault stands beside it',
  [
    ruled([one, two], [passed], boom),
    ['one passed nothing-to-check', 'one inconclusive harness-fault', 'two inconclusive harness-fault'],
  ],
  [rulingsOfCheck([one, two], [passed], boom)[1]?.reason.facts, { fault: 'boom' }],
  'a check that stopped gives its own finding, reason and evidence',
  [
    first(new CheckStopped('untested', reason, evidence)),
    { requirement: one.id, verdict: 'untested', reason, evidence },
  ],
  'a row whose capability is missing is untested, whatever stopped the check',
  [
    ruled([{ ...one, missing }, two], [], ended(new CheckStopped('inconclusive', reason))),
    ['one untested capability-missing', 'two inconclusive nothing-to-check'],
  ],
  'an error about what a profile need not hold leaves the row untested',
  ...['CLIENT_MISSING', 'SIGNING_KEY_MISSING'].map((code) => {
    const facts = { code: 'not-in-profile', facts: { message: 'none' } }
    const wanted = { requirement: one.id, verdict: 'untested', reason: facts, evidence: [] }
    return [first(new CodedError(code, 'none')), wanted] as const
  }),
  [ruled([one], [], ended(gone)), ['one inconclusive harness-fault']],
  'a scenario that ends without a ruling is a fault, and says how it ended',
  [faultIn('PASSED'), fault('the check ended without evaluating anything')],
  [faultIn('UNDEFINED', 'a.feature:3: it rains'), fault('a step has no definition (a.feature:3: it rains)')],
  [faultIn('AMBIGUOUS', 'two definitions'), fault('a step is ambiguous two definitions')],
)
