import type { SchemaNode } from '../../../schemas/derive.ts'
import { ofAnotherType } from '../../../faults/strange-values.ts'

/** Each text breaks some rule: a word list, a format, a calendar day, or a ban on whole card numbers. */
const strangeTexts = ['unheard_of', '2024-02-30', 'some day', '4111111111111111', '']
const strangeNumbers = [-1, 0.5, 0, 99, 2n ** 64n]
const ofTexts = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength']
const ofNumbers = ['enum', 'const', 'minimum', 'maximum', 'x-uint64', 'not']

/**
 * Values that may break these parts of a schema; the schema decides whether they do. This function reads no rule,
 * except to try more values where it pays.
 */
export function candidatesFor(value: unknown, parts: readonly SchemaNode[]): unknown[] {
  const other = value === null ? { text: '' } : ofAnotherType(value)
  return [
    undefined,
    null,
    other,
    ...(isRuled(parts, ofTexts) && typeof value === 'string' ? [...strangeTexts, `${value}~`] : []),
    ...(isRuled(parts, ofNumbers) && (typeof value === 'number' || typeof value === 'bigint') ? strangeNumbers : []),
    ...(Array.isArray(value) && isRuled(parts, ['minItems']) ? [[]] : []),
  ].filter((one) => one !== value)
}

function isRuled(parts: readonly SchemaNode[], keywords: readonly string[]): boolean {
  return parts.some((part) => keywords.some((keyword) => keyword in part))
}
