import type { Categorization } from '../../providers/merchants.ts'
import { categoryTrees } from '../../reference/read-data.ts'
import type { Client, LearntCategory } from '../../store/entities.ts'
import type { VersionName, Fields } from '../../basics/values.ts'

/** How the categorizer learns. Source: Version 4 endpoints, categories/learn; Limits. */
export const categoriesRules = () => ({
  trees: (version: 4 | 5) => categoryTrees(version),

  /** The categorization of a fetch: the requested one. A fault may use that of the login's first attempt. */
  used: (asked: Categorization, _atFirst?: Categorization): Categorization => asked,

  /** Whether a version has the flag `immediate`. Source: Version 3 differences. */
  immediateRead: (version: VersionName): boolean => version !== 'v3',
  /** Null counts as absent, as everywhere. */
  immediateTaken: (value: unknown): boolean => value === undefined || value === null || typeof value === 'boolean',

  /** Whether a code may be taught, by the trees that have it. */
  teachable: (inPersonal: boolean, inBusiness: boolean): boolean => inPersonal || inBusiness,

  maxBatch: 100,
  batchTooBig: (count: number, maxBatch: number, _objects?: readonly unknown[]): boolean => count > maxBatch,

  /**
   * Whether what was taught counts: as immediate, or taught three times, which is a choice. A fault may distinguish the
   * fetches of a login after its first.
   */
  applies: (learnt: LearntCategory, _isAgain?: boolean): boolean => learnt.immediate || learnt.times >= 3,

  maxPerDay: 1000,
  /** The clients whose categorizing is limited. Source: Limits, as worded in version 5. */
  limited: (client: Client): boolean => client.status === 'test' || client.status === 'pending',
  overDailyLimit: (before: number, count: number, maxPerDay: number, _clientId?: string): boolean =>
    before + count > maxPerDay,

  /** Whether a fetch keeps to what was taught although its categorization chose the other tree. A choice. */
  keepsTaught: false,
})

/** The actions of an item. */
export const actions: readonly unknown[] = ['learn', 'remove']

/** One item of a batch and its errors. */
export interface CheckedItem {
  sent: Fields
  errors: string[]
}

/** How version 3 categorizes what a client sends. Source: Version 3 differences; Limits; Errors. */
export const categorizeRules = () => ({
  maxBatch: 100,
  batchTooBig: (count: number, maxBatch: number, _objects?: readonly unknown[]): boolean => count > maxBatch,

  /** Whether one bad item refuses the whole batch. */
  refusesBatch: (_items: readonly CheckedItem[]): boolean => false,

  maxDescription: 4000,
  maxIdentifier: 255,
  /** Counts characters, not bytes or UTF-16 units. */
  fits: (text: string, maxLength: number): boolean => Array.from(text).length <= maxLength,

  actionKnown: (value: unknown): boolean => actions.includes(value),
  /** Whether the item needs a category. */
  categoryNeeded: (action: unknown): boolean => action === 'learn',

  /** The entries of the answer, for valid and invalid items: faults remove or reorder them here. */
  answered: (entries: Fields[]): Fields[] => entries,

  /** The `errors` field of an item; a valid item has none. */
  errorsShown: (errors: readonly string[]): Fields => (errors.length > 0 ? { errors } : {}),

  /** Stores the category of a description in place of an earlier one. */
  learn(rules: Map<string, string>, key: string, category: string): void {
    rules.set(key, category)
  },
  remove(rules: Map<string, string>, key: string): void {
    rules.delete(key)
  },
})
