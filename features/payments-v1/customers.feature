Feature: Customers who pay
  Whoever pays is a customer of the client first. The client chooses the identifier, and payments name the customer by
  the id that comes back.

  @payments-v1/customers/create @payments-v1/customers/id-is-string
  Rule: A new customer comes with id, identifier and secret

    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @payments-v1/customers/identifier-kept
  Rule: The identifier is the client's own

    Scenario: The identifier comes back as the client chose it
      When a customer is created with an identifier of its own
      Then the customer has that identifier

  @payments-v1/customers/ids-and-secrets-differ
  Rule: No two customers share an id or a secret

    Scenario: Two customers have two ids and two secrets
      When two customers are created
      Then their ids and their secrets differ

  @payments-v1/customers/duplicate
  Rule: An identifier is taken once

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as DuplicatedCustomer

  @payments-v1/customers/identifier-missing
  Rule: A customer needs an identifier

    Scenario: A customer without identifier is refused
      Given the request to create a customer
      When it is sent without the field "data.identifier"
      Then it is refused

  @payments-v1/customers/identifier-invalid
  Rule: An empty text is no identifier

    Scenario: A customer whose identifier is empty is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused

  @payments-v1/customers/locked
  Rule: Nobody pays for a locked customer

    Scenario: A payment is refused while its customer is locked
      Given the request to connect to pay
      When a payment is begun before and while its customer is locked
      Then it is refused as CustomerLocked
