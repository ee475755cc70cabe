Feature: Customers of payments
  A client creates a customer before it requests a payment. It chooses the identifier, and payment requests name the
  customer by the id of the answer.

  @payments-v1/customers/create @payments-v1/customers/id-is-string @payments-v1/customers/plausible-types
  Rule: A new customer has an id, an identifier and a secret

    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @payments-v1/customers/identifier-kept
  Rule: The identifier is the one that the client sent

    Scenario: The answer has the identifier that was sent
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier>
      Then the value at "data.identifier" comes back as it was sent

  @payments-v1/customers/ids-and-secrets-differ
  Rule: No two customers share an id or a secret

    Scenario: Two customers have different ids and secrets
      When two customers are created
      Then the answers have different values at "data.id"
      And the answers have different values at "data.secret"

  @payments-v1/customers/duplicate
  Rule: An identifier belongs to one customer

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as DuplicatedCustomer

  @payments-v1/customers/identifier-of-another-client
  Rule: An identifier is unique among the customers of one client

    Scenario: A second client creates a customer with the identifier of the first one's
      Given the request to create a customer
      And its field "data.identifier" is <a new identifier>
      When it is sent as the second client
      Then it is accepted

  @payments-v1/customers/identifier-missing
  Rule: The identifier is required

    Scenario: A customer without identifier is refused
      Given the request to create a customer
      When it is sent without the field "data.identifier"
      Then it is refused

  @payments-v1/customers/identifier-invalid
  Rule: The identifier is not empty

    Scenario: A customer with an empty identifier is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused

  @payments-v1/customers/locked
  Rule: A payment request for a locked customer is refused

    Scenario: A payment request is refused while its customer is locked
      Given the request to connect to pay
      When it is sent before and while its customer is locked
      Then it is refused as CustomerLocked
