import type { Login } from '../store/entities.ts'

/** What the list of logins holds. Source: Version 4 endpoints, GET /logins. */
export function loginsRules() {
  return {
    /** The rows of a list, `customerId` being the filter asked for, if any. */
    listed: (rows: readonly Login[], _customerId: string | undefined): readonly Login[] => rows,
  }
}
