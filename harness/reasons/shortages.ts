import { count } from './count.ts'

/** What the profile does not give, or the target does not show or take, so that a check cannot be arranged. */
export const shortages = {
  'profile-gives-no': ({ field, purpose }: { field: string; purpose?: string | undefined }) =>
    `The profile gives no ${field}${purpose === undefined ? '' : ` for the provider with purpose ${purpose}`}.`,
  'no-second-login-given': ({ purposes }: { purposes: readonly string[] }) =>
    `The profile gives nothing for a second login of one customer: neither credentials.other of the plain provider nor a provider with purpose ${purposes.join(' or ')}.`,
  'no-consent-limit': ({ purposes }: { purposes: readonly string[] }) =>
    `No provider of the profile with purpose ${purposes.join(' or ')} has max_consent_days.`,
  'version-not-claimed': ({ version, beside }: { version?: string | undefined; beside: string }) =>
    `The profile claims no ${version ?? 'other version of account information'} beside ${beside}.`,
  'no-such-value': ({ defect }: { defect: string }) =>
    `A right request has no value there that could be replaced by ${defect}.`,
  'live-key-is-own': () => 'The live client of the profile has the same private key as the client of the request.',
  'no-body-sent': () => 'A right request to the route has no body.',
  'main-client-is-live': () => 'The main client is in live status.',
  'listening-failed': ({ listen, message }: { listen: string; message: string }) =>
    `Assay cannot listen for callbacks on ${listen}: ${message}`,
  'connection-not-spoilt': () =>
    'The run cannot make a connection, and it does not end the consent of the one that data.v6_connection gives.',
  'no-second-connection': () => 'The run cannot make a second connection of one customer.',
  'guessed-body-accepted': () =>
    'The target accepts a body in which Assay guesses how the provider is named; give data.v6_bodies.connect with {provider_code}.',

  'no-two-logins': () => 'Two logins of one customer with known attempts could not be made.',
  'wrong-credentials-refused-at-once': () => 'The target refuses wrong credentials at once, so no attempt fails.',
  'no-failing-fetch': ({ outcome }: { outcome: string }) =>
    `The target begins no fetch with credentials that fail: it answered ${outcome}.`,
  'failing-credentials-succeed': () => 'The credentials that should fail succeed, so no attempt fails.',
  'attempt-never-settled': ({ seconds }: { seconds: number }) =>
    `The attempt neither ended nor waited for input within ${count(seconds, 'second')}.`,
  'client-without-customer': ({ outcome }: { outcome: string }) =>
    `No request of this interface makes a customer of that client, and that of another client was refused (${outcome}).`,
  'day-over-before-limit': ({ fetches }: { fetches: number }) =>
    `${count(fetches, 'background fetch', 'background fetches')} of the directive provider take a whole day, so its limit is not reached.`,
  'next-refresh-too-near': () => 'next_refresh_possible_at lies less than a minute ahead.',
  'next-refresh-not-later': () => 'A login that was just fetched shows no next_refresh_possible_at in the future.',
  'custom-fields-refused': ({ outcome }: { outcome: string }) =>
    `The target does not take custom_fields for a new login: it answered ${outcome}.`,
  'too-few-accounts': ({ accounts }: { accounts: number }) =>
    `The credentials of the plain provider give ${count(accounts, 'account')}; at least 2 are needed.`,
  'no-holder-info': () =>
    'holder_info cannot be requested: the client has no access to it, or the plain provider supplies none.',
  'provider-without-holder-info': () => 'The plain provider supplies no holder info.',
  'next-page-not-named-twice': () => 'The first page does not name the next one by both next_page and next_id.',
  'login-refused-elsewhere': ({ version, outcome }: { version: string; outcome: string }) =>
    `${version} made no login for the customer: it answered ${outcome}.`,
  'login-not-shared': ({ version }: { version: string }) =>
    `This version shows nothing of a login that ${version} made.`,

  'one-page-only': ({ what }: { what: string }) => `The ${what} of the target fit on one page.`,
  'no-long-list': ({ rows, lists }: { rows: number; lists: ReadonlyArray<readonly [what: string, rows: number]> }) =>
    `No list has more than ${rows} rows: the target has ${lists.map(([what, own]) => count(own, what)).join(' and ')}.`,
} as const
