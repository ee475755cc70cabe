import { type Route, type Call, type Reply, route, asId, asUnsigned } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { dateOf, dayNumber } from '../basics/days.ts'
import type { Account, Customer, Transaction } from '../store/entities.ts'
import { countTransactions } from '../fetching/import-accounts.ts'
import { enrich, listMerchants } from './enrich.ts'
import { dataObject, type Fields } from '../basics/values.ts'
import { customerIn, transactionsNamed } from '../categorizing/batches.ts'

const forEnrichment = { versions: ['v5'], appKeys: false } satisfies Partial<Route>

/** The routes of data enrichment beside those of accounts; for backends only. Source: Data enrichment (/api/v5). */
export const enrichmentRoutes: Route[] = [
  route('POST /merchants', 'merchants/list', listMerchants, forEnrichment),
  route('DELETE /transactions', 'transactions/delete', deleteTransactions, { ...forEnrichment, readsBody: true }),
  route('PUT /transactions/duplicate', 'transactions/duplicate', markTransactions(true), forEnrichment),
  route('PUT /transactions/unduplicate', 'transactions/unduplicate', markTransactions(false), forEnrichment),
  route('POST /enrichment', 'enrichment/create', enrich, forEnrichment),
]

/**
 * Sets or clears the duplicate mark of a customer's transactions. One bad id refuses all.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, BatchSizeLimitExceeded, TransactionNotFound
 */
function markTransactions(duplicated: boolean): (call: Call) => Reply {
  return (call) => {
    const { rules, clock } = call.sandbox
    const data = dataObject(call.body)
    for (const transaction of transactionsNamed(call, data, customerIn(call, data))) {
      transaction.duplicated = rules.enrichment.marked(transaction, duplicated)
      transaction.updated_at = clock.nowIso()
    }
    return { data: { [duplicated ? 'duplicated' : 'unduplicated']: true } }
  }
}

/**
 * Removes transactions of a customer: all, those of one account, or those of the given ids. Keeps the last `keep_days`
 * days.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, AccountNotFound, BatchSizeLimitExceeded, TransactionNotFound
 */
function deleteTransactions(call: Call): Reply {
  const { rules, store, clock } = call.sandbox
  const data = dataObject(call.body)
  const customer = customerIn(call, data)
  const firstKept = dateOf(dayNumber(clock.now()) - keepDays(call, data) + 1)
  const doomed = chosen(call, data, customer).filter(({ made_on }) => !rules.enrichment.kept(made_on, firstKept))
  for (const { id } of doomed) store.transactions.remove(id)
  for (const accountId of new Set(doomed.map((one) => one.accountId))) {
    const account = store.accounts.get(accountId)
    if (account && rules.enrichment.countedAnew) countTransactions(call.sandbox, account)
  }
  return { data: { deleted: true, transactions_count: doomed.length } }
}

function chosen(call: Call, data: Fields, customer: Customer): readonly Transaction[] {
  const { rules, store } = call.sandbox
  const account = accountIn(call, data, customer)
  const ofAccount = ({ accountId }: Transaction): boolean => account === undefined || accountId === account.id
  if (data.transaction_ids !== undefined) return transactionsNamed(call, data, customer).filter(ofAccount)
  if (!rules.enrichment.deletesUnnamed) throw refusal('required', 'transaction_ids')
  const accounts = account ? [account] : store.accounts.group('customerId', customer.id)
  return accounts.flatMap(({ id }) => store.transactions.group('accountId', id))
}

/** @throws Refusal AccountNotFound */
function accountIn({ sandbox }: Call, { account_id }: Fields, customer: Customer): Account | undefined {
  const id = asId(sandbox, 'account_id', account_id)
  if (id === undefined) return undefined
  const account = sandbox.store.accounts.get(id)
  if (account?.customerId !== customer.id) throw refusal('account-of-customer')
  return account
}

/** @throws Refusal WrongRequestFormat, ValueOutOfRange */
function keepDays({ sandbox }: Call, { keep_days = 0 }: Fields): number {
  asUnsigned(sandbox, 'keep_days', keep_days)
  const days = typeof keep_days === 'bigint' ? Number(keep_days) : keep_days
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 0) throw refusal('keep-days-whole')
  return Math.min(days, 36_500)
}
