import type { Store } from './store.ts'

/** Removes a login with its consents, attempts, accounts and transactions; an unknown id changes nothing. */
export function removeLogin(store: Store, loginId: string): void {
  for (const attempt of store.attempts.group('loginId', loginId).slice()) store.attempts.remove(attempt.id)
  for (const transaction of store.transactions.group('loginId', loginId).slice())
    store.transactions.remove(transaction.id)
  for (const account of store.accounts.group('loginId', loginId).slice()) store.accounts.remove(account.id)
  for (const consent of store.consents.group('loginId', loginId).slice()) store.consents.remove(consent.id)
  store.logins.remove(loginId)
}
