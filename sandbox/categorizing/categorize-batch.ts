import { categoriesOf } from './categories-of.ts'
import { countForToday } from './count-for-today.ts'
import type { Call, Reply } from '../serving/call.ts'
import { refuseLargeBatch } from './refuse-large-batch.ts'
import { refusal } from '../basics/refusals.ts'
import { type Fields, dataArray } from '../basics/values.ts'
import { categorize } from '../providers/categorize.ts'
import type { CheckedItem } from '../rules/data/categorize-rules.ts'
import { evaluateItem } from './evaluate-item.ts'

/** Fields that an item may have beside the required ones. */
const echoed = [
  'description',
  'identifier',
  'currency_code',
  'category',
  'made_on',
  'amount',
  'mode',
  'status',
  'extra',
]

/**
 * Categorizes a batch item by item, in its order. An invalid item shows its errors; the others are categorized
 * nevertheless. Source: Version 3 differences.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, CategorizationLimitReached
 */
export function categorizeBatch(call: Call): Reply {
  const rules = call.sandbox.rules.categorize
  const items = dataArray(call.body)
  refuseLargeBatch(call.sandbox, items, 'categorize')
  const judged = items.map((item) => evaluateItem(call, item))
  if (rules.refusesBatch(judged)) throw refusal('items-valid')
  countForToday(call, 'categorize', rules.counted(judged))
  return { data: rules.answered(judged.map((item) => entryOf(call, item))) }
}

function entryOf(call: Call, { sent, errors }: CheckedItem): Fields {
  const { sandbox } = call
  const echo = Object.fromEntries(echoed.filter((name) => name in sent).map((name) => [name, sent[name]]))
  if (errors.length > 0) return { ...echo, ...sandbox.rules.categorize.errorsShown(errors) }
  const transaction = {
    made_on: sandbox.clock.nowIso().slice(0, 10),
    mode: 'normal',
    status: 'posted',
    extra: {},
    ...echo,
  }
  obey(call, sent)
  return {
    ...transaction,
    category: categoryOf(call, sent.description as string),
    ...sandbox.rules.categorize.errorsShown(errors),
  }
}

/** Carries out the action of an item. */
function obey({ sandbox: { rules, store }, client }: Call, { action, description, category }: Fields): void {
  const key = rules.categorize.ruleKey(client.id, description as string)
  if (action === 'learn') rules.categorize.learn(store.categoryRules, key, category as string)
  if (action === 'remove') rules.categorize.remove(store.categoryRules, key)
}

/** The category by the client's rule, else by what it taught about fetched transactions, else by the description. */
function categoryOf({ sandbox, client }: Call, description: string): string {
  const rule = sandbox.store.categoryRules.get(sandbox.rules.categorize.ruleKey(client.id, description))
  if (rule !== undefined) return rule
  const transaction = { description, category: categorize(description, 'personal'), extra: {} }
  return categoriesOf(sandbox, client, transaction, 'personal').category
}
