import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from '../../requirements/requirement.ts'
import { knownFailuresHere } from './known-failures-here.ts'

const row = (id: string): Requirement => ({
  id,
  text: 'A rule.',
  source: 'Here',
  strength: 'stated',
  interfaces: ['ais-v4'],
  needs: [],
})
const rows = [row('ais/rates/floor'), row('ais/assets/list')]
const planned = [{ id: 'ais/rates/floor', interface: 'ais-v4', address: 'ais-v4/rates/floor', checks: [] }] as const
const entry = (address: string) => ({ address, reason: 'old', owner: 'team', expires: '2999-12-31' })

test('an entry about what the run leaves out is let be, one that names nothing is not', () => {
  const entries = ['ais-v4/rates', 'ais-v4/assets', 'ais-v4/asets', 'ais-v4'].map(entry)
  assert.deepEqual(
    knownFailuresHere(entries, planned as never, rows).map(({ address }) => address),
    ['ais-v4/rates', 'ais-v4/asets', 'ais-v4'],
  )
})
