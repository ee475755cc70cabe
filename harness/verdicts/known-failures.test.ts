import { cases } from '../../core/test-support/cases.ts'
import type { Verdict } from '../../core/verdict.ts'
import { knownFailuresHere, staleBecause, stateOf } from './known-failures.ts'
import { renewed, type RunForKnown } from './renewed.ts'

const entry = { address: 'ais-v4/paging', owner: 'team lists', expires: '2026-03-15' }
const judged = (verdict: Verdict, address = 'ais-v4/paging/sorted-by-id') => ({ address, verdict })

const states = (requirements: ReturnType<typeof judged>[], today = '2026-03-15') => [
  stateOf(entry, requirements, today),
  staleBecause(entry, requirements, today)?.replace('known failure ais-v4/paging ', ''),
]

const planned = [{ address: 'ais-v4/rates/floor' }]
const everything = [...planned, { address: 'ais-v4/assets/list' }]
const entries = ['ais-v4/rates', 'ais-v4/assets', 'ais-v4/asets', 'ais-v4'].map((address) => ({ address }))

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
  'an entry is in the state of what it covers, and says why it is stale',
  [states([judged('failed'), judged('passed')]), ['still fails', undefined]],
  [states([judged('failed')], '2026-03-16'), ['expired', 'expired on 2026-03-15; owner team lists']],
  [states([judged('inconclusive')]), ['could not be judged', undefined]],
  [states([judged('untested')]), ['could not be judged', undefined]],
  [
    states([judged('untested'), judged('passed')]),
    ['no longer fails', 'no longer fails; remove the entry from the profile'],
  ],
  [states([judged('failed', 'ais-v4/rates/floor')]), ['matches nothing', 'matches no requirement of this run']],
  'an entry about what the run leaves out does not count, one that names nothing does',
  [
    knownFailuresHere(entries, planned, everything).map(({ address }) => address),
    ['ais-v4/rates', 'ais-v4/asets', 'ais-v4'],
  ],
  'what still fails stays, what is fixed goes, and what fails beside it is added',
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
