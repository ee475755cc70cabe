import { countForToday, refuseLargeBatch } from './batches.ts'
import { categoriesOf, descriptionKey, teachable } from './categories-of.ts'
import type { Call, Reply } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { type Fields, dataArray, isObject } from '../basics/values.ts'
import { categorize } from '../providers/merchants.ts'
import { actions, type CheckedItem } from '../rules/data/categories-rules.ts'
import { isCountry, isCurrency } from '../reference/lists.ts'

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
  const checked = items.map((item) => evaluateItem(call, item))
  if (rules.refusesBatch(checked)) throw refusal('items-valid')
  // That only valid items count is a choice. Source: Errors, CategorizationLimitReached.
  countForToday(call, 'categorize', checked.filter(({ errors }) => errors.length === 0).length)
  return { data: rules.answered(checked.map((item) => entryOf(call, item))) }
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
function obey({ sandbox: { rules, store }, client }: Call, sent: Fields): void {
  const { action, category } = sent
  const key = descriptionKey(client, sent)
  if (action === 'learn') rules.categorize.learn(store.categoryRules, key, category as string)
  if (action === 'remove') rules.categorize.remove(store.categoryRules, key)
}

/** The category by the client's rule, else by what it taught about fetched transactions, else by the description. */
function categoryOf({ sandbox, client }: Call, description: string): string {
  const rule = sandbox.store.categoryRules.get(descriptionKey(client, { description }))
  if (rule !== undefined) return rule
  const transaction = { description, category: categorize(description, 'personal'), extra: {} }
  return categoriesOf(sandbox, client, transaction, 'personal').category
}

/** The errors of one item of a batch. Null counts as absent, and what is not an object has the errors of an empty one. */
function evaluateItem(call: Call, item: unknown): CheckedItem {
  const sent = Object.fromEntries(Object.entries(isObject(item) ? item : {}).filter(([, value]) => value !== null))
  const faults = [...textFaults(call, sent), ...wordFaults(call, sent)]
  return { sent, errors: faults.filter(([wrong]) => wrong).map(([, error]) => error) }
}

function textFaults({ sandbox }: Call, { description, identifier }: Fields): Array<[boolean, string]> {
  const rules = sandbox.rules.categorize
  const described = typeof description === 'string' && description.trim() !== ''
  const identified = typeof identifier === 'string'
  return [
    [!described, 'description must be a text that is not blank'],
    [
      described && !rules.fits(description, rules.maxDescription),
      `description may have at most ${rules.maxDescription} characters`,
    ],
    [identifier !== undefined && !identified, 'identifier must be a text'],
    [
      identified && !rules.fits(identifier, rules.maxIdentifier),
      `identifier may have at most ${rules.maxIdentifier} characters`,
    ],
  ]
}

function wordFaults(call: Call, sent: Fields): Array<[boolean, string]> {
  const rules = call.sandbox.rules.categorize
  const { amount, currency_code, country_code, action, category } = sent
  const needed = rules.categoryNeeded(action)
  const known = typeof category === 'string' && teachable(call, category)
  return [
    [amount !== undefined && typeof amount !== 'number' && typeof amount !== 'bigint', 'amount must be a number'],
    [currency_code !== undefined && !isCurrency(currency_code), 'currency_code must be the code of a currency'],
    [country_code !== undefined && !isCountry(String(country_code)), 'country_code must be the code of a country'],
    [action !== undefined && !rules.actionKnown(action), `action must be one of ${actions.join(', ')}`],
    [needed && category === undefined, 'category is required to learn'],
    [needed && category !== undefined && !known, 'category must be a child category or a parent without children'],
  ]
}
