@ais-v3 @ais-v4 @ais-v5
Feature: Histories of customers
  Customers of two clients are created, created again, asked for, locked and unlocked in any order. Assay generates such
  histories, and compares each answer with what came before.

  @ais/customers/identifier-kept
  Scenario: Every customer of a history has its own identifier
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/ids-and-secrets-differ
  Scenario: No two customers of a history have one id or one secret
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/duplicate
  Scenario: A customer is refused however often it is created again
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/identifier-of-another-client
  Scenario: An identifier is free for a client whatever another one has
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/secret-identifies-customer
  Scenario: The secret of a customer is accepted before and after a lock
    When histories of customers are played
    Then the rule holds for every case

  @ais/tokens/one-per-request
  Scenario: No two tokens of a history have one page
    When histories of customers are played
    Then the rule holds for every case

  @conventions/secrets/customer-of-another-client
  Scenario: No history opens a customer to another client
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/refused-makes-none
  Scenario: No history finds a customer that was refused
    When histories of customers are played
    Then the rule holds for every case

  @ais/customers/locked
  Scenario: A customer is refused as long as it is locked, and no other one
    When histories of customers are played
    Then the rule holds for every case

  @conventions/headers/wrong-secret
  Scenario: The Secret of another key of the client is refused
    When histories of customers are played
    Then the rule holds for every case

  @conventions/headers/crossed-keys
  Scenario: The keys of two clients are refused in every history
    When histories of customers are played
    Then the rule holds for every case
