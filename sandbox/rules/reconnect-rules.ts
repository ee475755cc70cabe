import type { Login } from '../store/entities.ts'

/** What a login that exists may be told. Source: Version 4, reconnect body; Errors. */
export function reconnectRules() {
  return {
    /** Whether a running attempt keeps a new one from starting. */
    busy: (processing: boolean): boolean => processing,

    disabled: (login: Login): boolean => login.status === 'disabled',

    credentialsRequired: true,
    defaultOverrideCredentials: false,

    /** Whether credentials that differ from the remembered ones are refused; null remembers nothing. */
    credentialsRefused: (remembered: object | null, same: boolean, override: boolean): boolean =>
      remembered !== null && !same && !override,

    /** Whether excluded account ids must be accounts of the login. */
    excludedAccountKnown: (accountIds: readonly string[], id: string): boolean => accountIds.includes(id),

    allExcluded: (accountIds: readonly string[], excluded: readonly string[]): boolean =>
      accountIds.length > 0 && accountIds.every((id) => excluded.includes(id)),
  }
}
