import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

/** The data types, broken in one field each. */
export const typesFaults: Fault[] = [
  {
    id: 'writes-amounts-as-text-on-later-pages',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
    sentence: 'On every page of transactions but the first, amount is a string.',
    patch: (rules) =>
      changeData(rules, 'transactions/list', (rows, { url = '' }) =>
        url.includes('from_id=') ? (rows as Row[]).map((row) => ({ ...row, amount: String(row['amount']) })) : rows,
      ),
  },
  {
    id: 'loses-text-beyond-ascii',
    sentence: 'Characters beyond ASCII come back as question marks.',
    patch(rules) {
      const { text } = rules.wire
      // oxlint-disable-next-line no-control-regex
      rules.wire.text = (json) => text(json).replace(/[^\u0000-\u007F]/g, '?')
    },
  },
]
