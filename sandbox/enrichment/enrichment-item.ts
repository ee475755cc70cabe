import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { isObject } from '../basics/values.ts'
import { currencies } from '../reference/currencies.ts'
import type { EnrichmentItem } from './shapes/enrichment-shapes.ts'

/** Up to this amount, sums of a batch are exact to hundredths. */
const largestAmount = 1e11

/** @throws Refusal WrongRequestFormat */
export function readItem({ rules: { enrichment } }: Pick<Sandbox, 'rules'>, item: unknown): EnrichmentItem {
  if (!isObject(item)) throw new Refusal('WrongRequestFormat', 'every item must be an object')
  const { identifier = null, description, currency_code } = item
  const amount = typeof item.amount === 'bigint' ? Number(item.amount) : item.amount
  const { descriptionMaxLength, identifierMaxLength } = enrichment
  if (!isText(description, descriptionMaxLength)) {
    throw new Refusal('WrongRequestFormat', `description must be a text of at most ${descriptionMaxLength} characters`)
  }
  if (identifier !== null && !isText(identifier, identifierMaxLength)) {
    throw new Refusal('WrongRequestFormat', `identifier must be a text of at most ${identifierMaxLength} characters`)
  }
  if (typeof amount !== 'number' || Math.abs(amount) > largestAmount) {
    throw new Refusal('WrongRequestFormat', `amount must be a number of at most ${largestAmount}`)
  }
  if (typeof currency_code !== 'string' || !currencies().some(({ code }) => code === currency_code)) {
    throw new Refusal('WrongRequestFormat', 'currency_code must be a currency of the list')
  }
  return { identifier, description, amount, currency_code }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && Array.from(value).length <= maxLength
}
