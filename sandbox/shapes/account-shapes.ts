import type { Account, Transaction } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

/** Source: Account (version 4); Transaction (version 4). */
export function accountShapes() {
  return {
    account: ({ clientId: _client, customerId: _customer, loginId, key: _key, ...shown }: Account): Fields => ({
      ...shown,
      login_id: loginId,
    }),

    transaction: ({ id, clientId: _client, accountId, loginId: _login, key: _key, ...rest }: Transaction): Fields => {
      const { categoryV5: _other, ...shown } = rest
      return { id, ...shown, account_id: accountId }
    },
  }
}
