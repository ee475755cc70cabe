import type { Sandbox } from '../world/sandbox.ts'
import type { HeldAccount } from '../providers/holdings.ts'
import type { Account } from '../store/entities.ts'
import { creditCardBalance } from '../providers/money.ts'
import { holdingsFor } from './holdings-for.ts'
import type { Run } from '../world/fetcher.ts'

/** Updates the login's accounts. An account keeps its id from fetch to fetch; an excluded one does not change. */
export function importAccounts(sandbox: Sandbox, run: Run): void {
  for (const held of holdingsFor(sandbox, run).accounts) {
    const known = accountOf(sandbox, run, held)
    if (known && !sandbox.rules.stages.accountWanted(known.id, run.attempt.exclude_accounts)) continue
    if (known) update(sandbox, known, held)
    else add(sandbox, run, held)
  }
}

export function accountOf(sandbox: Sandbox, run: Run, held: HeldAccount): Account | undefined {
  return sandbox.store.accounts.group('loginId', run.login.id).find(({ key }) => key === held.key)
}

function update(sandbox: Sandbox, account: Account, held: HeldAccount): void {
  account.balance = balanceOf(sandbox, account, held)
  account.extra = held.extra
  countTransactions(sandbox, account)
  account.updated_at = sandbox.clock.nowIso()
}

/** The balance. A credit card also counts the transactions that the provider shows no longer. */
function balanceOf({ store }: Sandbox, { id, nature }: Account, { balance, transactions }: HeldAccount): number {
  if (nature !== 'credit_card') return balance
  const shown = new Set(transactions.map(({ key }) => key))
  const before = store.transactions.group('accountId', id).filter(({ key = '' }) => !shown.has(key))
  return creditCardBalance([...transactions, ...before].map(({ amount }) => amount))
}

function add(sandbox: Sandbox, run: Run, held: HeldAccount): void {
  const { store, clock } = sandbox
  const now = clock.nowIso()
  const account: Account = {
    id: store.accounts.newId(),
    clientId: run.login.clientId,
    customerId: run.login.customer_id,
    loginId: run.login.id,
    key: held.key,
    name: held.name,
    nature: held.nature,
    balance: held.balance,
    currency_code: held.currency_code,
    extra: held.extra,
    created_at: now,
    updated_at: now,
  }
  countTransactions(sandbox, account)
  store.accounts.add(account)
}

/** Sets an account's count to that of its listed transactions: both leave out days outside of the requested range. */
export function countTransactions({ store }: Sandbox, account: Account): void {
  const listed = store.transactions.group('accountId', account.id)
  const posted = listed.filter(({ status }) => status === 'posted').length
  account.extra = { ...account.extra, transactions_count: { posted, pending: listed.length - posted } }
}
