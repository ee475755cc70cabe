Feature: Walks through a login's life
  A login is created, reconnected, refreshed and asked for interactive input in any order. Walks of generated calls, at
  every kind of provider, with and without stored credentials, look at the login after each call.

  @ais/attempts/one-per-creation
  Rule: Each creation makes one attempt

    Scenario: A walk begins with one attempt
      Then every call of every walk keeps the rule

  @ais/attempts/one-per-reconnect
  Rule: Each accepted reconnect makes one attempt

    Scenario: Reconnects on any walk make one attempt each
      Then every call of every walk keeps the rule

  @ais/attempts/one-per-refresh
  Rule: Each accepted refresh makes one attempt

    Scenario: Refreshes on any walk make one attempt each
      Then every call of every walk keeps the rule

  @ais/attempts/none-for-refused
  Rule: What is refused makes no attempt

    Scenario: Refused calls on any walk leave the attempts as they were
      Then every call of every walk keeps the rule

  @ais/attempts/one-unfinished-at-most
  Rule: One attempt is under way at most

    Scenario: No walk leads to two unfinished attempts
      Then every call of every walk keeps the rule

  @ais/logins/last-attempt-is-newest
  Rule: last_attempt is the newest attempt

    Scenario: The login shows its newest attempt all along any walk
      Then every call of every walk keeps the rule

  @ais/logins/status-words
  Rule: The status is a documented word

    Scenario: No walk leads to a status without a word for it
      Then every call of every walk keeps the rule

  @ais/login-interactive/no-new-attempt
  Rule: An interactive answer makes no attempt

    Scenario: Interactive answers on any walk leave the attempts as they were
      Then every call of every walk keeps the rule

  @ais/login-reconnect/same-credentials-accepted
  Rule: The previous attempt's credentials are accepted

    Scenario: On any walk the same credentials reconnect a settled login
      Then every call of every walk keeps the rule

  @ais/login-reconnect/different-credentials-refused
  Rule: Other credentials are refused unless they override

    Scenario: On any walk other credentials do not match
      Then every call of every walk keeps the rule

  @ais/login-reconnect/override-accepts-different
  Rule: With override_credentials others are accepted

    Scenario: On any walk other credentials override
      Then every call of every walk keeps the rule

  @ais/login-reconnect/override-replaces
  Rule: After override_credentials the new ones are those to match

    Scenario: On any walk the replaced credentials match no more
      Then every call of every walk keeps the rule

  @ais/login-reconnect/already-processing
  Rule: A login that waits for its user is not reconnected

    Scenario: On any walk a waiting login is not reconnected
      Then every call of every walk keeps the rule

  @ais/login-refresh/refused-before-possible
  Rule: No refresh is accepted before next_refresh_possible_at

    Scenario: On any walk a refresh that is too early is refused
      Then every call of every walk keeps the rule

  @ais/login-refresh/accepted-when-possible
  Rule: From next_refresh_possible_at on a refresh is accepted

    Scenario: On any walk a refresh that is due is accepted
      Then every call of every walk keeps the rule

  @ais/login-refresh/impossible-without-stored-credentials
  Rule: Without stored credentials no refresh is accepted

    Scenario: On any walk a login without stored credentials is not refreshed
      Then every call of every walk keeps the rule

  @ais/login-refresh/refused-while-processing
  Rule: A login that waits for its user is not refreshed

    Scenario: On any walk a waiting login is not refreshed
      Then every call of every walk keeps the rule
