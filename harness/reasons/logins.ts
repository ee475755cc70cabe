import { count } from './count.ts'

/** Logins: what their answers show, their consents and holders, and the oauth flow. */
export const logins = {
  'change-not-visible': () => 'An accepted request changed nothing of what is compared either, so this proves nothing.',
  'credentials-not-stored': () =>
    'The target accepted store_credentials true without effect: the login shows that it does not store credentials.',

  'consents-named': ({ naming, connections }: { naming: number; connections: number }) =>
    `${naming} of ${count(connections, 'connection')} ${naming === 1 ? 'names' : 'name'} a consent.`,
  'consent-within-limit': ({ days, limit }: { days: number; limit: number }) =>
    `The consent lasts ${count(days, 'day')}, and the provider allows ${limit}.`,
  'next-refresh-null-allowed': () =>
    'next_refresh_possible_at is null, as it may be where automatic_fetch of the provider is false.',

  'holder-details-all-listed': () => 'Neither the plain nor the select provider lists some of the details and not all.',
  'holder-without-field': () => 'The holder of the login does not show what this rule is about, and no holder has to.',

  'oauth-user-not-back': () =>
    'The target does not show the attempt yet; it may appear when the user comes back from the provider, and nobody completed that.',
  'query-string-refused': ({ outcome }: { outcome: string }) =>
    `The target did not accept the query_string of the profile: it answered ${outcome}.`,
  'user-has-not-returned': () =>
    'The login is being processed until its user comes back, for which the profile gives no data.oauth_login.query_string.',
} as const
