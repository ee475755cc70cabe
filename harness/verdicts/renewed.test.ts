import { cases } from '../../core/test-support/cases.ts'
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

cases(
  'what still fails stays, what is fixed goes, and what fails beside it is added',
  [stateOf(entry(a), run({ [a]: 'failed', [b]: 'failed' })), ['still fails', b]],
  [stateOf(entry('ais-v4/rates'), run({ [a]: 'failed', [b]: 'passed' })), ['still fails']],
  [stateOf(entry(a), run({ [a]: 'passed' })), ['fixed']],
  'what has expired and still fails counts as new',
  [stateOf(entry(a, '2026-11-22'), run({ [a]: 'failed' })), ['expired', a]],
  [stateOf(entry(a, '2026-11-23'), run({ [a]: 'failed' })), ['still fails']],
  'what the run did not evaluate is not fixed',
  [stateOf(entry(a), run({ [a]: 'untested' })), ['not evaluated']],
  [stateOf(entry('ais-v4/rates'), run({ [a]: 'passed', [b]: 'untested' })), ['not evaluated']],
  [stateOf(entry('ais-v4/rates'), run({ [a]: 'passed' }, { only: [a] })), ['not evaluated']],
  [stateOf(entry('ais-v4/rates'), run({ [a]: 'passed' }, { isWhole: false })), ['not evaluated']],
  [stateOf(entry('ais-v6/rates'), run({ [a]: 'passed' })), ['not in this run']],
  [stateOf(entry(b), run({ [a]: 'passed' }, { isWhole: false })), ['not in this run']],
  [stateOf(entry(b), run({ [a]: 'passed' })), ['matches nothing']],
)
