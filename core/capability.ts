/** What a target or its operator must offer before some requirements can be evaluated, and how to provide it. */
export const capabilities = {
  'second-client': 'a second client of the same target: clients with purpose `second`',
  'v3-keys': 'the main client’s keys at version 3: v3 with client_id and service_secret on purpose `main`',
  'signing-client': 'a service-key client below live status with a private key: private_key_file on purpose `main`',
  'live-client': 'a client in live status with its private key: purpose `live`',
  'app-client': 'a client with an app key: purpose `app`',
  'pending-client': 'a client in pending status: purpose `pending`',
  'disabled-client': 'a client in disabled status: purpose `disabled`',
  'restricted-client': 'a client in restricted status: purpose `restricted`',
  'keyless-client': 'a service-key client without a registered public key: purpose `keyless`',
  'unenriched-client': 'a service-key client without access to data enrichment: purpose `unenriched`',
  'unencrypted-client': 'a service-key client for which encrypted credentials are not enabled: purpose `unencrypted`',
  'unscoped-client': 'a service-key client that may not use the scope holder_info: purpose `unscoped`',
  'deactivated-client': 'a client whose key was deactivated: purpose `deactivated`',
  'clientless-client': 'a key that belongs to no client: clients with purpose `clientless`',
  'weak-client': 'a client whose key has fewer than 2048 bits: purpose `weak` with private_key_file',
  'uncertified-client': 'a client whose certificate has a problem: purpose `uncertified`',
  'barred-client':
    'a route of the interface that a client may not call and whose request names nothing of a customer: no_access_to of a service-key client in test or live status',
  'plain-provider': 'a provider that connects in one step: providers with purpose `plain`',
  'failing-provider':
    'credentials with which a fetch at the plain provider fails, by error class: credentials.failing on purpose `plain`',
  'interactive-provider': 'a provider with an interactive step: purpose `interactive`',
  'approval-provider': 'a provider whose interactive step asks for no fields: purpose `approval`',
  'select-provider': 'a provider with a select field: purpose `select`',
  'oauth-provider': 'an oauth provider used with the client’s own keys, and a ready-made oauth login: data.oauth_login',
  'file-provider': 'a provider of mode file: purpose `file`',
  'inactive-provider': 'an inactive provider: purpose `inactive`',
  'disabled-provider': 'a disabled provider: purpose `disabled`',
  'bare-provider': 'a provider that does not support holder info: purpose `bare`',
  'directive-provider':
    'a provider under the payment services directive, which may be fetched in the background at least five times a day but for that limit: purpose `directive`',
  'keyless-provider':
    'a provider that needs the client’s own keys, which the main client does not have: purpose `keyless`',
  'real-provider': 'a provider that is neither fake nor of a sandbox, with credentials: providers with purpose `real`',
  'unsupported-payment-provider':
    'a payment provider whose mode payment initiation does not support: data.payment_providers with purpose `unsupported`',
  'keyless-payment-provider':
    'a payment provider for which the main client has no provider keys: data.payment_providers with purpose `keyless`',
  'large-login': 'a login with more than 250 transactions: data.large_login',
  'v6-connection':
    'a customer with a connection, which the routes of version 6 cannot create: another version beside it (target.interfaces with ais-v4 or ais-v5, and a provider with purpose `plain`), data.v6_connection, or customers of the main client (clients[].customers) with a way to complete hosted pages',
  'v6-large-connection': 'a connection of version 6 with more than 250 accounts: data.v6_large_connection',
  'lead-connection':
    'a connection of a lead, which partners create only on a hosted page: a way to complete that page (control.offers with connect-sessions, or capabilities.browser and capabilities.hosted_flow) and a provider with purpose `plain`, or data.lead',
  'large-lead': 'a connection of a lead with more than 250 transactions: data.large_lead',
  'encrypted-credentials': 'encrypted credentials enabled for the main client: capabilities.encrypted_credentials',
  'holder-info': 'holder info enabled for the main client: capabilities.holder_info',
  'custom-categories': 'custom categories configured for the main client: capabilities.custom_categories',
  'callback-address': 'an address at which Assay receives callbacks: callbacks',
  'callback-key': 'the public key for the target’s callback signatures: callbacks.public_key_file',
  'control-port': 'the control port: control.base_url',
  'control-clock': 'a control port that moves the clock: control.offers with clock',
  'control-client-status': 'a control port that sets a client’s status: control.offers with client-status',
  'control-customer-lock': 'a control port that locks a customer: control.offers with customer-lock',
  'control-login-status': 'a control port that disables a login: control.offers with login-status',
  'control-consents': 'a control port that ends consents: control.offers with consents',
  'control-connect-sessions': 'a control port that completes hosted pages: control.offers with connect-sessions',
  'login-limit': 'the number of logins that the pending client may have: capabilities.login_limit',
  'logins-at-once':
    'the number of logins of one client that are processed at the same time: capabilities.logins_at_once, and that client',
  'connects-from-one-address':
    'the number of connects that one address may send in a time: capabilities.connects_from_one_address, and the client that sends them',
  'exceeding-limits': 'permission to exceed limits of the target on purpose: capabilities.exceeding_limits',
  'second-address':
    'a second IP address of this machine, from which the target sees a request come: capabilities.second_address',
  'open-finance': 'the open-finance address with website and seal certificates: open_finance',
  'open-finance-consent':
    'a valid account-access consent: open_finance.consents.valid, or control.offers with open-finance-consents',
  'open-finance-unauthorised-consent':
    'a consent that nobody has authorised: open_finance.consents.unauthorised, or control.offers with open-finance-consents',
  'open-finance-revoked-consent':
    'a revoked consent: open_finance.consents.revoked, or control.offers with open-finance-consents',
  'open-finance-expired-consent':
    'a consent whose validTo has passed: open_finance.consents.expired, or control.offers with open-finance-consents',
  'open-finance-attributes': 'the attributes that a consent must have: open_finance.required_attributes',
  'open-finance-other-provider': 'another provider that offers the service: open_finance.other_base_url',
  'open-finance-blocked': 'a provider for which the service is not enabled: open_finance.blocked_base_url',
  'open-finance-executed-payment': 'an executed payment: open_finance.executed_payment_path',
  'website-no-role': 'a website certificate without a role: open_finance.websites.no_role',
  'website-payment-role':
    'a website certificate with only the payment-initiation role: open_finance.websites.payment_initiation',
  'website-account-role':
    'a website certificate with only the account-information role: open_finance.websites.account_information',
  'website-expired': 'an expired website certificate: open_finance.websites.expired',
  'website-not-yet-valid': 'a website certificate that is not valid yet: open_finance.websites.not_yet_valid',
  'website-self-signed': 'a self-signed website certificate: open_finance.websites.self_signed',
  'website-other-authority': 'a website certificate from an untrusted authority: open_finance.websites.other_authority',
  'seal-expired': 'an expired seal certificate: open_finance.seals.expired',
  'seal-other-authority': 'a seal certificate from an untrusted authority: open_finance.seals.other_authority',
  'seal-other': 'a second valid seal certificate: open_finance.seals.other',
  browser: 'a Chromium that opens hosted pages: capabilities.browser',
  'home-url': 'the home URL that the main client registered: data.home_url',
  'hosted-flow':
    'a way to go through the target’s hosted pages: capabilities.browser and a script in capabilities.hosted_flow, or `person` in place of the script',
  'hosted-pages':
    'a way to complete hosted pages: control.offers with connect-sessions, or capabilities.browser and capabilities.hosted_flow',
} as const

export type CapabilityName = keyof typeof capabilities
