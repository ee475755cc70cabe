import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../basics/refusal.ts'
import { asId } from '../../serving/read-id.ts'
import type { Login } from '../../store/entities.ts'

/**
 * Ids of the accounts to leave out of a fetch; empty when none are named.
 * @throws Refusal WrongRequestFormat, AccountNotFound, AllAccountsExcluded
 */
export function readExcluded(sandbox: Sandbox, login: Login, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new Refusal('WrongRequestFormat', 'exclude_accounts must be an array of account ids')
  const rules = sandbox.rules.reconnect
  const accountIds = sandbox.store.accounts.group('loginId', login.id).map(({ id }) => id)
  const excluded = value.map((entry: unknown) => {
    const id = asId(sandbox, 'exclude_accounts', entry)
    if (id === undefined) throw new Refusal('WrongRequestFormat', 'exclude_accounts must hold account ids')
    if (!rules.excludedAccountKnown(accountIds, id))
      throw new Refusal('AccountNotFound', 'the login has no such account')
    return id
  })
  if (rules.allExcluded(accountIds, excluded)) throw new Refusal('AllAccountsExcluded', 'no account is left to fetch')
  return [...new Set(excluded)]
}
