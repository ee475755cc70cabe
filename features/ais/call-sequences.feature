Feature: Sequences of calls upon one login
  A login is created, reconnected, refreshed and answered in any order. Assay generates sequences of such calls, at every
  kind of provider, with and without stored credentials, and looks at the login after each call.

  @ais/attempts/one-per-creation
  Rule: Creating a login makes one attempt

    Scenario: Each creation makes one attempt in every call sequence
      Given the rule that each creation makes one attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/attempts/one-per-reconnect
  Rule: An accepted reconnect makes one attempt

    Scenario: Each accepted reconnect makes one attempt in every call sequence
      Given the rule that each accepted reconnect makes one attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/attempts/one-per-refresh
  Rule: An accepted refresh makes one attempt

    Scenario: Each accepted refresh makes one attempt in every call sequence
      Given the rule that each accepted refresh makes one attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/attempts/none-for-refused
  Rule: A refused request makes no attempt

    Scenario: A refused call makes no attempt in any call sequence
      Given the rule that a refused call makes no attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/attempts/one-unfinished-at-most
  Rule: A login has at most one unfinished attempt

    Scenario: No call sequence leads to two unfinished attempts
      Given the rule that at most one attempt is unfinished
      When many call sequences are played
      Then the rule holds for every case

  @ais/logins/last-attempt-is-newest
  Rule: last_attempt is the newest attempt

    Scenario: A login shows its newest attempt after every call
      Given the rule that last_attempt is the newest attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/logins/status-words
  Rule: The status is a documented word

    Scenario: Every call sequence leads to a documented status
      Given the rule that the status is a documented word
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-interactive/no-new-attempt
  Rule: Interactive input makes no attempt

    Scenario: Interactive input makes no attempt in any call sequence
      Given the rule that interactive input makes no attempt
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-reconnect/same-credentials-accepted
  Rule: The credentials of the previous attempt are accepted

    Scenario: The same credentials reconnect a fetched login in every call sequence
      Given the rule that the credentials of the previous attempt are accepted
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-reconnect/different-credentials-refused
  Rule: Different credentials are refused without override_credentials

    Scenario: Different credentials do not match in any call sequence
      Given the rule that different credentials are refused without override_credentials
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-reconnect/override-accepts-different
  Rule: Different credentials are accepted with override_credentials

    Scenario: Different credentials override in every call sequence
      Given the rule that override_credentials accepts different credentials
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-reconnect/override-replaces
  Rule: override_credentials replaces the stored credentials

    Scenario: Replaced credentials no longer match in any call sequence
      Given the rule that override_credentials replaces the stored credentials
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-reconnect/already-processing
  Rule: A login that waits for its user is not reconnected

    Scenario: A waiting login is not reconnected in any call sequence
      Given the rule that a login that waits for its user is not reconnected
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-refresh/refused-before-possible
  Rule: No refresh is accepted before next_refresh_possible_at

    Scenario: A refresh that is too early is refused in every call sequence
      Given the rule that no refresh is accepted before next_refresh_possible_at
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-refresh/accepted-when-possible
  Rule: A refresh is accepted from next_refresh_possible_at on

    Scenario: A refresh that is possible is accepted in every call sequence
      Given the rule that a refresh is accepted from next_refresh_possible_at on
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-refresh/impossible-without-stored-credentials
  Rule: A login without stored credentials is not refreshed

    Scenario: A login without stored credentials is not refreshed in any call sequence
      Given the rule that a login without stored credentials is not refreshed
      When many call sequences are played
      Then the rule holds for every case

  @ais/login-refresh/refused-while-processing
  Rule: A login that waits for its user is not refreshed

    Scenario: A waiting login is not refreshed in any call sequence
      Given the rule that a login that waits for its user is not refreshed
      When many call sequences are played
      Then the rule holds for every case
