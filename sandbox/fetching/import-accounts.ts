import type { Sandbox, Run, Failure } from '../world/sandbox.ts'
import { type HeldAccount, creditCardBalance, type HeldTransaction } from '../providers/holdings.ts'
import type { Account, Transaction } from '../store/entities.ts'
import { holdingsFor } from './read-dates.ts'
import { sendCallback } from '../callbacks/create-callbacks.ts'
import { categoriesOf } from '../categorizing/categories-of.ts'
import { categorize } from '../providers/merchants.ts'
import { dateOf, dayNumber } from '../basics/days.ts'
import { behaviourOf } from '../providers/credentials.ts'

/** Updates the login's accounts. An account keeps its id from fetch to fetch; an excluded one does not change. */
function importAccounts(sandbox: Sandbox, run: Run): void {
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

/** Does the work of one stage; a failure ends the attempt. */
export function doStage(sandbox: Sandbox, run: Run, name: string): Failure | undefined {
  switch (name) {
    case 'connect':
      return connect(sandbox, run)
    case 'interactive':
      return interact(sandbox, run)
    case 'fetch_holder_info':
      run.login.holderInfo = holdingsFor(sandbox, run).holder_info
      return undefined
    case 'fetch_accounts':
      return fetchAccounts(sandbox, run, name)
    case 'fetch_recent':
      importTransactions(sandbox, run, true)
      run.attempt.finished_recent = true
      return undefined
    case 'fetch_full':
      importTransactions(sandbox, run, false)
      return undefined
    default:
      return undefined
  }
}

function fetchAccounts(sandbox: Sandbox, run: Run, stage: string): Failure | undefined {
  const ending = sandbox.rules.dates.endingClass(run.attempt, sandbox.clock.now())
  if (ending !== undefined) return { errorClass: ending, message: 'the days of the fetch lie outside the window' }
  importAccounts(sandbox, run)
  if (sandbox.rules.callbacks.notifiesOfAccounts(run.attempt)) sendCallback(sandbox, 'success', run, { stage })
  return undefined
}

function connect(sandbox: Sandbox, run: Run): Failure | undefined {
  const { provider, credentials, imported } = run.work
  const client = sandbox.store.clients.get(run.login.clientId)
  const ending = client && sandbox.rules.fetchScopes.endingClass(run.attempt.fetch_scopes, client)
  if (ending !== undefined) return { errorClass: ending, message: 'the client may not fetch these scopes' }
  if (imported) return undefined
  if (!sandbox.rules.stages.credentialsRight(provider, credentials)) {
    return { errorClass: 'InvalidCredentials', message: 'the provider refused the credentials' }
  }
  const { fails_with: errorClass, partial } = behaviourOf(provider, credentials)
  run.attempt.partial = partial
  return errorClass === null ? undefined : { errorClass, message: `the provider ended the fetch with ${errorClass}` }
}

function interact(sandbox: Sandbox, run: Run): Failure | undefined {
  if (sandbox.rules.interactive.right(run.work.provider, run.answer ?? {})) return undefined
  return { errorClass: 'InvalidInteractiveCredentials', message: 'the provider refused the interactive answer' }
}

/**
 * Imports the transactions of the requested days, either the recent ones or all others. Known ones keep id and
 * category; pending ones may have become posted. A file is imported whole.
 */
function importTransactions(sandbox: Sandbox, run: Run, recent: boolean): void {
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
