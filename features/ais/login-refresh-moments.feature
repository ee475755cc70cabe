@ais-v3 @ais-v4 @ais-v5
Feature: When a login is refreshed
  Before next_refresh_possible_at a refresh is refused, from then on it is accepted. A login without stored credentials
  cannot be refreshed, and a login with daily_refresh is fetched once a day without a request.

  @ais/login-refresh/accepted-when-possible
  Scenario: A login is refreshed after its next_refresh_possible_at
    Given a login that may be refreshed
    When it is refreshed
    Then it is accepted

  @ais/login-refresh/refused-before-possible
  @alone:clock
  Scenario: No route refreshes a login before its next_refresh_possible_at
    Given all <routes that refresh a login>
    When it is sent for <a login before its next_refresh_possible_at>
    Then it is refused as "LoginCannotBeRefreshed"

  @ais/login-refresh/refused-while-processing
  Scenario: No route refreshes a login that waits for input
    Given all <routes that refresh a login>
    When it is sent for <a login that waits for input>
    Then it is refused as "LoginAlreadyProcessing or LoginCannotBeRefreshed"

  @ais/login-refresh/daily-refresh @implied
  Rule: The server fetches a login once a day without a request if its daily_refresh is true and its provider has automatic_fetch.
    Source: first document, "What the service does" (line 19), point on synchronising: once a day (`daily_refresh`);
      "Provider (version 4)" (line 58), row `automatic_fetch`
    Needs: plain-provider, control-clock
    Note: Checked by a new attempt each time that the clock has moved by two days. Only the control port promises that a moved
      clock starts what is due, so a missing attempt only warns.
    Faults: takes-refresh.fetchedUnasked-as-false, fetches-a-login-by-itself-once

    @ais/login-refresh/no-daily-refresh
    @alone:clock
    Scenario: Every two days the login with daily_refresh has a new attempt, the other has none
      Given a fetched login, and <another that is not fetched daily>
      When <a time of two days> passes, and again
      Then there is <a new attempt of the first> each time [daily-refresh]
      And there is <no new attempt of the other> [no-daily-refresh]

  @ais/login-refresh/no-daily-refresh @stated
  Rule: The server does not fetch a login with daily_refresh false without a request.
    Source: first document, "What the service does" (line 19), point on synchronising: once a day (`daily_refresh`);
      "Login (version 4)" (line 93), row `daily_refresh`: a boolean, of which false is the contrary
    Needs: plain-provider, control-clock
    Note: Checked with a login whose daily_refresh a reconnect turned off, at the time when the server has fetched one with
      daily_refresh true again.
    Faults: takes-refresh.plansDaily-as-true, takes-refresh.plansDaily-as-ever-true
