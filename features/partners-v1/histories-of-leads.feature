Feature: Histories of leads
  Leads of two clients are created, created again, and sent to pages in any order. Assay generates such histories, and
  compares each answer with what came before.

  @partners-v1/leads/email-kept
  Scenario: Every lead of a history has its own email
    When histories of leads are played
    Then the rule holds for every case

  @partners-v1/leads/customers-differ
  Scenario: No two leads of a history have one customer
    When histories of leads are played
    Then the rule holds for every case

  @partners-v1/leads/email-again
  Scenario: The same email is answered alike each time
    When histories of leads are played
    Then the rule holds for every case

  @partners-v1/lead-sessions/create
  Scenario: A lead is sent to a page however often that is asked
    When histories of leads are played
    Then the rule holds for every case

  @partners-v1/lead-sessions/one-per-request
  Scenario: No two sessions of a history have one page
    When histories of leads are played
    Then the rule holds for every case

  @partners-v1/lead-sessions/of-another-client
  Scenario: No history opens a lead to another client
    When histories of leads are played
    Then the rule holds for every case

  @conventions/headers/wrong-secret
  Scenario: The Secret of another key of the client opens no lead
    When histories of leads are played
    Then the rule holds for every case

  @conventions/headers/crossed-keys
  Scenario: The keys of two clients open no lead in any history
    When histories of leads are played
    Then the rule holds for every case
