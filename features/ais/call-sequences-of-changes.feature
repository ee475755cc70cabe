@alone:clock
Feature: Reconnects and refreshes within call sequences
  In sequences of calls upon one login, credentials and moments decide which reconnects and refreshes are accepted. Assay
  follows what each call changes, and compares the next answer with it.

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
