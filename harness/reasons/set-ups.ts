import { count } from './count.ts'

type Provider = { purpose: string }

/** What a check needs before it can evaluate, and what keeps it from being arranged. */
export const setUps = {
  'attempt-too-slow': ({ wanted, seconds }: { wanted: string; seconds: number }) =>
    `The attempt did not ${wanted} within ${count(seconds, 'second')}.`,
  'connected-without-input': () => 'The login was connected without interactive input, which not every login needs.',
  'main-client-missing': () => 'The profile gives no client with purpose main.',
  'control-offer-missing': ({ offer }: { offer: string }) =>
    `The profile names no control port that offers ${offer} (control.offers).`,
  'control-port-refused': ({ method, path, status }: { method: string; path: string; status: number }) =>
    `The control port refused ${method} ${path} with status ${status}.`,
  'next-refresh-not-shown': () => 'The login does not show next_refresh_possible_at, which it need not always show.',
  'nothing-makes-logins': ({
    version,
    others,
    byPage = false,
  }: {
    version: string
    others: readonly string[]
    byPage?: boolean
  }) =>
    `${version} has no route that makes a customer or a connection${others.length === 0 ? '' : `, and the profile does not claim ${others.join(' or ')} beside it`}${byPage ? ', nor give customers of the main client (clients[].customers) with a way to complete hosted pages' : ''}.`,
  'given-customers-taken': ({ client, given }: { client: string; given: number }) =>
    `Version 6 shows no route that makes a customer, and this check needs one more of the client ${client} than the ${given} that its customers give.`,
  'page-without-connection': ({ ownCredentials }: { ownCredentials: boolean }) =>
    `The hosted page made no connection${ownCredentials ? ' with the credentials of this check' : ''}.`,
  'page-address-unfit': ({ address }: { address: string }) =>
    `Nobody can visit the hosted page, since its address is ${address}.`,

  'no-large-account': () => 'No account of the large login has more than one page of transactions.',
  'client-record-withheld': ({ errorClass }: { errorClass: string }) =>
    `The target does not show the main client its record: ${errorClass}.`,
  'route-not-documented': ({ version, route }: { version: string; route: string }) =>
    `${version} does not have the route ${route}.`,

  'nothing-to-teach': () => 'There is no transaction whose category could be taught.',
  'no-child-category': () => 'No transaction has a child category.',
  'too-few-categories': () => 'The transactions of this run have too few categories to teach.',
  'body-without-array': ({ route }: { route: string }) => `The body of ${route} has no array to make a batch of.`,
  'no-access-to-route': ({ route, outcome }: { route: string; outcome: string }) =>
    `The main client has no access to ${route}: ${outcome}.`,
  'given-body-refused': ({ route, outcomes }: { route: string; outcomes: readonly string[] }) =>
    `The target refuses the body that the profile gives for ${route}: ${outcomes.join(', ')}.`,
  'guessed-body-not-read': ({ route, field }: { route: string; field: string }) =>
    `The documents do not show the body of ${route}. The target accepts the one that Assay guesses, and accepts it with a spoiled object too, so nothing shows that it reads it; give the right one with ${field}.`,
  'guessed-bodies-refused': ({
    route,
    outcomes,
    field,
  }: {
    route: string
    outcomes: readonly string[]
    field: string
  }) =>
    `The documents do not show the body of ${route}, and the target refuses those that Assay guesses (${outcomes.join(', ')}); give one with ${field}.`,

  'no-testing-client': () => 'Neither the main nor the second client of the profile is in test or pending status.',
  'credentials-missing': ({ purpose }: Provider) =>
    `The profile gives no credentials for the provider with purpose ${purpose}.`,
  'provider-not-fake': ({ code }: { code: string }) => `The provider ${code} is not a fake one.`,
  'provider-not-automatic': () => 'The target does not fetch logins of the plain provider automatically.',
  'no-name-beside-values': () => 'Every english_name of an option is an option_value too.',

  'no-row-to-start-from': () => 'The list has no rows from which a page could start.',
} as const
