import type { Login } from '../../store/entities.ts'
import type { Holdings } from '../../providers/holdings.ts'
import type { Fields } from '../../basics/values.ts'

/** Which reconnects of a login are accepted. Source: Version 4, reconnect body; Errors. */
export function reconnectRules() {
  return {
    /** The body as read: faults misread fields here. */
    asked: (data: Fields): Fields => data,

    /** Whether a running attempt forbids a new one. */
    busy: (processing: boolean, _change: 'reconnect' | 'refresh', _login: Login): boolean => processing,

    disabled: (login: Login): boolean => login.status === 'disabled',

    /** The credentials of the attempt: those of the request. */
    credentialsTaken: (_login: Login, given: Record<string, string>): Record<string, string> => given,

    /** What the fetch takes from the file of the request. */
    imported: (file: Holdings): Holdings => file,

    /** The credentials to compare with at the next reconnect. */
    kept: (_login: Login, taken: Record<string, string>): Record<string, string> => taken,

    defaultOverrideCredentials: false,

    /** Whether credentials that differ from the stored ones are refused; null when none are stored. */
    credentialsRefused: (remembered: object | null, same: boolean, override: boolean): boolean =>
      remembered !== null && !same && !override,

    /** Whether an excluded account id belongs to the login. */
    excludedAccountKnown: (accountIds: readonly string[], id: string): boolean => accountIds.includes(id),

    allExcluded: (accountIds: readonly string[], excluded: readonly string[]): boolean =>
      accountIds.length > 0 && accountIds.every((id) => excluded.includes(id)),
  }
}
