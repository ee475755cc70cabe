import { readTable } from '../../../requirements/tables/read-table.ts'

/**
 * The error classes that bind a version, `v4` for example: those common to versions 3, 4 and 6 and its own.
 * Source: Account information / Errors.
 */
export function documentedClasses(version: string): string[] {
  const table = readTable('error-classes')
  return [...table.common, ...(Object.entries(table).find(([scope]) => scope === version)?.[1] ?? [])]
}

/** The statuses that errors of a version use. Source: Account information / Errors; Limits. */
export function documentedStatuses(version: string): number[] {
  const table = readTable('error-statuses')
  return [...table.common, ...(Object.entries(table).find(([scope]) => scope === version)?.[1] ?? [])]
}
