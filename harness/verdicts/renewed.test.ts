import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renewed, type RunForKnown } from './renewed.ts'

const entry = (address: string, expires = '2027-01-31') => ({ address, owner: 'Lists', expires })
const run = (requirements: Record<string, 'passed' | 'failed' | 'untested'>, over: Partial<RunForKnown> = {}) => ({
  interfaces: ['ais-v4'],
  only: [],
  isWhole: true,
  requirements: Object.entries(requirements).map(([address, verdict]) => ({ address, verdict })),
  ...over,
})
const stateOf = (known: ReturnType<typeof entry>, of: RunForKnown) => {
  const { entries, added } = renewed([known], of, '2026-11-23')
  return [entries[0]?.state, ...added]
}
const a = 'ais-v4/rates/a'
const b = 'ais-v4/rates/b'

test('what still fails stays, what is fixed goes, and what fails beside it is added', () => {
  assert.deepEqual(stateOf(entry(a), run({ [a]: 'failed', [b]: 'failed' })), ['still fails', b])
  assert.deepEqual(stateOf(entry('ais-v4/rates'), run({ [a]: 'failed', [b]: 'passed' })), ['still fails'])
  assert.deepEqual(stateOf(entry(a), run({ [a]: 'passed' })), ['fixed'])
})

test('what has expired and still fails counts as new', () => {
  assert.deepEqual(stateOf(entry(a, '2026-11-22'), run({ [a]: 'failed' })), ['expired', a])
  assert.deepEqual(stateOf(entry(a, '2026-11-23'), run({ [a]: 'failed' })), ['still fails'])
})

test('what the run did not evaluate is not fixed', () => {
  assert.deepEqual(stateOf(entry(a), run({ [a]: 'untested' })), ['not evaluated'])
  assert.deepEqual(stateOf(entry('ais-v4/rates'), run({ [a]: 'passed', [b]: 'untested' })), ['not evaluated'])
  assert.deepEqual(stateOf(entry('ais-v4/rates'), run({ [a]: 'passed' }, { only: [a] })), ['not evaluated'])
  assert.deepEqual(stateOf(entry('ais-v4/rates'), run({ [a]: 'passed' }, { isWhole: false })), ['not evaluated'])
  assert.deepEqual(stateOf(entry('ais-v6/rates'), run({ [a]: 'passed' })), ['not in this run'])
  assert.deepEqual(stateOf(entry(b), run({ [a]: 'passed' }, { isWhole: false })), ['not in this run'])
  assert.deepEqual(stateOf(entry(b), run({ [a]: 'passed' })), ['matches nothing'])
})
