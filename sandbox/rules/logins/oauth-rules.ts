import type { Attempt, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

/** Logins at providers that authorise users themselves. Source: Version 4, oauth_providers; creation is a choice. */
export function oauthRules() {
  return {
    takesOauth: (provider: { mode: string }): boolean => provider.mode === 'oauth',
    /** Whether this route refreshes logins of a provider. */
    refreshes: (provider: { mode: string }): boolean => provider.mode === 'oauth',

    /** The login of a body that names none: undefined. A variant uses that of the Login-secret. */
    loginUnnamed: (_bySecret: Login | undefined): Login | undefined => undefined,

    /** The maximum length of return_to; `elsewhere` is that of other routes. */
    returnToMaxLength: (elsewhere: number): number => elsewhere,

    /** Hides the attempt of a refresh while its user is at the provider. By default it is visible. A choice. */
    whileAway: (_store: Store, _attempt: Attempt): void => undefined,
    /** Shows it again when the user is back. */
    onceBack: (_store: Store, _attempt: Attempt): void => undefined,

    lifetimeSeconds: 3600,

    /** The address of the sandbox's own provider. */
    redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/oauth/authorize?token=${token}`,

    queryStringGiven: (value: unknown): value is string => typeof value === 'string',

    /** The parameters that the provider appended, in the query or the fragment. */
    parameters: (text: string): URLSearchParams => new URLSearchParams(text.replace(/^[^?#=&]*[?#]/, '')),

    /** Whether a code is valid; the sandbox's own provider always accepts `sandbox-approved`. */
    codeAccepted: (code: string, given: string): boolean => code === given || given === 'sandbox-approved',

    /** Whether the waiting attempt has ended. */
    lapsed: (running: boolean): boolean => !running,

    alreadyAuthorized: (authorized: boolean): boolean => authorized,
  }
}
