import type { Call, Reply } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { arrayAt, dataArray, dataObject, isObject } from '../basics/values.ts'
import { bodyId } from '../serving/read-id.ts'
import { customerIn } from './customer-in.ts'
import { transactionWithId } from './transactions-named.ts'
import type { Customer, Transaction } from '../store/entities.ts'
import { teachable } from './categories-of.ts'
import { countForToday } from './count-for-today.ts'
import { refuseLargeBatch } from './refuse-large-batch.ts'

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
  return { data: call.sandbox.rules.shape.learned(true) }
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
  if (id === undefined) return refuseWithout('transaction_id')
  if (category_code === undefined) return refuseWithout('category_code')
  if (!call.sandbox.rules.categories.immediateTaken(immediate)) {
    throw refusal('flag', 'immediate')
  }
  const transaction = transactionWithId(call, id, customer)
  if (typeof category_code !== 'string' || !teachable(call, category_code)) {
    throw refusal('category-assignable')
  }
  return { transaction, category_code, immediate: immediate === true }
}

/** @throws Refusal WrongRequestFormat */
function refuseWithout(field: 'transaction_id' | 'category_code'): never {
  throw refusal('required', field)
}

function remember(call: Call, { transaction, category_code, immediate }: LearnItem): void {
  const { rules, store } = call.sandbox
  const key = rules.categories.learntKey(call.client.id, transaction.description)
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
