Feature: Payment requests
  A client that wants its user to pay sends the customer, the template, the attributes and a description. The answer holds
  an address to which the client sends the user.

  @payments-v1/connect/create @stated
  Rule: The response to a payment request has the datetime expires_at and the string connect_url.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: its response
    Faults: omits-connect_url-at-payments-post-payments-connect

    Scenario: A payment is requested
      Given the request to connect to pay
      When it is sent
      Then it is accepted
      And its data fits the schema "connect-session"

  @payments-v1/connect/connect-url-is-address @stated
  Rule: The connect_url of a payment request is an absolute address that a browser can open.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: `redirect the
      user to connect_url`
    Observed by: pages: can-be-opened
    Shown by: payments-v1/connect/one-per-request
    Faults: shows-connect_url-as-path-at-payments-post-payments-connect,
      shows-connect_url-as-path-at-payments-post-payments-connect-when-repeated

  @payments-v1/connect/expires-in-future @stated
  Rule: The expires_at of a new payment session is in the future.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: `expires_at
      datetime`, and `redirect the user to connect_url`, which what has expired does not allow
    Observed by: pages: ends-later
    Shown by: payments-v1/connect/one-per-request
    Faults: ends-pages-as-the-first-one, shows-expires_at-as-past-at-payments-post-payments-connect,
      shows-expires_at-as-past-at-payments-post-payments-connect-when-repeated

  @payments-v1/connect/one-per-request @implied
  Rule: Each payment request gets a connect_url of its own.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: its response
    Observed by: pages: its-own
    Seen by: payments: own-page
    Note: Two requests are two payments. The document does not say that an address is new.
    Faults: gives-the-page-before-after-a-refused-payment, shows-data-as-first-at-payments-post-payments-connect,
      shows-data-as-first-at-payments-post-payments-connect-when-repeated

    Scenario: Two payment requests have different addresses
      Given the request to connect to pay
      When it is sent twice
      Then the answers have different values at "data.connect_url"

  @payments-v1/connect/customer-of-another-client @stated
  Rule: A payment request with the customer_id of another client's customer is refused.
    Source: second document, "Errors / Payment initiation error body" (line 176), common class `CustomerNotFound`;
      "Account information / What the service does" (line 7): a customer is an end-user of the client
    Needs: second-client
    Seen by: payments: within-client
    Faults: takes-access.ownCustomer-as-true, takes-access.ownCustomer-as-true-where-asked.return_to-is-a-text,
      takes-access.ownCustomer-as-true-when-*

    Scenario: The customer of another client is refused
      Given the request to connect to pay
      When it is sent with the field "data.customer_id" set to <the id of a customer of another client>
      Then it is refused

  @payments-v1/connect/template-not-supported @stated
  Rule: A payment request with a template that the provider does not list is refused with PaymentTemplateNotSupported.
    Source: second document, "Errors / Payment initiation error body" (line 187), class `PaymentTemplateNotSupported`
    Faults: takes-payments.templateSupported-as-true, takes-payments.templateSupported-as-true-when-*

    Scenario: A template that the provider does not list is refused
      When a payment is requested with <a template that its provider does not list>
      Then it is refused as "PaymentTemplateNotSupported"

  @payments-v1/connect/provider-optional @stated
  Rule: A payment request without provider_code is accepted.
    Source: second document, "Endpoints / Payment initiation" (line 107), connect body, row `provider_code`: not
      required
    Faults: demands-provider_code-at-payments-post-payments-connect

    Scenario: A payment request without provider_code is accepted
      Given the request to connect to pay
      When it is sent without the field "data.provider_code"
      Then it is accepted

  @payments-v1/connect/unknown-provider @stated
  Rule: A payment request with an unknown provider_code is refused.
    Source: second document, "Endpoints / Payment initiation" (line 107), connect body, row `provider_code`: `must
      support the template`
    Seen by: payments: unknown-provider
    Note: The provider must support the template, and a provider that does not exist cannot.
    Faults: passes-over-unknown-payment-providers

    Scenario: An unknown provider_code is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to "assay_no_such_provider"
      Then it is refused

  @payments-v1/connect/provider-without-keys @stated
  Rule: A payment request for a provider for which the client has no provider keys is refused with ProviderKeyFound (as the document spells it) or PaymentTemplateNotSupported.
    Source: second document, "Errors / Payment initiation error body" (line 190), class `ProviderKeyFound`; "What the
      service does" (line 7), first point: provider keys
    Needs: keyless-payment-provider
    Note: A provider supports a template only if the client holds provider keys for it, so both classes fit.
    Faults: takes-payments.keyMissing-as-false-and-payments.templateSupported-as-true,
      takes-payments.keyMissing-as-false-and-payments.templateSupported-as-true-when-repeated

    Scenario: A provider without keys is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of a payment provider without keys>
      Then it is refused as "ProviderKeyFound or PaymentTemplateNotSupported"

  @payments-v1/connect/provider-inactive @implied
  Rule: A payment request for a provider that is not active is refused.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 484), class `ProviderInactive`
    Note: Checked with the provider that the profile gives for this, or with one that the list shows as inactive or
      disabled. The hosted page may report it instead.
    Faults: takes-payments.providerRefusal-as-nothing, takes-payments.providerRefusal-as-nothing-when-repeated

    Scenario: An inactive or disabled provider is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of an inactive payment provider>
      Then it is refused

  @payments-v1/connect/provider-disabled @implied
  Rule: A payment request for a disabled provider is refused.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 484), class `ProviderDisabled`
    Note: The hosted page may report it instead.
    Faults: pays-by-disabled-providers

    @payments-v1/connect/provider-status-class
    Scenario: A disabled provider is refused with the class of its status
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of a disabled payment provider>
      Then it is refused [provider-disabled]
      And it is refused as "ProviderInactive or ProviderDisabled or ProviderUnavailable or PaymentTemplateNotSupported" [provider-status-class]

  @payments-v1/connect/provider-status-class @implied
  Rule: A payment request for a disabled provider is refused with ProviderDisabled, ProviderInactive, ProviderUnavailable or PaymentTemplateNotSupported.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 484), class `ProviderDisabled`
    Note: The document does not say which class each status gets.
    Faults: calls-ProviderDisabled-ProviderNotFound
