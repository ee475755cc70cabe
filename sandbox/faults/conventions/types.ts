import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { replaceRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Row = Record<string, unknown>

/** The data types, broken in one field each. */
export const typesFaults: Fault[] = named({
  'writes-amounts-as-text-on-later-pages': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
    sentence: 'On every page of transactions but the first, amount is a string.',
    patch: (rules) =>
      changeData(rules, 'transactions/list', (rows, { url = '' }) =>
        url.includes('from_id=') ? (rows as Row[]).map((row) => ({ ...row, amount: String(row['amount']) })) : rows,
      ),
  },
  'loses-text-beyond-ascii': {
    sentence: 'Characters beyond ASCII come back as question marks.',
    patch: replaceRule('wire.text', (rule) => {
      // oxlint-disable-next-line no-control-regex
      return (json) => rule(json).replace(/[^\u0000-\u007F]/g, '?')
    }),
  },
})
