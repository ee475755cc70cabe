import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from '../../requirements/requirement.ts'
import { requirementEntries, entriesUnder } from './entries.ts'
import { explanationOf } from './explanation.ts'

const plain = { source: 'A heading', where: 'row `GET /lists`', strength: 'stated', needs: [] } as const
const rows: Requirement[] = [
  {
    ...plain,
    id: 'conventions/paging/sorted-by-id',
    text: 'A list is sorted by id.',
    interfaces: ['ais-v4', 'partners-v1'],
    needs: ['large-login'],
    note: 'Ids of digits count as numbers.',
  },
  { ...plain, id: 'ais-v4/rates/floor', text: 'Rates have a floor.', interfaces: ['ais-v4'], needs: [] },
  {
    ...plain,
    id: 'ais-v4/rates/updated-daily',
    text: 'Rates are updated daily.',
    interfaces: ['ais-v4'],
    needs: [],
    unjudgeable: 'A run does not last for days.',
  },
]
const order = {
  name: 'features/paging.feature: The order holds',
  title: 'The order holds',
  where: 'features/paging.feature:5',
}
const fault = { id: 'lists-newest-first', sentence: 'Lists are sorted newest first.' }
const entries = requirementEntries(
  rows.map((row) => ({ ...row, needs: [...row.needs] })),
  [{ ...order, requirements: ['conventions/paging/sorted-by-id'] }],
  [{ ...fault, breaks: ['conventions/paging/sorted-by-id'] }],
)

test('a row is listed once per interface, with the checks and faults that name it', () =>
  assert.deepEqual(
    entries.map(({ address, checks, faults }) => [address, checks, faults]),
    [
      ['ais-v4/paging/sorted-by-id', [order], [fault]],
      ['ais-v4/rates/floor', [], []],
      ['ais-v4/rates/updated-daily', [], []],
      ['partners-v1/paging/sorted-by-id', [order], [fault]],
    ],
  ))

test('one requirement is explained with reading, needs, checks, faults and the command that evaluates it', () =>
  assert.deepEqual(explanationOf(entriesUnder(entries, 'ais-v4/paging/sorted-by-id'), 60), [
    'ais-v4/paging/sorted-by-id',
    '',
    '  A list is sorted by id.',
    '',
    '  Id          conventions/paging/sorted-by-id',
    '  Source      A heading',
    '  Where       row `GET /lists`',
    '  Strength    stated: the document states it, so a server',
    '              that breaks it fails',
    '  Interfaces  ais-v4, partners-v1',
    '  Needs       large-login: a login with more than 250',
    '              transactions: data.large_login',
    '  Note        Ids of digits count as numbers.',
    '  Checks      The order holds',
    '                features/paging.feature:5',
    '  Faults      lists-newest-first: Lists are sorted newest',
    '              first.',
    '',
    '  Check it alone:',
    '    npx assay run --only ais-v4/paging/sorted-by-id',
  ]))
