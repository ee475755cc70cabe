Feature: Payment requests
  A client that wants its user to pay sends the customer, the template, the attributes and a description. The answer holds
  an address to which the client sends the user.

  @payments-v1/connect/create
  Rule: The answer to a payment request has an address and the moment of its expiry

    Scenario: A payment is requested
      Given the request to connect to pay
      When it is sent
      Then it is accepted
      And its data fits the schema "connect-session"

  @payments-v1/connect/connect-url-is-address
  Rule: A browser can open the address

    Scenario: connect_url is an absolute address
      Given the request to connect to pay
      When it is sent
      Then the value at "data.connect_url" is an address that a browser can visit

  @payments-v1/connect/expires-in-future
  Rule: A new session has not expired

    Scenario: expires_at is in the future
      Given the request to connect to pay
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @payments-v1/connect/one-per-request
  Rule: Each payment has an address of its own

    Scenario: Two payment requests have different addresses
      Given the request to connect to pay
      When it is sent twice
      Then the answers have different values at "data.connect_url"

  @payments-v1/connect/unknown-customer
  Rule: The customer exists

    Scenario: An unknown customer_id is refused
      Given the request to connect to pay
      When it is sent with the field "data.customer_id" set to <an unknown customer id>
      Then it is refused as CustomerNotFound

  @payments-v1/connect/customer-of-another-client
  Rule: The customer belongs to the client

    Scenario: The customer of another client is refused
      Given the request to connect to pay
      When it is sent with the field "data.customer_id" set to <the id of a customer of the second client>
      Then it is refused

  @payments-v1/connect/unknown-template
  Rule: The template exists

    Scenario: An unknown template_identifier is refused
      Given the request to connect to pay
      When it is sent with the field "data.template_identifier" set to ASSAY_NO_SUCH_TEMPLATE
      Then it is refused as PaymentTemplateNotFound

  @payments-v1/connect/template-not-supported
  Rule: The provider lists the template

    Scenario: A template that the provider does not list is refused
      When a payment is requested with a template that its provider does not list
      Then it is refused as PaymentTemplateNotSupported

  @payments-v1/connect/provider-optional
  Rule: provider_code is optional

    Scenario: A payment request without provider_code is accepted
      Given the request to connect to pay
      When it is sent without the field "data.provider_code"
      Then it is accepted

  @payments-v1/connect/unknown-provider
  Rule: The provider exists

    Scenario: An unknown provider_code is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to assay_no_such_provider
      Then it is refused

  @payments-v1/connect/unknown-provider-class
  Rule: An unknown provider is refused with ProviderNotFound

    Scenario: An unknown provider_code is refused with its class
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to assay_no_such_provider
      Then it is refused as ProviderNotFound

  @payments-v1/connect/provider-without-keys
  Rule: The client has keys for the provider

    Scenario: A provider without keys is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of a payment provider without keys>
      Then it is refused as ProviderKeyFound or PaymentTemplateNotSupported

  @payments-v1/connect/provider-inactive
  Rule: The provider is active

    Scenario: An inactive or disabled provider is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of an inactive payment provider>
      Then it is refused

  @payments-v1/connect/provider-disabled @payments-v1/connect/provider-status-class
  Rule: The provider is not disabled

    Scenario: A disabled provider is refused with the class of its status
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of a disabled payment provider>
      Then it is refused [provider-disabled]
      And it is refused as ProviderInactive or ProviderDisabled or ProviderUnavailable or PaymentTemplateNotSupported [provider-status-class]
