import { readTable } from '../../../requirements/tables/read-table.ts'

/**
 * The error classes that bind a version, `v4` for example: those common to versions 3, 4 and 6 and its own.
 * Source: Account information / Errors.
 */
export function documentedClasses(version: string): string[] {
  return boundBy(readTable('error-classes'), version)
}

/** The statuses that errors of a version use. Source: Account information / Errors; Limits. */
export function documentedStatuses(version: string): number[] {
  return boundBy(readTable('error-statuses'), version)
}

function boundBy<One>(table: Readonly<Record<string, readonly One[]>>, version: string): One[] {
  return [...(table['common'] ?? []), ...(table[version] ?? [])]
}
