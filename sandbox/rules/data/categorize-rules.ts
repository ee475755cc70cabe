import { isCountry } from '../../reference/countries.ts'
import { currencies } from '../../reference/currencies.ts'
import type { Fields } from '../../basics/values.ts'

/** One item of a batch and its errors. */
export interface CheckedItem {
  sent: Fields
  errors: string[]
}

/** How version 3 categorizes what a client sends. Source: Version 3 differences; Limits; Errors. */
export function categorizeRules() {
  return {
    maxBatch: 100,
    batchTooBig: (count: number, maxBatch: number, _objects?: readonly unknown[]): boolean => count > maxBatch,

    /** The items that count towards the daily limit: the valid ones. A choice. Source: Errors, CategorizationLimitReached. */
    counted: (items: readonly CheckedItem[]): number => items.filter(({ errors }) => errors.length === 0).length,

    /** Whether one bad item refuses the whole batch. */
    refusesBatch: (_items: readonly CheckedItem[]): boolean => false,

    isDescription: (value: unknown): value is string => typeof value === 'string' && value.trim() !== '',
    maxDescription: 4000,
    maxIdentifier: 255,
    isIdentifier: (value: unknown): value is string => typeof value === 'string',
    /** Counts characters, not bytes or UTF-16 units. */
    fits: (text: string, maxLength: number): boolean => Array.from(text).length <= maxLength,

    isAmount: (value: unknown): boolean => typeof value === 'number' || typeof value === 'bigint',
    currencyKnown: (value: unknown): boolean => currencies().some(({ code }) => code === value),
    countryKnown: (value: unknown): boolean => typeof value === 'string' && isCountry(value),

    actions: ['learn', 'remove'],
    actionKnown: (value: unknown, actions: readonly string[]): boolean => actions.includes(value as string),
    /** Whether the item needs a category. */
    categoryNeeded: (action: unknown): boolean => action === 'learn',

    /** The entries of the answer, for valid and invalid items: faults remove or reorder them here. */
    answered: (entries: Fields[]): Fields[] => entries,

    /** The `errors` field of an item; a valid item has none. */
    errorsShown: (errors: readonly string[]): Fields => (errors.length > 0 ? { errors } : {}),

    /** A rule belongs to one client and one description; descriptions are the same only if every character is. */
    ruleKey: (clientId: string, description: string): string => `${clientId}\n${description}`,
    /** Stores the category of a description in place of an earlier one. */
    learn(rules: Map<string, string>, key: string, category: string): void {
      rules.set(key, category)
    },
    remove(rules: Map<string, string>, key: string): void {
      rules.delete(key)
    },
  }
}
