/**
 * A request the sandbox answers with an error body. `errorClass` is one of the documented classes;
 * the status follows from it in one place, `rules.errors.statusOf`.
 */
export class Refusal extends Error {
  readonly errorClass: string
  /** The name of its rule in the table of refusals; absent where a fault or a variant refuses. */
  readonly rule: string | undefined

  constructor(errorClass: string, message: string, rule?: string) {
    // A refusal is an expected answer: nobody reads its stack, and recording the stack would take most of the time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.errorClass = errorClass
    this.rule = rule
  }
}

/** A request that came too early. It has a status of its own and says when to come again. */
export class TurnedAway extends Refusal {
  readonly status: number
  /** The value of the header retry-after; undefined for none. */
  readonly retryAfter: string | undefined

  constructor(
    errorClass: string,
    message: string,
    { status, retryAfter }: { status: number; retryAfter: string | undefined },
  ) {
    super(errorClass, message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Every rule that refuses requests: the class of its refusals, and their message, with `{}` for values. */
export const refusals = {
  'connection-of-the-path': ['WrongRequestFormat', 'connection_id in the body is not that of the path'],
  'consent-active': ['LoginCannotBeRefreshed', 'the connection has no active consent'],
  'certificate-valid': ['PublicKeyNotProvided', 'the certificate of this client has expired'],
  required: ['WrongRequestFormat', '{} is required'],
  'provider-known': ['ProviderNotFound', 'there is no provider with this provider_code'],
  'session-not-nested': ['WrongRequestFormat', 'consent and attempt are no fields of a session'],
  'session-field-known': ['WrongRequestFormat', '{}.{} is not known; {} may have {}'],
  'session-fields-agree': ['WrongRequestFormat', '{} and attempt.{} differ'],
  'words-listed': ['WrongRequestFormat', '{} must be an array of {}'],
  'period-days': ['WrongRequestFormat', 'consent.period_days must be a whole number of days, at least 1'],
  'date-well-formed': ['DateFormatInvalid', '{} must be a date of the calendar in the form YYYY-MM-DD'],
  'consent-begins-in-time': ['DateOutOfRange', 'consent.from_date must not be after {}'],
  'fetch-begins-within-consent': ['InvalidFromDate', 'attempt.from_date must not be before consent.from_date'],
  'scopes-covered': ['FetchScopesNotAllowed', 'the consent does not cover these fetch_scopes'],
  'consent-known': ['RouteNotFound', 'this client has no such consent'],
  'identifier-valid': ['IdentifierInvalid', 'identifier must be a text of 1 to 255 characters'],
  'identifier-new': ['DuplicatedCustomer', 'the client has a customer with this identifier'],
  'customer-known': ['CustomerNotFound', 'this client has no such customer'],
  'customer-of-client': ['CustomerNotFound', 'this client has no such customer'],
  object: ['WrongRequestFormat', '{} must be an object'],
  'country-known': ['CountryNotFound', 'country_code is not that of a country this service knows'],
  'provider-in-country': ['ProviderNotFound', 'there is no provider with this provider_code in the country'],
  'provider-open': ['ProviderDisabled', 'the provider is {}'],
  'provider-keys': ['ProviderKeyFound', 'the client has no keys for this provider'],
  'created-without-oauth': ['WrongProviderMode', 'logins at this provider are made through oauth_providers'],
  'login-new': ['LoginDuplicated', 'the customer has a login with these credentials'],
  'login-limit': ['LoginLimitReached', 'a client in this status may have {} logins'],
  'encryption-allowed': ['ActionNotAllowed', 'encrypted credentials are not enabled for this client'],
  'encryption-algorithm': ['WrongRequestFormat', 'encrypted_credentials.algorithm must be AES-256-CBC'],
  'encryption-version': ['WrongRequestFormat', 'encrypted_credentials.version must be "{}"'],
  'encryption-key': ['InvalidEncoding', 'key or iv of encrypted_credentials cannot be decrypted'],
  'encryption-data': ['InvalidEncoding', 'data of encrypted_credentials is not encrypted JSON'],
  base64: ['WrongRequestFormat', 'encrypted_credentials.{} must be base64'],
  'file-address': ['FileError', 'file_url must be an http address on the machine of this sandbox'],
  'file-fetched': ['FileNotSaved', 'the file could not be fetched: {}'],
  'login-waits': ['ProviderNotInteractive', 'the login does not wait for an interactive answer'],
  'customer-named': ['CustomerNotFound', 'a Customer-secret or customer_id is required'],
  'customer-of-secret': ['WrongClientToken', 'the Customer-secret is that of another customer'],
  'provider-of-login': ['ProviderNotFound', 'the provider of this login is no longer there'],
  'ids-listed': ['WrongRequestFormat', '{} must be an array of ids'],
  'account-of-login': ['AccountNotFound', 'the login has no such account'],
  'account-left': ['AllAccountsExcluded', 'no account is left to fetch'],
  'fetch-type-listed': ['FetchTypeNotAllowed', 'fetch_type must be one of {}'],
  'file-taken': ['WrongProviderMode', 'the provider takes credentials, not a file'],
  'file-sent': ['FileNotProvided', 'the provider needs a file'],
  'file-size': ['FileNotSaved', 'the file is larger than {} bytes'],
  'file-readable': ['FileError', 'the file is empty or in a format that this provider does not read'],
  'scopes-sent': ['FetchScopesInvalid', 'fetch_scopes is required'],
  'scopes-listed': ['FetchScopesInvalid', '{} must be an array of {}'],
  'scopes-combination': ['FetchScopesInvalid', 'this combination of fetch_scopes is not allowed'],
  'holder-info-allowed': ['FetchScopesNotAllowed', 'the client may not fetch holder_info'],
  'holder-info-supported': ['HolderInfoNotSupported', 'the provider cannot supply holder info'],
  'word-listed': ['WrongRequestFormat', '{} must be one of {}'],
  'credentials-to-store': ['WrongRequestFormat', 'store_credentials cannot be true for a file provider'],
  'custom-fields-object': ['CustomFieldsFormatInvalid', 'custom_fields must be an object'],
  'custom-fields-size': ['CustomFieldsSizeTooBig', 'custom_fields may have at most {} bytes'],
  'reconnected-without-oauth': ['WrongProviderMode', 'logins at this provider are reconnected through oauth_providers'],
  'credentials-as-before': ['CredentialsNotMatch', 'the credentials differ from those of the previous attempt'],
  'credentials-stored': ['LoginCannotBeRefreshed', 'the credentials were not stored; the login must be reconnected'],
  'refresh-possible': ['LoginCannotBeRefreshed', 'the next refresh is possible at {}'],
  'background-limit': ['BackgroundFetchLimitExceeded', 'the login was fetched too often without its user'],
  'login-enabled': ['LoginDisabled', 'the login is disabled'],
  'login-idle': ['LoginAlreadyProcessing', 'the login is being processed'],
  'credentials-right': ['InvalidCredentials', 'the provider refuses the credentials'],
  'login-known': ['LoginNotFound', 'this client has no such login'],
  'login-of-client': ['LoginNotFound', 'this client has no such login'],
  'query-string-text': [
    'WrongRequestFormat',
    'query_string must be the parameters that the provider appended, as text',
  ],
  'login-unauthorized': ['LoginAlreadyAuthorized', 'the login does not wait for an authorization'],
  'user-in-time': ['LoginFetchingStopped', 'the user came back too late'],
  'user-agreed': ['ProviderAccessNotGranted', 'the user did not agree at the provider'],
  'query-string-code': ['WrongRequestFormat', 'query_string holds no code'],
  'code-known': ['ProviderAccessNotGranted', 'the provider does not know this code'],
  'login-named': ['LoginNotFound', 'login_id is required'],
  'provider-oauth': ['WrongProviderMode', 'the provider is not of mode oauth'],
  'return-to-sent': ['ReturnURLInvalid', 'return_to is required'],
  'attempt-of-login': ['AttemptNotFound', 'the login has no such attempt'],
  'date-past': ['DateOutOfRange', 'date is in the future'],
  'country-supported': ['CountryNotFound', 'country_code is not a supported country'],
  'mode-listed': ['WrongProviderMode', 'mode must be oauth, web, api or file'],
  'provider-found': ['ProviderNotFound', 'there is no provider with this code'],
  'account-known': ['AccountNotFound', 'this client, or the login given, has no such account'],
  'data-object': ['WrongRequestFormat', 'the body must be an object whose data is an object'],
  list: ['WrongRequestFormat', '{} must be an array'],
  'data-list': ['WrongRequestFormat', 'the body must be an object whose data is an array'],
  'items-valid': ['WrongRequestFormat', 'an item of the batch is invalid'],
  'categorization-limit': ['CategorizationLimitReached', 'at most {} transactions per day'],
  'item-object': ['WrongRequestFormat', 'every item must be an object'],
  flag: ['WrongRequestFormat', '{} must be true or false'],
  'category-assignable': ['WrongRequestFormat', 'category_code must be a child category or a parent without children'],
  'batch-size': ['BatchSizeLimitExceeded', 'a batch holds at most {} objects'],
  'transaction-known': ['TransactionNotFound', 'this client, or the customer given, has no such transaction'],
  'control-login-known': ['LoginNotFound', 'there is no login with this id'],
  'control-page-known': [
    'WrongRequestFormat',
    'connect_url or redirect_url must be an address that this server issued',
  ],
  'control-clock-number': ['WrongRequestFormat', 'advance_seconds must be a number between -1e9 and 1e9'],
  'control-clock-years': ['WrongRequestFormat', 'the clock can be moved to the years 1970 to 9998'],
  'control-client-known': ['ClientNotFound', 'there is no client with this app_id'],
  'control-callbacks': ['WrongRequestFormat', 'callbacks must hold addresses or null under {}'],
  'control-customer-known': ['CustomerNotFound', 'there is no customer with this id'],
  'route-known': ['RouteNotFound', 'there is no such route'],
  'control-token': ['ActionNotAllowed', 'the Control-token header is missing or wrong'],
  'account-of-customer': ['AccountNotFound', 'this customer has no such account'],
  'keep-days-whole': ['WrongRequestFormat', 'keep_days must be a whole number of days'],
  'text-length': ['WrongRequestFormat', '{} must be a text of at most {} characters'],
  'amount-size': ['WrongRequestFormat', 'amount must be a number of at most {}'],
  'currency-listed': ['WrongRequestFormat', 'currency_code must be a currency of the list'],
  'control-consent-known': ['RouteNotFound', 'there is no open-finance consent with this id'],
  'control-payment-consent': ['WrongRequestFormat', 'only a consent for a payment can be executed'],
  'page-connection-there': ['LoginNotFound', 'the connection was removed'],
  'page-known': ['RouteNotFound', 'there is no such page'],
  'page-in-time': ['RequestExpired', 'this link has expired'],
  'page-link-unused': ['RouteNotFound', 'this link was already used, has expired or does not exist'],
  'page-client-there': ['ClientNotFound', 'the application that sent you here no longer exists'],
  'page-client-may-connect': ['ClientNotFound', 'the application that sent you here may not connect accounts'],
  'page-address-known': ['LoginNotFound', 'the provider does not know this address'],
  'page-address-unused': ['RequestExpired', 'this address was already used or has expired'],
  'email-valid': ['EmailInvalid', 'email must be an address such as name@host.example'],
  'email-new': ['DuplicatedCustomer', 'the client has a lead with this email'],
  'provider-pays': ['WrongProviderMode', 'payments cannot be made at a provider of mode {}'],
  'template-supported': ['PaymentTemplateNotSupported', 'the provider does not support the template {}'],
  'page-bank-chosen': ['ProviderNotFound', 'Choose one of the banks in the list.'],
  'page-client-may-pay': ['ClientNotFound', 'the application that sent you here may not ask for payments'],
  'template-named': ['PaymentTemplateNotFound', 'there is no template with this template_identifier'],
  'payment-attributes-sent': ['WrongRequestFormat', 'payment_attributes is required'],
  'attributes-object': ['InvalidPaymentAttributes', 'payment_attributes must be an object'],
  text: ['WrongRequestFormat', '{} must be a text'],
  'attributes-valid': ['InvalidPaymentAttributes', '{}'],
  'template-found': ['PaymentTemplateNotFound', 'there is no template with this identifier'],
  'from-id-issued': ['WrongRequestFormat', 'from_id is not an id that this service issued'],
  'http-well-formed': ['WrongRequestFormat', 'the request is not well-formed HTTP'],
  'sandbox-sound': ['InternalServerError', 'the sandbox failed on this request; see its log'],
  'signature-and-expiry-sent': ['MissingExpiresAt', 'the Expires-at and Signature headers are missing'],
  'expiry-sent': ['MissingExpiresAt', 'the Expires-at header is missing'],
  'signature-sent': ['MissingSignature', 'the Signature header is missing'],
  'expiry-readable': ['ExpiresAtInvalid', 'Expires-at is not a UNIX timestamp'],
  'expiry-near': ['ExpiresAtInvalid', 'Expires-at is more than {} seconds ahead'],
  'expiry-ahead': ['RequestExpired', 'Expires-at has passed'],
  'public-key-registered': ['PublicKeyNotProvided', 'the client signs but has registered no public key'],
  'signature-base64': ['SignatureNotMatch', 'the Signature is not base64'],
  'signature-fits': ['SignatureNotMatch', 'the Signature does not fit the request as received'],
  'app-id-sent': ['AppIdNotProvided', 'the App-id header is missing'],
  'secret-sent': ['SecretNotProvided', 'the Secret header is missing'],
  'key-active': ['ApiKeyNotFound', 'there is no active key with these headers'],
  'key-of-a-client': ['ClientNotFound', 'this key belongs to no client'],
  'client-status': ['ClientDisabled', 'the client is {}'],
  'route-for-app-keys': ['AppsRestricted', 'app keys may not use this route'],
  'route-for-client': ['ActionNotAllowed', 'this client may not use this route'],
  'app-id-known': ['ApiKeyNotFound', 'there is no active key with this App-id'],
  'secret-fits': ['ApiKeyNotFound', 'there is no active key with this App-id and Secret'],
  'client-id-known': ['ClientNotFound', 'there is no client with this Client-id'],
  'client-id-and-secret-fit': ['ClientNotFound', 'Client-id and secret do not match'],
  'customer-secret-sent': ['CustomerNotFound', 'the Customer-secret header is missing'],
  'login-secret-sent': ['LoginNotFound', 'the Login-secret header is missing'],
  'customer-unlocked': ['CustomerLocked', 'the customer is locked'],
  'login-of-secret': ['WrongClientToken', 'the Login-secret is that of another login'],
  'login-of-customer': ['WrongClientToken', 'the login belongs to another customer'],
  'form-boundary-named': ['WrongRequestFormat', 'the multipart form names no boundary'],
  'form-boundary-there': ['WrongRequestFormat', 'the multipart form holds no part with its boundary'],
  'form-whole': ['WrongRequestFormat', 'the multipart form is cut short'],
  'per-page-whole': ['WrongRequestFormat', 'per_page must be a whole number'],
  'body-depth': ['WrongRequestFormat', 'the body is nested more than {} levels deep'],
  'body-json': ['JsonParseError', 'the body is not JSON: {}'],
  'body-utf-8': ['InvalidEncoding', 'the body is not UTF-8 text'],
  'body-size': ['WrongRequestFormat', 'the body is larger than {} bytes'],
  'body-whole': ['WrongRequestFormat', 'the body ended too early'],
  'integer-limit': ['ValueOutOfRange', '{} is above the integer limit'],
  id: ['WrongRequestFormat', '{} must be an id'],
  'return-to-length': ['ReturnURLTooLong', 'return_to may have {} characters'],
  'return-to-absolute': ['ReturnURLInvalid', 'return_to must be an absolute address'],
  'logins-in-process': ['RateLimitExceeded', 'too many logins of this application are being processed'],
  'connects-of-an-address': ['TooManyRequests', 'too many connects from this address in a short time'],
  'date-unusable': ['InvalidFromDate', '{} needs a fetch type that takes dates'],
  'date-malformed': ['InvalidFromDate', '{} must be a date in the form YYYY-MM-DD'],
  'date-outside': ['InvalidFromDate', '{} must lie between {} and {}'],
  'per-page-in-range': ['ValueOutOfRange', 'per_page must lie between 100 and 1000'],
  'from-id-of-the-list': ['WrongRequestFormat', 'from_id is not the id of a row of this list'],
  'provider-reached': ['ProviderUnavailable', 'the provider cannot be reached'],
  'field-unwanted': ['WrongRequestFormat', '{} cannot be sent'],
  'refused-on-demand': ['InternalServerError', 'this sandbox was asked to refuse the request'],
} as const satisfies Record<string, readonly [errorClass: string, message: string]>

export type RefusalName = keyof typeof refusals

/** The refusal of a rule. The values stand in its message, in their order. */
export function refusal(name: RefusalName, ...values: ReadonlyArray<string | number | null>): Refusal {
  return refusalAs(refusals[name][0], name, ...values)
}

/** The refusal of a rule whose class depends on the request or the version. */
export function refusalAs(
  errorClass: string,
  name: RefusalName,
  ...values: ReadonlyArray<string | number | null>
): Refusal {
  const left = [...values]
  return new Refusal(
    errorClass,
    refusals[name][1].replaceAll('{}', () => String(left.shift())),
    name,
  )
}
