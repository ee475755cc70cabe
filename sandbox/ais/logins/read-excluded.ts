import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import { asId } from '../../serving/read-id.ts'
import type { Login } from '../../store/entities.ts'

/**
 * Ids of the accounts to leave out of a fetch; empty when none are named.
 * @throws Refusal WrongRequestFormat, AccountNotFound, AllAccountsExcluded
 */
export function readExcluded(sandbox: Sandbox, login: Login, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw refusal('ids-listed', 'exclude_accounts')
  const rules = sandbox.rules.reconnect
  const accountIds = sandbox.store.accounts.group('loginId', login.id).map(({ id }) => id)
  const excluded = value.map((entry: unknown) => {
    const id = asId(sandbox, 'exclude_accounts', entry)
    if (id === undefined) throw refusal('ids-listed', 'exclude_accounts')
    if (!rules.excludedAccountKnown(accountIds, id)) throw refusal('account-of-login')
    return id
  })
  if (rules.allExcluded(accountIds, excluded)) throw refusal('account-left')
  return [...new Set(excluded)]
}
