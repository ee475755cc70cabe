import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { dataOf, errorClassOf, isRow, isSuccess, outcomeOf } from './answer.ts'
import { demand } from './demands.ts'

/** What a request may name that is not the target's own: of the profile, or made up by Assay. */
export type Named = 'provider' | 'credentials' | 'ready-made' | 'made-up'

/** What else than the target may be the cause of a refusal; `access` where the target need not offer the route. */
export type OtherCause = Named | 'client' | 'state' | 'access'

/** Classes that may speak of something else than the target, whatever the request names. */
const always: Readonly<Record<string, OtherCause>> = {
  ActionNotAllowed: 'access',
  AppsRestricted: 'access',
  ClientDisabled: 'client',
  ClientPending: 'client',
  ClientRestricted: 'client',
  FetchScopesNotAllowed: 'client',
  PublicKeyNotProvided: 'client',
  SignatureNotMatch: 'client',
  BackgroundFetchLimitExceeded: 'state',
  CustomerLocked: 'state',
  DuplicatedCustomer: 'state',
  LoginAlreadyAuthorized: 'state',
  LoginAlreadyProcessing: 'state',
  LoginCannotBeRefreshed: 'state',
  LoginDisabled: 'state',
  LoginDuplicated: 'state',
}

const unknownProvider = ['CountryNotFound', 'ProviderNotFound', 'ProviderDisabled', 'ProviderInactive']

/** Classes that may speak of what the request names. */
const byNamed: Readonly<Record<Named, readonly string[]>> = {
  provider: [
    ...unknownProvider,
    'ConnectionFailed',
    'ConnectionLost',
    'ExecutionTimeout',
    'FetchingTimeout',
    'HolderInfoNotSupported',
    'ProviderAccessNotGranted',
    'ProviderError',
    'ProviderKeyFound',
    'ProviderNotInteractive',
    'ProviderUnavailable',
    'WrongProviderMode',
  ],
  credentials: ['InvalidCredentials', 'InvalidInteractiveCredentials', 'InteractiveTimeout'],
  'ready-made': ['AccountNotFound', 'AttemptNotFound', 'CustomerNotFound', 'LoginNotFound', 'WrongClientToken'],
  'made-up': [
    'EmailInvalid',
    'IdentifierInvalid',
    'InvalidPaymentAttributes',
    'PaymentTemplateNotFound',
    'PaymentTemplateNotSupported',
    'ReturnURLInvalid',
  ],
}

/**
 * What else than the target may be the cause of a refusal with a class; undefined where nothing is. A provider that the
 * target shows as active, alone and by its code, is known to it: then its refusal as unknown or inactive has no other cause.
 */
export function otherCauseOf(
  errorClass: string,
  { named, provider }: { named: ReadonlySet<Named>; provider?: Exchange | undefined },
): OtherCause | undefined {
  const known = always[errorClass]
  if (known !== undefined) return known
  if (unknownProvider.includes(errorClass) && provider !== undefined && showsActive(provider)) return undefined
  return [...named].find((one) => byNamed[one].includes(errorClass))
}

function showsActive(exchange: Exchange): boolean {
  const data = dataOf(exchange)
  return isSuccess(exchange) && isRow(data) && data['status'] === 'active'
}

/**
 * A refusal does not speak of the credentials or the provider, which the profile names, and which nothing shows to be
 * right. @throws CheckStopped (inconclusive)
 */
export function demandOfTarget(refusal: Exchange): void {
  const errorClass = errorClassOf(refusal) ?? ''
  const cause = (['credentials', 'provider'] as const).find((one) => byNamed[one].includes(errorClass))
  if (cause) demand(false, because('refusal-with-other-cause', { outcome: outcomeOf(refusal), cause }))
}
