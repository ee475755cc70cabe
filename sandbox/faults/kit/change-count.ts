import type { Account } from '../../store/entities.ts'
import type { Patch } from './change-rule.ts'
import { changeShape } from './change-shape.ts'

export type Count = { posted: number; pending: number }

/** Changes the transactions_count of each account that has one. */
export function changeCount(change: (count: Count, account: Account) => Count): Patch {
  return changeShape('account', (shown, account) => {
    const { transactions_count: count, ...rest } = account.extra as { transactions_count?: Count }
    return count ? { ...shown, extra: { ...rest, transactions_count: change(count, account) } } : shown
  })
}
