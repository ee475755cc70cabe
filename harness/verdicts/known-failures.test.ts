import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { Verdict } from '../../core/verdict.ts'
import { knownFailuresHere, staleBecause, stateOf } from './known-failures.ts'

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
