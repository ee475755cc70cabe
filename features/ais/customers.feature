Feature: Customers
  A customer is an end-user of the client. The client chooses the identifier, the service gives the id and a secret, and
  whatever is made for the customer later is made with that secret.

  @ais/customers/create
  Rule: A new customer comes with id, identifier and secret

    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @ais/customers/identifier-kept
  Rule: The identifier is the client's own

    Scenario: The identifier comes back as the client chose it
      When a customer is created with an identifier of its own
      Then the customer has that identifier

  @ais/customers/secret-identifies-customer
  Rule: The secret stands for the customer

    Scenario: A login made with a customer's secret is that customer's
      Given a customer, and another one created after it
      When a login is created with the secret of the first
      Then it is accepted
      And the login is that of the first customer

  @ais/customers/ids-and-secrets-differ
  Rule: No two customers share an id or a secret

    Scenario: Two customers have two ids and two secrets
      When two customers are created
      Then their ids and their secrets differ

  @ais/customers/duplicate
  Rule: An identifier is taken once

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as DuplicatedCustomer

  @ais/customers/identifier-missing
  Rule: A customer needs an identifier

    Scenario: A customer without identifier is refused
      Given the request to create a customer
      When it is sent without the field "data.identifier"
      Then it is refused as IdentifierInvalid or WrongRequestFormat

  @ais/customers/identifier-invalid
  Rule: An empty text is no identifier

    Scenario: A customer whose identifier is empty is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused as IdentifierInvalid or WrongRequestFormat

  @ais/customers/locked
  Rule: Nothing is done for a locked customer

    Scenario: A token for a customer is refused while the customer is locked
      When a token is asked for before and while its customer is locked
      Then it is refused as CustomerLocked
