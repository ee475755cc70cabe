import { cases } from '../../core/test-support/cases.ts'
import type { Requirement } from '../../core/requirement.ts'
import { requirementEntries, entriesUnder } from './entries.ts'
import { explanationOf } from './explanation.ts'

const row = (id: string, interfaces: string[], more: Partial<Requirement> = {}): Requirement => ({
  id,
  interfaces,
  text: `The text of ${id}.`,
  source: 'A heading',
  where: 'row `GET /lists`',
  needs: [],
  strength: 'stated',
  ...more,
})
const sorted = 'conventions/paging/sorted-by-id'
const rows = [
  row(sorted, ['ais-v4', 'partners-v1'], {
    text: 'A list is sorted by id.',
    needs: ['large-login'],
    note: 'Ids of digits count as numbers.',
  }),
  row('ais-v4/rates/floor', ['ais-v4']),
  row('ais-v4/rates/updated-daily', ['ais-v4'], { unjudgeable: 'A run does not last for days.' }),
]
const where = 'features/paging.feature:5'
const order = { name: 'features/paging.feature: The order holds', title: 'The order holds', where }
const fault = { id: 'lists-newest-first', sentence: 'Lists are sorted newest first.' }
const entries = requirementEntries(rows, [{ ...order, requirements: [sorted] }], [{ ...fault, breaks: [sorted] }])

cases(
  'A row is listed once per interface, with the checks and faults that name it',
  [
    entries.map(({ address, checks, faults }) => [address, checks, faults]),
    [
      ['ais-v4/paging/sorted-by-id', [order], [fault]],
      ['ais-v4/rates/floor', [], []],
      ['ais-v4/rates/updated-daily', [], []],
      ['partners-v1/paging/sorted-by-id', [order], [fault]],
    ],
  ],
  'One requirement is explained with reading, needs, checks, faults and the command that evaluates it',
  [
    explanationOf(entriesUnder(entries, 'ais-v4/paging/sorted-by-id'), 60).join('\n'),
    `ais-v4/paging/sorted-by-id

  A list is sorted by id.

  Id          conventions/paging/sorted-by-id
  Source      A heading
  Where       row \`GET /lists\`
  Strength    stated: the document states it, so a server
              that breaks it fails
  Interfaces  ais-v4, partners-v1
  Needs       large-login: a login with more than 250
              transactions: data.large_login
  Note        Ids of digits count as numbers.
  Checks      The order holds
                features/paging.feature:5
  Faults      lists-newest-first: Lists are sorted newest
              first.

  Check it alone:
    npx assay run --only ais-v4/paging/sorted-by-id`,
  ],
)
