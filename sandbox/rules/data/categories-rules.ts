import type { Categorization } from '../../providers/categorize.ts'
import { categoryTrees } from '../../reference/category-trees.ts'
import type { Client, LearntCategory } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'

/** How the categorizer learns. Source: Version 4 endpoints, categories/learn; Limits. */
export function categoriesRules() {
  return {
    trees: (version: 4 | 5) => categoryTrees(version),

    /** The categorization of a fetch: the requested one. A fault may use that of the login's first attempt. */
    used: (asked: Categorization, _atFirst?: Categorization): Categorization => asked,

    /** Whether a version has the flag `immediate`. Source: Version 3 differences. */
    immediateRead: (version: VersionName): boolean => version !== 'v3',
    /** Null counts as absent, as everywhere. */
    immediateTaken: (value: unknown): boolean => value === undefined || value === null || typeof value === 'boolean',

    maxBatch: 100,
    batchTooBig: (count: number, maxBatch: number, _objects?: readonly unknown[]): boolean => count > maxBatch,

    /** How often a code must be taught for a description before it is used, unless taught as immediate. A choice. */
    learningThreshold: 3,

    /** Whether what was taught counts; a fault may distinguish the fetches of a login after its first. */
    applies: (learnt: LearntCategory, threshold: number, _isAgain?: boolean): boolean =>
      learnt.immediate || learnt.times >= threshold,

    maxPerDay: 1000,
    /** The clients whose categorizing is limited. Source: Limits, as worded in version 5. */
    limited: (client: Client): boolean => client.status === 'test' || client.status === 'pending',
    overDailyLimit: (before: number, count: number, maxPerDay: number, _clientId?: string): boolean =>
      before + count > maxPerDay,

    /** Whether a fetch keeps to what was taught although its categorization chose the other tree. A choice. */
    keepsTaught: false,

    /** Descriptions are the same only if every character is. */
    learntKey: (clientId: string, description: string): string => `${clientId}\n${description}`,
  }
}
