import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { Verdict } from '../../core/verdict.ts'
import { knownFailuresHere, staleBecause, stateOf } from './known-failures.ts'
import { renewed, type RunForKnown } from './renewed.ts'

const entry = { address: 'ais-v4/paging', owner: 'team lists', expires: '2026-03-15' }
const judged = (verdict: Verdict, address = 'ais-v4/paging/sorted-by-id') => ({ address, verdict })

for (const [what, requirements, today, state, stale] of [
  ['with a failure', [judged('failed'), judged('passed')], '2026-03-15', 'still fails', undefined],
  [
    'with a failure that it no longer covers',
    [judged('failed')],
    '2026-03-16',
    'expired',
    'expired on 2026-03-15; owner team lists',
  ],
  ['that is inconclusive', [judged('inconclusive')], '2026-03-15', 'could not be judged', undefined],
  ['that is untested', [judged('untested')], '2026-03-15', 'could not be judged', undefined],
  [
    'that holds where it was tested',
    [judged('untested'), judged('passed')],
    '2026-03-15',
    'no longer fails',
    'no longer fails; remove the entry from the profile',
  ],
  [
    'without a requirement',
    [judged('failed', 'ais-v4/rates/floor')],
    '2026-03-15',
    'matches nothing',
    'matches no requirement of this run',
  ],
  ['without a requirement, expired', [], '2026-03-16', 'matches nothing', 'matches no requirement of this run'],
] as const) {
  test(`an entry ${what} is in the state: ${state}`, () => {
    assert.equal(stateOf(entry, requirements, today), state)
    assert.equal(staleBecause(entry, requirements, today), stale && `known failure ${entry.address} ${stale}`)
  })
}

const planned = [{ address: 'ais-v4/rates/floor' }]
const everything = [...planned, { address: 'ais-v4/assets/list' }]
const entries = ['ais-v4/rates', 'ais-v4/assets', 'ais-v4/asets', 'ais-v4'].map((address) => ({ address }))

cases('an entry about what the run leaves out does not count, one that names nothing does', [
  knownFailuresHere(entries, planned, everything).map(({ address }) => address),
  ['ais-v4/rates', 'ais-v4/asets', 'ais-v4'],
])

const entryFor = (address: string, expires = '2027-01-31') => ({ address, owner: 'Lists', expires })
const run = (requirements: Record<string, 'passed' | 'failed' | 'untested'>, over: Partial<RunForKnown> = {}) => ({
  interfaces: ['ais-v4'],
  only: [],
  isWhole: true,
  requirements: Object.entries(requirements).map(([address, verdict]) => ({ address, verdict })),
  ...over,
})
const stateAfter = (known: ReturnType<typeof entryFor>, of: RunForKnown) => {
  const { entries, added } = renewed([known], of, '2026-11-23')
  return [entries[0]?.state, ...added]
}
const a = 'ais-v4/rates/a'
const b = 'ais-v4/rates/b'

cases(
  'what still fails stays, what is fixed goes, and what fails beside it is added',
  [stateAfter(entryFor(a), run({ [a]: 'failed', [b]: 'failed' })), ['still fails', b]],
  [stateAfter(entryFor('ais-v4/rates'), run({ [a]: 'failed', [b]: 'passed' })), ['still fails']],
  [stateAfter(entryFor(a), run({ [a]: 'passed' })), ['fixed']],
  'what has expired and still fails counts as new',
  [stateAfter(entryFor(a, '2026-11-22'), run({ [a]: 'failed' })), ['expired', a]],
  'what the run did not evaluate is not fixed',
  [stateAfter(entryFor('ais-v4/rates'), run({ [a]: 'passed', [b]: 'untested' })), ['not evaluated']],
  [stateAfter(entryFor('ais-v4/rates'), run({ [a]: 'passed' }, { only: [a] })), ['not evaluated']],
  [stateAfter(entryFor('ais-v4/rates'), run({ [a]: 'passed' }, { isWhole: false })), ['not evaluated']],
  [stateAfter(entryFor('ais-v6/rates'), run({ [a]: 'passed' })), ['not in this run']],
  [stateAfter(entryFor(b), run({ [a]: 'passed' }, { isWhole: false })), ['not in this run']],
  [stateAfter(entryFor(b), run({ [a]: 'passed' })), ['matches nothing']],
)
