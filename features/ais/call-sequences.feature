@alone:clock
Feature: Sequences of calls upon one login
  A login is created, reconnected, refreshed and answered in any order. Assay generates sequences of such calls, at every
  kind of provider, with and without stored credentials, and looks at the login after each call.

  @ais/attempts/one-per-creation
  Scenario: Each creation makes one attempt in every call sequence
    Given the rule that each creation makes one attempt
    When many call sequences are played
    Then the rule holds for every case

  @ais/attempts/one-per-reconnect
  Scenario: Each accepted reconnect makes one attempt in every call sequence
    Given the rule that each accepted reconnect makes one attempt
    When many call sequences are played
    Then the rule holds for every case

  @ais/attempts/one-per-refresh
  Scenario: Each accepted refresh makes one attempt in every call sequence
    Given the rule that each accepted refresh makes one attempt
    When many call sequences are played
    Then the rule holds for every case

  @ais/attempts/none-for-refused
  Scenario: A refused call makes no attempt in any call sequence
    Given the rule that a refused call makes no attempt
    When many call sequences are played
    Then the rule holds for every case

  @ais/attempts/one-unfinished-at-most
  Scenario: No call sequence leads to two unfinished attempts
    Given the rule that at most one attempt is unfinished
    When many call sequences are played
    Then the rule holds for every case

  @ais/logins/last-attempt-is-newest
  Scenario: A login shows its newest attempt after every call
    Given the rule that last_attempt is the newest attempt
    When many call sequences are played
    Then the rule holds for every case

  @ais/logins/status-words
  Scenario: Every call sequence leads to a documented status
    Given the rule that the status is a documented word
    When many call sequences are played
    Then the rule holds for every case

  @ais/login-interactive/no-new-attempt
  Scenario: Interactive input makes no attempt in any call sequence
    Given the rule that interactive input makes no attempt
    When many call sequences are played
    Then the rule holds for every case
