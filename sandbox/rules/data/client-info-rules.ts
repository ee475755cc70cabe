import type { Login } from '../../store/entities.ts'

/** The record that version 3 shows a client of itself. Source: Other resources, Client (version 3). */
export function clientInfoRules() {
  return {
    total: (logins: readonly Login[]): number => logins.length,

    count: (logins: readonly Login[], status: Login['status']): number =>
      logins.filter((login) => login.status === status).length,

    shown: (count: number): boolean => count > 0,
  }
}
