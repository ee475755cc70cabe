import type { Attempt, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

/** Logins at providers that authorise the client themselves. Source: Version 4, oauth_providers; creation is a choice. */
export function oauthRules() {
  return {
    takesOauth: (provider: { mode: string }): boolean => provider.mode === 'oauth',
    /** Whether a login at the provider is refreshed here. */
    refreshes: (provider: { mode: string }): boolean => provider.mode === 'oauth',

    /** Which login is meant by a body that names none, given that of the Login-secret: none. */
    loginUnnamed: (_bySecret: Login | undefined): Login | undefined => undefined,

    /** How long return_to may be, given what holds elsewhere. */
    returnToMaxLength: (elsewhere: number): number => elsewhere,

    /** What becomes of the attempt of a refresh while its user is at the provider: it is there at once. A choice. */
    whileAway: (_store: Store, _attempt: Attempt): void => undefined,
    /** What becomes of it once the user is back. */
    onceBack: (_store: Store, _attempt: Attempt): void => undefined,

    lifetimeSeconds: 3600,

    /** Where the user goes: the sandbox's own provider. */
    redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/oauth/authorize?token=${token}`,

    queryStringGiven: (value: unknown): value is string => typeof value === 'string',

    /** The parameters the provider appended, whether they came in the query or the fragment. */
    parameters: (text: string): URLSearchParams => new URLSearchParams(text.replace(/^[^?#=&]*[?#]/, '')),

    /** Whether the provider gave out this code; the second one is always good at the sandbox's own provider. */
    codeAccepted: (code: string, given: string): boolean => code === given || given === 'sandbox-approved',

    /** Whether the attempt that waited for the user is over. */
    lapsed: (running: boolean): boolean => !running,

    alreadyAuthorized: (authorized: boolean): boolean => authorized,
  }
}
