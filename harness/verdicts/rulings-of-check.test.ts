import { CodedError } from '../../core/coded-error.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import type { Ruling } from './ruling.ts'
import { rulingsOfCheck } from './rulings-of-check.ts'

const one = { id: 'ais/a/one', missing: undefined }
const two = { id: 'ais/a/two', missing: undefined }
const reason = because('nothing-to-check', { what: 'row on either page' })
const passed = (id: string): Ruling => ({ requirement: id, verdict: 'passed', reason, evidence: [] })
const ended = (error: unknown, status = 'FAILED', message = '') => ({ error, status, message })
const codesOf = (rulings: Ruling[]) =>
  rulings.map(({ requirement, verdict, reason: { code } }) => {
    return `${requirement.split('/')[2]} ${verdict} ${code}`
  })

test('a row that no step evaluated is a fault beside one that failed', () => {
  const failed: Ruling = { ...passed(one.id), verdict: 'failed' }
  const rulings = rulingsOfCheck([one, two], [failed], ended(undefined, 'PASSED'))
  assert.deepEqual(codesOf(rulings), ['one failed nothing-to-check', 'two inconclusive harness-fault'])
})

test('a ruling made before a fault stays, and the fault stands beside it', () => {
  const rulings = rulingsOfCheck([one, two], [passed(one.id)], ended(new Error('boom')))
  assert.deepEqual(codesOf(rulings), [
    'one passed nothing-to-check',
    'one inconclusive harness-fault',
    'two inconclusive harness-fault',
  ])
  assert.deepEqual(rulings[1]?.reason.facts, { fault: 'boom' })
})

test('a check that stopped gives its own finding, reason and evidence', () => {
  const evidence = [{ id: 'x7' }] as never
  const [ruling] = rulingsOfCheck([one], [], ended(new CheckStopped('untested', reason, evidence)))
  assert.deepEqual(ruling, { requirement: one.id, verdict: 'untested', reason, evidence })
})

test('a row whose capability is missing is untested, whatever stopped the check', () => {
  const missing = because('capability-missing', { capability: 'second-client' })
  const rulings = rulingsOfCheck([{ ...one, missing }, two], [], ended(new CheckStopped('inconclusive', reason)))
  assert.deepEqual(codesOf(rulings), ['one untested capability-missing', 'two inconclusive nothing-to-check'])
})

test('an error about what a profile need not hold leaves the row untested', () => {
  for (const code of ['CLIENT_MISSING', 'SIGNING_KEY_MISSING']) {
    const rulings = rulingsOfCheck([one], [], ended(new CodedError(code, 'none')))
    assert.deepEqual(codesOf(rulings), ['one untested not-in-profile'])
    assert.deepEqual([rulings[0]?.reason.facts, rulings[0]?.evidence], [{ message: 'none' }, []])
  }
  const other = Object.assign(new Error('gone'), { code: 'FILE_MISSING' })
  assert.deepEqual(codesOf(rulingsOfCheck([one], [], ended(other))), ['one inconclusive harness-fault'])
})

test('a scenario that ends without a ruling is a fault, and says how it ended', () => {
  const faultIn = (status: string, message = '') => rulingsOfCheck([one], [], ended(undefined, status, message))[0]
  assert.deepEqual(
    faultIn('PASSED')?.reason,
    because('harness-fault', { fault: 'the check ended without evaluating anything' }),
  )
  const undefinedStep = 'the step "it rains" has no definition'
  assert.deepEqual(faultIn('UNDEFINED', 'it rains')?.reason, because('harness-fault', { fault: undefinedStep }))
  const skipped = because('harness-fault', { fault: 'a step is ambiguous two definitions' })
  assert.deepEqual(faultIn('AMBIGUOUS', 'two definitions')?.reason, skipped)
})
