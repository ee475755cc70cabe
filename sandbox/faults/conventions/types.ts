import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

/** The data types, broken in one field each. */
export const typesFaults: Fault[] = faultsNamed({
  'writes-amounts-as-text-on-later-pages': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
    patch: (rules) =>
      changeData(rules, 'transactions/list', (rows, { url = '' }) =>
        url.includes('from_id=') ? (rows as Row[]).map((row) => ({ ...row, amount: String(row['amount']) })) : rows,
      ),
  },
  'loses-text-beyond-ascii': replaceRule('wire.text', (rule) => {
    // oxlint-disable-next-line no-control-regex
    return (json) => rule(json).replace(/[^\u0000-\u007F]/g, '?')
  }),
})
