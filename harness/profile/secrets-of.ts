import { type KeyPairProfile, keyPairsOf } from './open-finance-profile.ts'
import type { ClientProfile, Credentials, Profile, ProviderProfile, ReadyLogin } from './profile.ts'

/** A text that must never be written or printed, and the label of its stand-in. */
export interface Secret {
  value: string
  /** The kind for readers: `Customer-secret`, `private key`. */
  label: string
}

/**
 * Every secret of a profile, each once and longest first, so that a secret within a longer one is masked after it.
 * Short ones are included (a user may type `1`): the masker decides where to search for them. A key is listed whole:
 * the masker finds its parts.
 */
export function secretsOf(profile: Profile): Secret[] {
  const secrets = [
    ...profile.clients.flatMap(secretsOfClient),
    ...profile.providers.flatMap((one) => secretsOfProvider(one, `${one.purpose} provider`)),
    ...(profile.data.payment_providers ?? []).flatMap((one) =>
      secretsOfProvider(one, `${one.purpose} payment provider`),
    ),
    ...secretsOfLogin(profile.data.large_login, 'large login'),
    ...secretsOfLogin(profile.data.oauth_login, 'oauth login'),
    ...secretsOfQuery(profile.data.oauth_login?.query_string),
    ...credentialsWithin(profile.data.v6_bodies).map((value) => ({ value, label: 'credentials of data.v6_bodies' })),
    ...(profile.open_finance ? keyPairsOf(profile.open_finance).flatMap(secretsOfPair) : []),
    { value: profile.control?.token ?? '', label: 'control token' },
  ]
  const once = new Map(secrets.filter(({ value }) => value !== '').map((secret) => [secret.value, secret]))
  return [...once.values()].sort((a, b) => b.value.length - a.value.length)
}

function secretsOfClient(client: ClientProfile): Secret[] {
  return [
    { value: client.secret, label: `secret of ${client.purpose} client` },
    { value: client.v3?.service_secret ?? '', label: `service secret of ${client.purpose} client` },
    { value: client.v3?.app_secret ?? '', label: `app secret of ${client.purpose} client` },
    { value: client.private_key?.trim() ?? '', label: `private key of ${client.purpose} client` },
  ]
}

/** The private key and passphrase of a certificate, which itself is public. */
function secretsOfPair([path, { key, passphrase = '' }]: [string[], KeyPairProfile]): Secret[] {
  const owner = path.join(' ').replaceAll('_', ' ')
  return [
    { value: passphrase, label: `passphrase of ${owner}` },
    { value: key.trim(), label: `private key of ${owner}` },
  ]
}

function secretsOfProvider(
  { credentials, interactive_credentials: step }: Pick<ProviderProfile, 'credentials' | 'interactive_credentials'>,
  owner: string,
): Secret[] {
  const { succeed, fail, other, failing = {} } = credentials ?? {}
  return [
    ...[succeed, fail, other, ...Object.values(failing)].flatMap((one) => secretsOfCredentials(one, owner)),
    ...[step?.succeed, step?.fail].flatMap((one) => secretsOfCredentials(one, `${owner}'s step`)),
  ]
}

function secretsOfCredentials(credentials: Credentials | undefined, owner: string): Secret[] {
  return Object.entries(credentials ?? {}).map(([field, value]) => ({ value, label: `${field} of ${owner}` }))
}

/** Every text below a key `credentials`, at any depth. */
function credentialsWithin(value: unknown, within = false): string[] {
  if (typeof value === 'string') return within ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => credentialsWithin(one, within || key === 'credentials'))
}

function secretsOfLogin(login: ReadyLogin | undefined, owner: string): Secret[] {
  if (!login) return []
  return [
    { value: login.customer_secret, label: `customer secret of ${owner}` },
    { value: login.login_secret, label: `login secret of ${owner}` },
  ]
}

/**
 * The whole query string, and its values that may be an authorisation code, raw and decoded: long values, and those
 * with a secret name. Short words are left out, because they would be hidden in every sentence.
 */
function secretsOfQuery(query: string | undefined): Secret[] {
  if (!query) return []
  const pairs = query.split('&').map((pair) => /^([^=]*)=?(.*)$/s.exec(pair)!.slice(1) as [string, string])
  const values = [...pairs, ...new URLSearchParams(query)]
    .filter(([name, value]) => value.length >= (/code|token|secret|key/i.test(name) ? 4 : 10))
    .map(([, value]) => value)
  return [query, ...values].map((value) => ({ value, label: 'query string of oauth login' }))
}
