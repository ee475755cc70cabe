@alone:clock
Feature: Sequences of calls upon one login
  A login is created, reconnected, refreshed and answered in any order. Assay generates sequences of such calls, at every
  kind of provider, with and without stored credentials, and looks at the login after each call.

  @ais/attempts/one-per-creation
  Scenario: Each creation makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-per-reconnect
  Scenario: Each accepted reconnect makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-per-refresh
  Scenario: Each accepted refresh makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/none-for-refused
  Scenario: A refused call makes no attempt in any call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-unfinished-at-most
  Scenario: No call sequence leads to two unfinished attempts
    When histories of logins are played
    Then the rule holds for every case

  @ais/logins/last-attempt-is-newest
  Scenario: A login shows its newest attempt after every call
    When histories of logins are played
    Then the rule holds for every case

  @ais/logins/status-words
  Scenario: Every call sequence leads to a documented status
    When histories of logins are played
    Then the rule holds for every case

  @ais/login-interactive/no-new-attempt
  Scenario: Interactive input makes no attempt in any call sequence
    When histories of logins are played
    Then the rule holds for every case
