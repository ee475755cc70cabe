import type { Call, Reply } from '../core/call.ts'
import { Refusal } from '../core/refusal.ts'
import { asId, dataArray, isObject } from '../core/values.ts'
import type { Transaction } from '../store/entities.ts'
import { teachable } from './category-words.ts'

interface Lesson {
  transaction: Transaction
  category_code: string
  immediate: boolean
}

/**
 * Takes a batch of corrections; one bad item refuses all of it. The transactions themselves keep their categories.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, TransactionNotFound, CategorizationLimitReached
 */
export function learn(call: Call): Reply {
  const { categories } = call.sandbox.rules
  const items = dataArray(call.body)
  if (categories.batchTooBig(items.length, categories.maxBatch)) {
    throw new Refusal('BatchSizeLimitExceeded', `a batch holds at most ${categories.maxBatch} objects`)
  }
  const lessons = items.flatMap((item) => lessonOf(call, item) ?? [])
  countForToday(call, lessons.length)
  for (const lesson of lessons) remember(call, lesson)
  return { data: call.sandbox.rules.shape.learned(true) }
}

/** The lesson of one item; undefined where an incomplete one is passed over. */
function lessonOf(call: Call, item: unknown): Lesson | undefined {
  if (!isObject(item)) throw new Refusal('WrongRequestFormat', 'every item must be an object')
  const { category_code, immediate } = item
  const id = asId(call.sandbox, 'transaction_id', item.transaction_id)
  if (id === undefined) return refuseWithout(call, 'transaction_id')
  if (category_code === undefined) return refuseWithout(call, 'category_code')
  if (!call.sandbox.rules.categories.immediateTaken(immediate)) {
    throw new Refusal('WrongRequestFormat', 'immediate must be true or false')
  }
  const transaction = call.sandbox.store.transactions.get(id)
  if (!transaction || !call.sandbox.rules.accounts.ownTransaction(call.client, transaction)) {
    throw new Refusal('TransactionNotFound', 'this client has no such transaction')
  }
  if (typeof category_code !== 'string' || !teachable(call, category_code)) {
    throw new Refusal('WrongRequestFormat', 'category_code must be a child category or a parent without children')
  }
  return { transaction, category_code, immediate: immediate === true }
}

/** @throws Refusal WrongRequestFormat */
function refuseWithout(call: Call, field: 'transaction_id' | 'category_code'): undefined {
  if (call.sandbox.rules.categories.refusedWithout(field)) {
    throw new Refusal('WrongRequestFormat', `${field} is required`)
  }
}

/** Counts over the day of the sandbox's clock. Source: Errors, CategorizationLimitReached; Limits. */
function countForToday(call: Call, count: number): void {
  const { rules, store, clock } = call.sandbox
  if (!rules.categories.limited(call.client)) return
  const key = `${call.client.id} ${clock.nowIso().slice(0, 10)}`
  const sum = (store.taughtPerDay.get(key) ?? 0) + count
  if (rules.categories.overDailyLimit(sum, rules.categories.maxPerDay)) {
    throw new Refusal('CategorizationLimitReached', `at most ${rules.categories.maxPerDay} transactions a day`)
  }
  store.taughtPerDay.set(key, sum)
}

function remember(call: Call, { transaction, category_code, immediate }: Lesson): void {
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
