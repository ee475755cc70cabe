/** Logins at providers that authorise the client themselves. Source: Version 4, oauth_providers; creation is a choice. */
export function oauthRules() {
  return {
    takesOauth: (provider: { mode: string }): boolean => provider.mode === 'oauth',
    lifetimeSeconds: 3600,

    /** Where the user goes: the sandbox's own provider. */
    redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/oauth/authorize?token=${token}`,

    queryStringGiven: (value: unknown): value is string => typeof value === 'string',

    /** The parameters the provider appended, whether they came in the query or the fragment. */
    parameters: (text: string): URLSearchParams => new URLSearchParams(text.replace(/^[^?#=&]*[?#]/, '')),

    /** Whether the provider gave out this code; the second one is always good at the sandbox's own provider. */
    codeAccepted: (code: string, given: string): boolean => code === given || given === 'sandbox-approved',

    alreadyAuthorized: (authorized: boolean): boolean => authorized,

    defaultReturnLoginId: false,
  }
}
