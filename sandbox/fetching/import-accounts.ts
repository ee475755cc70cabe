import type { Sandbox, Run } from '../world/sandbox.ts'
import { type HeldAccount, creditCardBalance, type HeldTransaction, type Holdings } from '../providers/holdings.ts'
import type { Account, Transaction } from '../store/entities.ts'
import { holdingsOf } from '../providers/holdings-of.ts'
import { categoriesOf } from '../categorizing/categories-of.ts'
import { categorize } from '../providers/merchants.ts'
import { dateOf, dayNumber } from '../basics/days.ts'

/** Updates the login's accounts. An account keeps its id from fetch to fetch; an excluded one does not change. */
export function importAccounts(sandbox: Sandbox, run: Run): void {
  for (const held of holdingsFor(sandbox, run).accounts) {
    const known = accountOf(sandbox, run, held)
    if (known && !sandbox.rules.stages.accountWanted(known.id, run.attempt.exclude_accounts)) continue
    if (known) updateAccount(sandbox, known, held)
    else addAccount(sandbox, run, held)
  }
}

function accountOf(sandbox: Sandbox, run: Run, held: HeldAccount): Account | undefined {
  return sandbox.store.accounts.group('loginId', run.login.id).find(({ key }) => key === held.key)
}

function updateAccount(sandbox: Sandbox, account: Account, held: HeldAccount): void {
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

function addAccount(sandbox: Sandbox, run: Run, held: HeldAccount): void {
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

/**
 * Imports the transactions of the requested days, either the recent ones or all others. Known ones keep id and
 * category; pending ones may have become posted. A file is imported whole.
 */
export function importTransactions(sandbox: Sandbox, run: Run, recent: boolean): void {
  const { rules, clock, store } = sandbox
  const { from_date, to_date, exclude_accounts } = run.attempt
  const cut = dateOf(dayNumber(clock.now()) - rules.stages.recentDays)
  for (const held of holdingsFor(sandbox, run).accounts) {
    const account = accountOf(sandbox, run, held)
    if (!account || !rules.stages.accountWanted(account.id, exclude_accounts)) continue
    const known = new Map(store.transactions.group('accountId', account.id).map((row) => [row.key, row]))
    for (const transaction of held.transactions) {
      if (transaction.made_on >= cut !== recent) continue
      const old = known.get(transaction.key)
      if (old) updateTransaction(sandbox, old, transaction)
      else if (run.work.imported || rules.stages.transactionWanted(transaction.made_on, from_date, to_date)) {
        addTransaction(sandbox, run, account, transaction)
      }
    }
    countTransactions(sandbox, account)
  }
}

function updateTransaction(sandbox: Sandbox, transaction: Transaction, held: HeldTransaction): void {
  if (transaction.status === held.status) return
  transaction.status = held.status
  transaction.updated_at = sandbox.clock.nowIso()
}

function addTransaction(sandbox: Sandbox, run: Run, account: Account, held: HeldTransaction): void {
  const { store, clock } = sandbox
  const client = store.clients.get(run.login.clientId)
  if (!client) return
  const attempts = store.attempts.group('loginId', run.login.id)
  const atFirst = attempts[0]?.categorization
  const categorization = sandbox.rules.categories.used(run.attempt.categorization, atFirst)
  const category = categorize(held.description, categorization)
  const now = clock.nowIso()
  store.transactions.add({
    ...held,
    id: store.transactions.newId(),
    clientId: client.id,
    accountId: account.id,
    loginId: run.login.id,
    ...categoriesOf(sandbox, client, { ...held, category }, categorization, attempts.length > 1),
    created_at: now,
    updated_at: now,
  })
}

/** The data to fetch: the uploaded file or what the provider holds; the same throughout a run. */
export function holdingsFor(sandbox: Sandbox, run: Run): Holdings {
  const { provider, credentials, imported } = run.work
  run.held ??= imported ?? holdingsOf(provider, credentials, { now: sandbox.clock.now(), seed: sandbox.settings.seed })
  return run.held
}
