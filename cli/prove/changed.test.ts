import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changedSince, chooseTouched, type Touched, touchedBy } from './changed.ts'
import { nameOf } from './task.ts'

const asked = { only: [], fault: [], variant: [] }

function touched(...files: string[]): Exclude<Touched, { everythingBy: string }> {
  const one = touchedBy(files)
  assert.ok('rules' in one, JSON.stringify(one))
  return one
}

it('has a changed feature prove its rules, with their faults and all variants on them', () => {
  const one = touched('features/ais/rates.feature')
  assert.ok(one.rules.length > 0 && one.rules.every((id) => id.startsWith('ais/rates/')), one.rules.join(', '))
  const { chosen } = chooseTouched(one, asked, 'HEAD')
  const names = chosen.tasks.map(nameOf)
  assert.ok(names.includes('fault updates-rates-once-a-week'))
  assert.ok(!names.includes('fault verifies-no-signature'))
  assert.ok(chosen.tasks.some(({ kind }) => kind === 'variants') && chosen.baseline.length > 0)
})

it('has changed faults prove the rules that they break, and changed variants be evaluated in every interface', () => {
  const one = touched('sandbox/faults/data/rates.ts', 'sandbox/variants/late-attempts.ts')
  assert.ok(one.rules.length > 0 && one.rules.every((id) => id.includes('/rates/')), one.rules.join(', '))
  const names = chooseTouched(one, asked, 'HEAD').chosen.tasks.map(nameOf)
  for (const id of one.variants)
    assert.ok(
      names.some((name) => name.startsWith(`variant ${id} in `)),
      id,
    )
})

it('has any other code, and a fault that is gone, prove everything, and says because of which file', () => {
  for (const file of ['harness/client/client.ts', 'sandbox/faults/kit/fault.ts', 'sandbox/faults/data/gone.ts'])
    assert.deepEqual(touchedBy(['docs/prove.md', file]), { everythingBy: file })
})

it('has texts and tests prove nothing', () => {
  const one = touched('CHANGELOG.md', 'docs/prove.md', 'core/calendar.test.ts', 'tests/boundaries.test.ts')
  assert.deepEqual(chooseTouched(one, asked, 'HEAD').chosen.tasks, [])
})

it('refuses a commit that git does not know', () => {
  assert.throws(() => changedSince('no-such-commit'), { code: 'CHANGED_UNKNOWN', message: /Give a commit/ })
})
