import { descriptionKey, teachable } from './categories-of.ts'
import { type Call, type Reply, bodyId, customerById, asId } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { type Fields, dataArray, isObject, arrayAt, dataObject } from '../basics/values.ts'
import type { Customer, Transaction } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'

interface LearnItem {
  transaction: Transaction
  category_code: string
  immediate: boolean
}

/**
 * Stores a batch of corrections; one bad item refuses all of it. The transactions themselves keep their categories.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, TransactionNotFound, CategorizationLimitReached
 */
export function learn(call: Call): Reply {
  const { items, customer } = learnItemsAsked(call)
  refuseLargeBatch(call.sandbox, items)
  const taught = items.map((item) => learnItemOf(call, item, customer))
  countForToday(call, 'learned', taught.length)
  for (const item of taught) remember(call, item)
  return { data: { learned: true } }
}

/** The items under `data`, or under its `transactions` in versions that name the customer beside them. */
function learnItemsAsked(call: Call): { items: unknown[]; customer?: Customer } {
  const { body, version } = call
  const beside = isObject(body) && isObject(body.data) && version.name === 'v5'
  if (!beside) return { items: dataArray(body) }
  const data = dataObject(body)
  const items = arrayAt(data, 'transactions').map((item) =>
    isObject(item) ? { transaction_id: item.id, ...item } : item,
  )
  return { items, customer: customerIn(call, data) }
}

function learnItemOf(call: Call, item: unknown, customer: Customer | undefined): LearnItem {
  if (!isObject(item)) throw refusal('item-object')
  const { category_code } = item
  const immediate = call.sandbox.rules.categories.immediateRead(call.version.name) ? item.immediate : undefined
  const id = bodyId(call, 'transaction_id', item.transaction_id)
  if (id === undefined) throw refusal('required', 'transaction_id')
  if (category_code === undefined) throw refusal('required', 'category_code')
  if (!call.sandbox.rules.categories.immediateTaken(immediate)) throw refusal('flag', 'immediate')
  const transaction = transactionWithId(call, id, customer)
  if (typeof category_code !== 'string' || !teachable(call, category_code)) throw refusal('category-assignable')
  return { transaction, category_code, immediate: immediate === true }
}

function remember(call: Call, { transaction, category_code, immediate }: LearnItem): void {
  const { store } = call.sandbox
  const key = descriptionKey(call.client, transaction)
  const known = store.learnt.get(key)
  const again = known?.category_code === category_code
  store.learnt.set(key, {
    clientId: call.client.id,
    description: transaction.description,
    category_code,
    times: again ? known.times + 1 : 1,
    immediate: immediate || (again && known.immediate),
  })
}

/**
 * The customer that a body names.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, CustomerLocked
 */
export function customerIn({ sandbox, client }: Pick<Call, 'sandbox' | 'client'>, data: Fields): Customer {
  const id = asId(sandbox, 'customer_id', data.customer_id)
  if (id === undefined) throw refusal('required', 'customer_id')
  return customerById(sandbox, client, id)
}

type Asker = Pick<Call, 'sandbox' | 'client'>

/** A transaction of the client, or of `customer` if given. @throws Refusal TransactionNotFound */
function transactionWithId({ sandbox, client }: Asker, id: string, customer?: Customer): Transaction {
  const { rules, store } = sandbox
  const transaction = store.transactions.get(id)
  const isOwn = transaction !== undefined && rules.accounts.ownTransaction(client, transaction)
  const owner = isOwn ? store.logins.get(transaction.loginId)?.customer_id : undefined
  if (!isOwn || (customer && !rules.accounts.transactionOfCustomer(owner, customer.id))) {
    throw refusal('transaction-known')
  }
  return transaction
}

/**
 * The transactions of a customer that a body names by id under `transaction_ids`, each once.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, TransactionNotFound
 */
export function transactionsNamed(call: Asker, data: Fields, customer: Customer): Transaction[] {
  const ids = arrayAt(data, 'transaction_ids')
  refuseLargeBatch(call.sandbox, ids)
  const named = ids.map((given) => {
    const id = asId(call.sandbox, 'transaction_ids', given)
    if (id === undefined) throw refusal('ids-listed', 'transaction_ids')
    return transactionWithId(call, id, customer)
  })
  return [...new Set(named)]
}

/** Source: Limits, objects per batch request. @throws Refusal BatchSizeLimitExceeded */
export function refuseLargeBatch(
  sandbox: Pick<Sandbox, 'rules'>,
  items: readonly unknown[],
  of: 'categories' | 'categorize' = 'categories',
): void {
  const { batchTooBig, maxBatch } = sandbox.rules[of]
  if (batchTooBig(items.length, maxBatch, items)) throw refusal('batch-size', maxBatch)
}

/**
 * Adds to the client's transactions of the day, by the sandbox's clock. A batch above the limit is not counted.
 * Source: Errors, CategorizationLimitReached; Limits.
 * @throws Refusal CategorizationLimitReached
 */
export function countForToday(
  { sandbox: { rules, store, clock }, client }: Pick<Call, 'sandbox' | 'client'>,
  kind: 'learned' | 'enrichment' | 'categorize',
  count: number,
): void {
  if (!rules.categories.limited(client)) return
  const key = `${client.id} ${clock.nowIso().slice(0, 10)} ${kind}`
  const before = store.categorizedPerDay.get(key) ?? 0
  if (rules.categories.overDailyLimit(before, count, rules.categories.maxPerDay, client.id)) {
    throw refusal('categorization-limit', rules.categories.maxPerDay)
  }
  store.categorizedPerDay.set(key, before + count)
}
