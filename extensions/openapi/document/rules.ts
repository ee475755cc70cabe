import { addressOf } from '../../../requirements/address-of.ts'
import { asBinding } from '../../../requirements/at-each-place.ts'
import { readRequirements } from '../../../requirements/read-requirements.ts'
import type { Requirement } from '../../../core/requirement.ts'
import { bindsInterface } from '../../../requirements/select-addresses.ts'
import type { InterfaceName } from '../../../core/interfaces.ts'
import { documentedClasses } from '../../../harness/checks/errors/documented-errors.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { Parameters, Route } from '../../../requirements/tables/routes/read-routes.ts'

/** The rules that bind an interface, as far as its description promises them. */
export interface Rules {
  /** Whether what only follows from the documents is promised too. */
  implied: boolean
  /** Whether one of these rows binds the interface strictly enough to be promised. */
  promise(ids: readonly string[]): boolean
  /** What the one row says for which a part stands, where it is promised. */
  textOf(ids: readonly string[]): string | undefined
  /** The rows that speak of a place in the documents, by the words with which they quote it, silent ones left out. */
  about(quoted: string): Requirement[]
  /** The rows whose ids begin so, silent ones left out. */
  beneath(prefix: string): Requirement[]
}

/** The rules of an interface. Only what the documents state is promised, unless what follows from them is to be too. */
export function rulesOf(name: InterfaceName, { implied }: { implied: boolean }): Rules {
  const rows = readRequirements()
    .filter((row) => bindsInterface(row, name))
    .map((row) => asBinding(row, name))
    .filter(({ strength }) => strength !== 'silent')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const promise = (ids: readonly string[]) =>
    ids.some((id) => {
      const strength = byId.get(id)?.strength
      return strength === 'stated' || (implied && strength === 'implied')
    })
  return {
    implied,
    promise,
    textOf: (ids) => (ids.length === 1 && promise(ids) ? byId.get(ids[0] ?? '')?.text.trim() : undefined),
    about: (quoted) => rows.filter(({ where }) => where.includes(`\`${quoted}\``)),
    beneath: (prefix) => rows.filter(({ id }) => id.startsWith(prefix)),
  }
}

/** Rows as a list in Markdown, each with its address. */
export function listed(rows: readonly Requirement[], name: InterfaceName): string {
  return rows
    .map(({ id, text, strength }) => {
      const follows = strength === 'implied' ? ' This follows from the documents, which do not state it.' : ''
      return `- ${text.trim()}${follows} (\`${addressOf(id, name)}\`)`
    })
    .join('\n')
}

/** Classes that any request may meet: of keys, signatures, clients, and of the form of a request. */
const anywhere = (
  'AppIdNotProvided ClientIdNotProvided SecretNotProvided ApiKeyNotFound ClientNotFound MissingExpiresAt ' +
  'ExpiresAtInvalid RequestExpired MissingSignature SignatureNotMatch PublicKeyNotProvided ClientDisabled ' +
  'ClientPending ClientRestricted ActionNotAllowed AppsRestricted InternalServerError'
).split(' ')

/** Classes of requests with a body, by the text of the documents. */
const withBody = ['JsonParseError', 'WrongRequestFormat', 'InvalidEncoding']

/** Classes that speak of what a parameter is the id of. */
const byId: Readonly<Record<string, readonly string[]>> = {
  account: ['AccountNotFound'],
  attempt: ['AttemptNotFound'],
  customer: ['CustomerNotFound', 'CustomerLocked', 'WrongClientToken'],
  login: ['LoginNotFound', 'WrongClientToken'],
  provider: ['ProviderNotFound', 'ProviderDisabled', 'ProviderInactive', 'ProviderUnavailable', 'ProviderKeyFound'],
  template: ['PaymentTemplateNotFound', 'PaymentTemplateNotSupported'],
  transaction: ['TransactionNotFound'],
}

/** Classes that speak of a parameter by its name. */
const byName: Readonly<Record<string, readonly string[]>> = {
  country_code: ['CountryNotFound'],
  credentials: ['InvalidCredentials', 'InvalidInteractiveCredentials', 'WrongProviderMode'],
  date: ['DateFormatInvalid', 'DateOutOfRange'],
  email: ['EmailInvalid'],
  exclude_accounts: ['AllAccountsExcluded'],
  fetch_scopes: ['FetchScopesInvalid', 'FetchScopesNotAllowed', 'HolderInfoNotSupported'],
  fetch_type: ['FetchTypeNotAllowed'],
  file_url: ['FileError', 'FileNotProvided', 'FileNotSaved'],
  from_date: ['InvalidFromDate', 'DateFormatInvalid', 'DateOutOfRange'],
  identifier: ['IdentifierInvalid', 'DuplicatedCustomer'],
  override_credentials: ['CredentialsNotMatch'],
  payment_attributes: ['InvalidPaymentAttributes', 'PaymentFailed'],
  return_to: ['ReturnURLInvalid', 'ReturnURLTooLong'],
  to_date: ['InvalidToDate', 'DateFormatInvalid', 'DateOutOfRange'],
}

const byHeader: Readonly<Record<string, readonly string[]>> = {
  'Customer-secret': ['CustomerNotFound', 'CustomerLocked'],
  'Login-secret': ['LoginNotFound', 'WrongClientToken'],
  'Connection-secret': ['LoginNotFound', 'WrongClientToken'],
}

/** Classes of requests by which something is fetched, by the name of the request. */
const byRequest: ReadonlyArray<readonly [name: RegExp, classes: readonly string[]]> = [
  [/create a login/, ['LoginDuplicated', 'LoginLimitReached']],
  [/reconnect a login|create a login|^connect$/, ['TooManyRequests', 'RateLimitExceeded']],
  [/(?:reconnect|refresh) a login/, ['LoginAlreadyProcessing', 'LoginCannotBeRefreshed', 'LoginDisabled']],
  [/refresh a login/, ['BackgroundFetchLimitExceeded']],
  [/interactive step/, ['ProviderNotInteractive', 'InteractiveTimeout', 'InteractiveAdapterTimeout']],
  [/oauth login/, ['WrongProviderMode', 'LoginAlreadyAuthorized', 'ProviderAccessNotGranted']],
  [/categorize|learn|merchants|enrich|duplicates/, ['BatchSizeLimitExceeded', 'CategorizationLimitReached']],
]

/** The classes with which a route may refuse, of those that the documents name for its interface. */
export function classesOfRoute(dialect: Dialect, route: Route): string[] {
  const { path, query, body, headers = {}, per_second: limit, request } = route
  const fields: Parameters = typeof body !== 'object' ? {} : 'fields' in body ? body.fields : body.rows
  const taken = Object.entries({ ...path, ...query, ...fields })
  const ids = taken.flatMap(([, { id = '' }]) => byId[id] ?? [])
  const known = new Set(documentedClasses(dialect.version))
  const classes = [
    ...anywhere,
    ...(body === undefined ? [] : withBody),
    ...Object.keys(headers).flatMap((name) => byHeader[name] ?? []),
    ...ids,
    ...(ids.length > 0 ? ['ValueOutOfRange'] : []),
    ...taken.flatMap(([name]) => byName[name.split('.').at(-1) ?? ''] ?? []),
    ...byRequest.filter(([name]) => name.test(request)).flatMap(([, more]) => more),
    ...(limit === undefined ? [] : ['RateLimitExceeded']),
  ]
  return [...new Set(classes)].filter((name) => known.has(name))
}
