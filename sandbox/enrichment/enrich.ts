import { categoriesOf } from '../categorizing/categories-of.ts'
import { type Categorization, categorize, lineOf, merchantIdOf, merchantWithId } from '../providers/merchants.ts'
import { countForToday, refuseLargeBatch, customerIn } from '../categorizing/batches.ts'
import { type Call, type Reply, asId } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { arrayAt, dataArray, dataObject, isObject } from '../basics/values.ts'
import { isCurrency } from '../reference/lists.ts'
import { sumOf } from '../providers/holdings.ts'

/** An external transaction, as the client sends it. */
interface EnrichmentItem {
  /** The client's own id of it; null for none. */
  identifier: string | null
  description: string
  amount: number
  currency_code: string
}

/** Up to this amount, sums of a batch are exact to hundredths. */
const largestAmount = 1e11

/**
 * Categorizes a batch of external transactions and names their merchants. One bad item refuses all of it. Nothing is
 * stored.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, CustomerNotFound, CategorizationLimitReached
 */
export function enrich(call: Call): Reply {
  const { items, categorization } = asked(call)
  refuseLargeBatch(call.sandbox, items)
  const read = items.map(readItem)
  countForToday(call, 'enrichment', read.length)
  const enriched = read.map((item) => enrichItem(call, item, categorization))
  return { data: { transactions: enriched, report: insightsOf(enriched) } }
}

/** The items under `data`, or under its `transactions` beside a customer and a categorization. */
function asked(call: Call): { items: unknown[]; categorization: Categorization } {
  const { body, sandbox } = call
  if (sandbox.rules.enrichment.customerNeeded) customerIn(call, dataObject(body))
  if (!isObject(body) || !isObject(body.data)) return { items: dataArray(body), categorization: 'personal' }
  const data = dataObject(body)
  if (data.customer_id !== undefined) customerIn(call, data)
  const { categorization = 'personal' } = data
  if (categorization !== 'none' && categorization !== 'personal' && categorization !== 'business') {
    throw refusal('word-listed', 'categorization', 'none, personal, business')
  }
  return { items: arrayAt(data, 'transactions'), categorization }
}

function enrichItem({ sandbox, client, version }: Call, item: EnrichmentItem, by: Categorization) {
  const line = lineOf(item.description)
  const merchant_id = (line && merchantIdOf(line)) ?? null
  const category = categorize(item.description, by)
  const made = categoriesOf(sandbox, client, { description: item.description, category, extra: {} }, by)
  return {
    ...item,
    category: version.categories === 4 ? made.category : made.categoryV5,
    merchant_id,
    extra: made.extra,
  }
}

/** The report on a batch: sums per currency, in order of first occurrence; expenses are negative or 0. */
function insightsOf(items: ReadonlyArray<ReturnType<typeof enrichItem>>) {
  return [...Map.groupBy(items, ({ currency_code }) => currency_code)].map(([currency_code, all]) => {
    const amounts = all.map(({ amount }) => amount)
    return {
      currency_code,
      transactions_count: all.length,
      income: sumOf(amounts.filter((amount) => amount > 0)),
      expenses: sumOf(amounts.filter((amount) => amount < 0)),
      balance: sumOf(amounts),
      categories: [...Map.groupBy(all, ({ category }) => category)].map(([category, some]) => ({
        category,
        transactions_count: some.length,
        amount: sumOf(some.map(({ amount }) => amount)),
      })),
    }
  })
}

/** @throws Refusal WrongRequestFormat */
function readItem(item: unknown): EnrichmentItem {
  if (!isObject(item)) throw refusal('item-object')
  const { identifier = null, description, currency_code } = item
  const amount = typeof item.amount === 'bigint' ? Number(item.amount) : item.amount
  if (!isText(description, 4000)) throw refusal('text-length', 'description', 4000)
  if (identifier !== null && !isText(identifier, 255)) throw refusal('text-length', 'identifier', 255)
  if (typeof amount !== 'number' || Math.abs(amount) > largestAmount) throw refusal('amount-size', largestAmount)
  if (!isCurrency(currency_code)) throw refusal('currency-listed')
  return { identifier, description, amount, currency_code }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && Array.from(value).length <= maxLength
}

/**
 * The merchants with these ids, each once and in that order. Unknown ids are skipped.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded
 */
export function listMerchants({ sandbox, body }: Call): Reply {
  const asked = dataArray(body)
  refuseLargeBatch(sandbox, asked)
  const ids = asked.map((given) => {
    const id = asId(sandbox, 'data', given)
    if (id === undefined) throw refusal('ids-listed', 'data')
    return id
  })
  return { data: [...new Set(ids)].flatMap((id) => merchantWithId(id) ?? []) }
}
