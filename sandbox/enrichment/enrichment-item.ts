import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { isObject } from '../basics/values.ts'
import { currencies } from '../reference/currencies.ts'
import type { EnrichmentItem } from './shapes/enrichment-shapes.ts'

/** Up to this amount, sums of a batch are exact to hundredths. */
const largestAmount = 1e11

/** @throws Refusal WrongRequestFormat */
export function readItem({ rules: { enrichment } }: Pick<Sandbox, 'rules'>, item: unknown): EnrichmentItem {
  if (!isObject(item)) throw refusal('item-object')
  const { identifier = null, description, currency_code } = item
  const amount = typeof item.amount === 'bigint' ? Number(item.amount) : item.amount
  const { descriptionMaxLength, identifierMaxLength } = enrichment
  if (!isText(description, descriptionMaxLength)) {
    throw refusal('text-length', 'description', descriptionMaxLength)
  }
  if (identifier !== null && !isText(identifier, identifierMaxLength)) {
    throw refusal('text-length', 'identifier', identifierMaxLength)
  }
  if (typeof amount !== 'number' || Math.abs(amount) > largestAmount) {
    throw refusal('amount-size', largestAmount)
  }
  if (typeof currency_code !== 'string' || !currencies().some(({ code }) => code === currency_code)) {
    throw refusal('currency-listed')
  }
  return { identifier, description, amount, currency_code }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && Array.from(value).length <= maxLength
}
