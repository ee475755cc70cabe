import type { SchemaNode } from '../../../schemas/derive.ts'
import { nothing } from '../kit/json-places.ts'
import { ofAnotherType, unchanged } from '../kinds/value-kinds.ts'

/** Texts of which each breaks some rule: a list of words, a form, a day of the calendar, digits that are a whole card number. */
const strangeTexts = ['unheard_of', '2024-02-30', 'some day', '4111111111111111', '']
const strangeNumbers = [-1, 0.5, 0, 99, 2n ** 64n]
const ofTexts = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength']
const ofNumbers = ['enum', 'const', 'minimum', 'maximum', 'x-uint64', 'not']

/**
 * What may stand in place of a value so that it breaks these parts of a schema. Whether it does, the schema says: nothing
 * here reads a rule, but for those that are worth more trials.
 */
export function candidatesFor(value: unknown, parts: readonly SchemaNode[]): unknown[] {
  const other = value === null ? { text: '' } : ofAnotherType(value)
  return [
    nothing,
    null,
    ...(other === unchanged ? [] : [other]),
    ...(isRuled(parts, ofTexts) && typeof value === 'string' ? [...strangeTexts, `${value}~`] : []),
    ...(isRuled(parts, ofNumbers) && (typeof value === 'number' || typeof value === 'bigint') ? strangeNumbers : []),
    ...(Array.isArray(value) && isRuled(parts, ['minItems']) ? [[]] : []),
  ].filter((one) => one !== value)
}

function isRuled(parts: readonly SchemaNode[], keywords: readonly string[]): boolean {
  return parts.some((part) => keywords.some((keyword) => keyword in part))
}
