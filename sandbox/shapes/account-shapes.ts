import type { Account, Transaction } from '../store/entities.ts'

/** Source: Account (version 4); Transaction (version 4). */
export function accountShapes() {
  return {
    account: (account: Account): Record<string, unknown> => ({
      id: account.id,
      name: account.name,
      nature: account.nature,
      balance: account.balance,
      currency_code: account.currency_code,
      extra: account.extra,
      login_id: account.loginId,
      created_at: account.created_at,
      updated_at: account.updated_at,
    }),

    transaction: (transaction: Transaction): Record<string, unknown> => ({
      id: transaction.id,
      mode: transaction.mode,
      status: transaction.status,
      made_on: transaction.made_on,
      amount: transaction.amount,
      currency_code: transaction.currency_code,
      description: transaction.description,
      category: transaction.category,
      duplicated: transaction.duplicated,
      extra: transaction.extra,
      account_id: transaction.accountId,
      created_at: transaction.created_at,
      updated_at: transaction.updated_at,
    }),
  }
}
