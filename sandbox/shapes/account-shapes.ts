import type { Account, Transaction } from '../store/entities.ts'

/** Source: Account (version 4); Transaction (version 4). */
export function accountShapes() {
  return {
    account: ({
      clientId: _client,
      customerId: _customer,
      loginId,
      key: _key,
      ...shown
    }: Account): Record<string, unknown> => ({
      ...shown,
      login_id: loginId,
    }),

    transaction: ({
      id,
      clientId: _client,
      accountId,
      loginId: _login,
      key: _key,
      ...rest
    }: Transaction): Record<string, unknown> => {
      const { categoryV5: _other, ...shown } = rest
      return { id, ...shown, account_id: accountId }
    },
  }
}
