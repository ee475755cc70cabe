import { count } from './count.ts'

/** Logins: what their answers show, their consents and holders, and the oauth flow. */
export const logins = {
  'answer-is-login': ({ id }: { id: string }) => `The answer shows the login ${id}.`,
  'answer-not-login': ({ id, got }: { id: string; got: string }) =>
    `The answer shows ${got}; expected the login ${id}.`,
  'new-login-shown': () => 'The answer shows the new login with its id and secret.',
  'change-not-visible': () => 'An accepted request changed nothing of what is compared either, so this proves nothing.',
  'secret-reaches-login': ({ outcome }: { outcome: string }) =>
    `The secret reaches the login: the target answered ${outcome}.`,
  'secret-reaches-nothing': ({ outcome }: { outcome: string }) =>
    `The target answered ${outcome}; expected it to find the login by the secret of its creation.`,
  'unknown-customer-lists-nothing': () =>
    'The list of logins is empty for a customer that does not exist; the target does not refuse it.',
  'provider-not-found': ({ provider, outcome }: { provider: string; outcome: string }) =>
    `The target does not show ${provider}, which the login names: it answered ${outcome}.`,
  'login-names-provider': ({ provider }: { provider: string }) =>
    `The login shows ${provider} with the id and the name that the provider has.`,
  'credentials-not-stored': () =>
    'The target accepted store_credentials true without effect: the login shows that it does not store credentials.',
  'credentials-stored': ({ got }: { got: string }) =>
    `The login shows store_credentials ${got}; expected a refusal, or false, since its provider has mode file.`,

  'consents-named': ({ naming, connections }: { naming: number; connections: number }) =>
    `${naming} of ${count(connections, 'connection')} ${naming === 1 ? 'names' : 'name'} a consent.`,
  'consent-within-limit': ({ days, limit }: { days: number; limit: number }) =>
    `The consent lasts ${count(days, 'day')}, and the provider allows ${limit}.`,
  'consent-too-long': ({ days, limit }: { days: number; limit: number }) =>
    `The consent lasts ${count(days, 'day')}; expected at most ${limit}, max_consent_days of the provider.`,
  'consent-ends-after-period': ({ days }: { days: number }) =>
    `The consent ends ${count(days, 'day')} after it was given, as consent_period_days says.`,
  'consent-end-differs': ({ days, found }: { days: number; found: number }) =>
    `The consent ends ${count(found, 'day')} after it was given; expected ${days}, its consent_period_days.`,
  'next-refresh-null-allowed': () =>
    'next_refresh_possible_at is null, as it may be where automatic_fetch of the provider is false.',
  'next-refresh-null': () =>
    'next_refresh_possible_at is null while no fetch runs; expected a datetime, since automatic_fetch of the provider is true.',

  'holder-shown': ({ fields }: { fields: readonly string[] }) => `holder_info shows ${fields.join(', ')}.`,
  'holder-empty': ({ got }: { got: string }) =>
    `The login was fetched with holder_info and shows ${got} there; expected details of the holder.`,
  'holder-within-provider': ({ listed }: { listed: readonly string[] }) =>
    `The login shows no detail of its holder beyond those that its provider lists: ${listed.join(', ')}.`,
  'holder-beyond-provider': ({ word, listed }: { word: string; listed: readonly string[] }) =>
    `holder_info shows ${word}; its provider lists only ${listed.join(', ')}.`,
  'holder-details-all-listed': () => 'Neither the plain nor the select provider lists some of the details and not all.',
  'holder-without-field': () => 'The holder of the login does not show what this rule is about, and no holder has to.',

  'redirect-is-address': () => 'redirect_url is a whole address.',
  'oauth-user-not-back': () =>
    'The target does not show the attempt yet; it may appear when the user comes back from the provider, and nobody completed that.',
  'query-string-refused': ({ outcome }: { outcome: string }) =>
    `The target did not accept the query_string of the profile: it answered ${outcome}.`,
  'user-has-not-returned': () =>
    'The login is being processed until its user comes back, for which the profile gives no data.oauth_login.query_string.',
} as const
