Feature: Customers
  A customer is an end-user of the client. The client chooses the identifier, the service gives the id and a secret, and
  later requests for the customer carry that secret.

  @ais/customers/create
  Rule: A new customer has id, identifier and secret

    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @ais/customers/identifier-kept
  Rule: The client chooses the identifier

    Scenario: The identifier comes back as the client chose it
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier>
      Then the value at "data.identifier" comes back as it was sent

  @ais/customers/secret-identifies-customer
  Rule: The secret identifies the customer

    Scenario: A login that is created with a customer's secret belongs to that customer
      Given two new customers
      When a login is created for the first customer
      Then it is accepted
      And it shows the id of that customer

  @ais/customers/ids-and-secrets-differ
  Rule: Every customer has an id and a secret of its own

    Scenario: Two customers have different ids and different secrets
      When two customers are created
      Then the answers have different values at "data.id"
      And the answers have different values at "data.secret"

  @ais/customers/duplicate
  Rule: An identifier can be used once

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as DuplicatedCustomer

  @ais/customers/identifier-of-another-client
  Rule: An identifier is unique among the customers of one client

    Scenario: A second client creates a customer with the identifier of the first one's
      Given the request to create a customer
      And its field "data.identifier" is <a new identifier>
      When it is sent as the second client
      Then it is accepted

  @ais/customers/identifier-missing
  Rule: A customer needs an identifier

    Scenario: A customer without identifier is refused
      Given the request to create a customer
      When it is sent without the field "data.identifier"
      Then it is refused as IdentifierInvalid or WrongRequestFormat

  @ais/customers/identifier-invalid
  Rule: An identifier must not be empty

    Scenario: A customer whose identifier is empty is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused as IdentifierInvalid or WrongRequestFormat

  @ais/customers/locked
  Rule: A request for a locked customer is refused

    Scenario: A token is refused while its customer is locked
      Given the request to create a token
      When it is sent before and while its customer is locked
      Then it is refused as CustomerLocked
