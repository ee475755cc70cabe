Feature: Histories of payments
  Customers of two clients are created, created again, ask for payments rightly and wrongly, go through their pages, are
  locked and unlocked in any order. Assay generates such histories, and compares each answer with what came before.

  @payments-v1/customers/identifier-kept
  Scenario: Every customer of a history has its own identifier
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/customers/ids-and-secrets-differ
  Scenario: No two customers of a history have one id or one secret
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/customers/duplicate
  Scenario: A customer is refused however often it is created again
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/customers/identifier-of-another-client
  Scenario: An identifier is free for a client whatever another one has
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/attributes/complete-set-accepted
  Scenario: A right payment is accepted before and after a lock
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/connect/one-per-request
  Scenario: No two payments of a history have one page
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/connect/expires-in-future
  Scenario: A page that is given on a later day ends later
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/connect/unknown-provider
  Scenario: An unknown provider is refused after whatever payment
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/attributes/required-missing
  Scenario: A payment without a required attribute is refused after whatever payment
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/connect/customer-of-another-client
  Scenario: No history has a customer pay for another client
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/customers/refused-makes-none
  Scenario: No history finds a customer that was refused
    When histories of payments are played
    Then the rule holds for every case

  @payments-v1/customers/locked
  Scenario: A customer does not pay as long as it is locked
    When histories of payments are played
    Then the rule holds for every case

  @conventions/headers/wrong-secret
  Scenario: The Secret of another key of the client pays nothing
    When histories of payments are played
    Then the rule holds for every case

  @conventions/headers/crossed-keys
  Scenario: The keys of two clients pay nothing in any history
    When histories of payments are played
    Then the rule holds for every case
