import type { Login } from '../../store/entities.ts'

/** The record that version 3 shows a client of itself. Source: Other resources, Client (version 3). */
export function clientInfoRules() {
  return {
    /** How many logins there are in all. */
    total: (logins: readonly Login[]): number => logins.length,

    /** How many logins have a status. */
    count: (logins: readonly Login[], status: Login['status']): number =>
      logins.filter((login) => login.status === status).length,

    /** Whether the number of logins of a status is shown. */
    shown: (count: number): boolean => count > 0,
  }
}
