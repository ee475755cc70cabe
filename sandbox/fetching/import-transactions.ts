import { categoriesOf } from '../categorizing/categories-of.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { categorize } from '../providers/categorize.ts'
import type { HeldTransaction } from '../providers/holdings.ts'
import type { Account, Transaction } from '../store/entities.ts'
import { holdingsFor } from './holdings-for.ts'
import { accountOf, countTransactions } from './import-accounts.ts'
import type { Run } from '../world/fetcher.ts'
import { dateOf, dayNumber } from '../basics/days.ts'

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
      if (old) update(sandbox, old, transaction)
      else if (run.work.imported || rules.stages.transactionWanted(transaction.made_on, from_date, to_date)) {
        add(sandbox, run, account, transaction)
      }
    }
    countTransactions(sandbox, account)
  }
}

function update(sandbox: Sandbox, transaction: Transaction, held: HeldTransaction): void {
  if (transaction.status === held.status) return
  transaction.status = held.status
  transaction.updated_at = sandbox.clock.nowIso()
}

function add(sandbox: Sandbox, run: Run, account: Account, held: HeldTransaction): void {
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
