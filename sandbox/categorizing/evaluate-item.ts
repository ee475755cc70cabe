import { teachable } from './categories-of.ts'
import type { Call } from '../serving/call.ts'
import { type Fields, isObject } from '../basics/values.ts'
import type { CheckedItem } from '../rules/data/categorize-rules.ts'

/** The errors of one item of a batch. An item that is not an object has the errors of an empty one. */
export function evaluateItem(call: Call, item: unknown): CheckedItem {
  const sent = isObject(item) ? withoutNulls(item) : {}
  const faults = [...textFaults(call, sent), ...wordFaults(call, sent)]
  return { sent, errors: faults.filter(([wrong]) => wrong).map(([, error]) => error) }
}

/** Null counts as absent. */
function withoutNulls(item: Fields): Fields {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
}

function textFaults({ sandbox }: Call, { description, identifier }: Fields): Array<[boolean, string]> {
  const rules = sandbox.rules.categorize
  const described = rules.isDescription(description)
  const identified = rules.isIdentifier(identifier)
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
    [amount !== undefined && !rules.isAmount(amount), 'amount must be a number'],
    [
      currency_code !== undefined && !rules.currencyKnown(currency_code),
      'currency_code must be the code of a currency',
    ],
    [country_code !== undefined && !rules.countryKnown(country_code), 'country_code must be the code of a country'],
    [
      action !== undefined && !rules.actionKnown(action, rules.actions),
      `action must be one of ${rules.actions.join(', ')}`,
    ],
    [needed && category === undefined, 'category is required to learn'],
    [needed && category !== undefined && !known, 'category must be a child category or a parent without children'],
  ]
}
