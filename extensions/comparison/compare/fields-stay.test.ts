import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparedRun } from '../test-support/compared-runs.ts'
import { withFieldsThatStay } from './fields-stay.ts'
import type { ShownField } from './shown-fields.ts'

const address = 'ais-v4/versioning/specified-fields-stay'
const field = (types: string[], records = 9, shown = records): ShownField => ({ types: new Set(types), records, shown })
const of = (fields: Record<string, ShownField>) => new Map([['ais-v4' as const, new Map(Object.entries(fields))]])

const cases: Array<[what: string, before: ShownField, now: ShownField, verdict: string, says: RegExp]> = [
  ['a field of the same type holds', field(['string']), field(['string']), 'passed', /1 documented field/],
  ['a field of another type fails', field(['string']), field(['number']), 'failed', /was string and is number/],
  ['a field that was null alone holds', field([]), field(['number']), 'passed', /as they were/],
  ['a field with one of its types holds', field(['string', 'number']), field(['number']), 'passed', /as they were/],
  ['a field that every record lacks now fails', field(['string']), field([], 9, 0), 'failed', /no more \(in 9/],
  ['a field that only some records had may be missing', field(['string'], 9, 8), field([], 9, 0), 'passed', /./],
  ['of few records nothing is missing', field(['string'], 4), field([], 9, 0), 'passed', /./],
  ['of no record now nothing is said', field(['string']), field([], 0, 0), 'untested', /./],
]
for (const [what, before, now, verdict, says] of cases)
  test(`Between two recordings, ${what}`, () => {
    const run = comparedRun({ [address]: 'untested', 'ais-v4/rates/list': 'passed' })
    const { requirements } = withFieldsThatStay(
      run,
      of({ 'ais/login status': now }),
      of({ 'ais/login status': before }),
    )
    assert.equal(requirements[0]?.verdict, verdict)
    assert.match(requirements[0].reason, says)
    assert.deepEqual(requirements[1], run.requirements[1])
  })

test('A field within an object may be missing with it', () => {
  const run = comparedRun({ [address]: 'untested' })
  const name = 'ais/login last_attempt.id'
  const [row] = withFieldsThatStay(run, of({ [name]: field([], 9, 0) }), of({ [name]: field(['string']) })).requirements
  assert.equal(row?.verdict, 'passed')
})
