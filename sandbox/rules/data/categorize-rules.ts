import { isCountry } from '../../reference/countries.ts'
import { currencies } from '../../reference/currencies.ts'
import type { Fields } from '../../basics/values.ts'

/** One item of a batch as it was sent, and what is wrong with it. */
export interface CheckedItem {
  sent: Fields
  errors: string[]
}

/** How version 3 categorizes what a client sends. Source: Version 3 differences; Limits; Errors. */
export function categorizeRules() {
  return {
    maxBatch: 100,
    batchTooBig: (count: number, maxBatch: number, _objects?: readonly unknown[]): boolean => count > maxBatch,

    /** The items that count for the day: those that are categorized. A choice. Source: Errors, CategorizationLimitReached. */
    counted: (items: readonly CheckedItem[]): number => items.filter(({ errors }) => errors.length === 0).length,

    /** Whether one bad item refuses the whole batch. */
    refusesBatch: (_items: readonly CheckedItem[]): boolean => false,

    isDescription: (value: unknown): value is string => typeof value === 'string' && value.trim() !== '',
    maxDescription: 4000,
    maxIdentifier: 255,
    isIdentifier: (value: unknown): value is string => typeof value === 'string',
    /** Characters, not bytes and not halves of one. */
    fits: (text: string, maxLength: number): boolean => Array.from(text).length <= maxLength,

    isAmount: (value: unknown): boolean => typeof value === 'number' || typeof value === 'bigint',
    currencyKnown: (value: unknown): boolean => currencies().some(({ code }) => code === value),
    countryKnown: (value: unknown): boolean => typeof value === 'string' && isCountry(value),

    actions: ['learn', 'remove'],
    actionKnown: (value: unknown, actions: readonly string[]): boolean => actions.includes(value as string),
    /** Whether the item must name a category. */
    categoryNeeded: (action: unknown): boolean => action === 'learn',

    /** The entries of the answer, for valid and invalid items: the place to leave one out or to change their order. */
    answered: (entries: Fields[]): Fields[] => entries,

    /** The errors of an item as they are shown; a valid item shows none. */
    errorsShown: (errors: readonly string[]): Fields => (errors.length > 0 ? { errors } : {}),

    /** A rule belongs to one client and one description, which is the same when it agrees letter by letter. */
    ruleKey: (clientId: string, description: string): string => `${clientId}\n${description}`,
    /** Writes down that a description has a category, in place of what was said before. */
    learn(rules: Map<string, string>, key: string, category: string): void {
      rules.set(key, category)
    },
    /** Forgets it. */
    remove(rules: Map<string, string>, key: string): void {
      rules.delete(key)
    },
  }
}
