Feature: Connecting to pay
  A client that wants its user to pay says for whom, by which template, with which attributes and what for. It gets an
  address, and sends the user there.

  @payments-v1/connect/create
  Rule: A request to pay is answered with an address and the moment of its end

    Scenario: A payment is begun
      Given the request to connect to pay
      When it is sent
      Then it is accepted
      And its data fits the schema "connect-session"

  @payments-v1/connect/connect-url-is-address
  Rule: The address is one that a browser can visit

    Scenario: connect_url is a whole address
      Given the request to connect to pay
      When it is sent
      Then the value at "data.connect_url" is an address that a browser can visit

  @payments-v1/connect/expires-in-future
  Rule: A new session has not expired

    Scenario: expires_at lies ahead
      Given the request to connect to pay
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @payments-v1/connect/unknown-customer
  Rule: A payment is for a customer that exists

    Scenario: A customer_id that nothing has is refused
      Given the request to connect to pay
      When it is sent to pay for a customer that does not exist
      Then it is refused as CustomerNotFound

  @payments-v1/connect/customer-of-another-client
  Rule: A customer belongs to one client

    Scenario: The customer of another client cannot be made to pay
      Given the request to connect to pay
      When it is sent to pay for a customer of the second client
      Then it is refused

  @payments-v1/connect/unknown-template
  Rule: A payment is made by a template that exists

    Scenario: A template_identifier that nothing has is refused
      Given the request to connect to pay
      When it is sent with the field "data.template_identifier" set to ASSAY_NO_SUCH_TEMPLATE
      Then it is refused as PaymentTemplateNotFound

  @payments-v1/connect/template-not-supported
  Rule: A provider takes the templates that it lists

    Scenario: A template that the provider does not list is refused
      When a provider is asked to take a template that it does not list
      Then it is refused as PaymentTemplateNotSupported

  @payments-v1/connect/provider-optional
  Rule: The user may choose the provider

    Scenario: A payment is begun without provider_code
      Given the request to connect to pay
      When it is sent without the field "data.provider_code"
      Then it is accepted

  @payments-v1/connect/unknown-provider
  Rule: A provider that does not exist cannot be paid by

    Scenario: A provider_code that nothing has is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to assay_no_such_provider
      Then it is refused

  @payments-v1/connect/unknown-provider-class
  Rule: A provider that does not exist is not found

    Scenario: A provider_code that nothing has is not found
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to assay_no_such_provider
      Then it is refused as ProviderNotFound

  @payments-v1/connect/provider-without-keys
  Rule: A provider is used with provider keys

    Scenario: A provider without keys is refused
      Given the request to connect to pay
      When it is sent with the code of a provider without keys
      Then it is refused as ProviderKeyFound or PaymentTemplateNotSupported

  @payments-v1/connect/provider-inactive
  Rule: A provider that is not active cannot be paid by

    Scenario: A provider that is inactive or disabled is refused
      Given the request to connect to pay
      When it is sent with the code of a provider that is not active
      Then it is refused
