import type { Sandbox } from '../world/sandbox.ts'
import { sendCallback } from '../callbacks/send-callback.ts'
import { holdingsFor } from './holdings-for.ts'
import { importAccounts, accountOf, countTransactions } from './import-accounts.ts'
import { categoriesOf } from '../categorizing/categories-of.ts'
import { categorize } from '../providers/categorize.ts'
import type { HeldTransaction } from '../providers/holdings.ts'
import type { Account, Transaction } from '../store/entities.ts'
import { dateOf, dayNumber } from '../basics/days.ts'
import { behaviourOf } from '../providers/credentials.ts'
import type { Failure, Run } from '../world/fetcher.ts'

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
