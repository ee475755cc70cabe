import { categoriesOf } from '../categorizing/categories-of.ts'
import { type Categorization, categorize, lineOf } from '../providers/categorize.ts'
import { countForToday } from '../categorizing/count-for-today.ts'
import { refuseLargeBatch } from '../categorizing/refuse-large-batch.ts'
import type { Call, Reply } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { arrayAt, dataArray, dataObject, isObject } from '../basics/values.ts'
import { merchantIdOf } from '../providers/merchants.ts'
import { customerIn } from '../categorizing/customer-in.ts'
import { readItem } from './enrichment-item.ts'
import type { EnrichmentItem, EnrichedItem } from './shapes/enrichment-shapes.ts'
import { insightsOf } from './insights.ts'

/**
 * Categorizes a batch of external transactions and names their merchants. One bad item refuses all of it. Nothing is
 * stored.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, CustomerNotFound, CategorizationLimitReached
 */
export function enrich(call: Call): Reply {
  const { shape } = call.sandbox.rules
  const { items, categorization } = asked(call)
  refuseLargeBatch(call.sandbox, items)
  const read = items.map((item) => readItem(call.sandbox, item))
  countForToday(call, 'enrichment', read.length)
  const enriched = read.map((item) => enrichItem(call, item, categorization))
  return { data: shape.enrichment(enriched.map(shape.enrichedItem), insightsOf(enriched)) }
}

/** The items under `data`, or under its `transactions` beside a customer and a categorization. */
function asked(call: Call): { items: unknown[]; categorization: Categorization } {
  const { body, sandbox } = call
  const { categorizationDefault, customerNeeded } = sandbox.rules.enrichment
  if (customerNeeded) customerIn(call, dataObject(body))
  if (!isObject(body) || !isObject(body.data)) return { items: dataArray(body), categorization: categorizationDefault }
  const data = dataObject(body)
  if (data.customer_id !== undefined) customerIn(call, data)
  const { categorization = categorizationDefault } = data
  if (categorization !== 'none' && categorization !== 'personal' && categorization !== 'business') {
    throw refusal('word-listed', 'categorization', 'none, personal, business')
  }
  return { items: arrayAt(data, 'transactions'), categorization }
}

function enrichItem({ sandbox, client, version }: Call, item: EnrichmentItem, by: Categorization): EnrichedItem {
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
