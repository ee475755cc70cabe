Feature: When a login is refreshed
  Before next_refresh_possible_at a refresh is refused, from then on it is accepted. A login without stored credentials
  cannot be refreshed, and a login with daily_refresh is fetched once a day without a request.

  @ais/login-refresh/accepted-when-possible
  Rule: From next_refresh_possible_at on a refresh is accepted

    Scenario: A login is refreshed after its next_refresh_possible_at
      Given a login that may be refreshed
      When it is refreshed
      Then it is accepted

  @ais/login-refresh/refused-before-possible
  Rule: Before next_refresh_possible_at a refresh is refused

    @alone:clock
    Scenario: No route refreshes a login before its next_refresh_possible_at
      Given every route that refreshes a login
      When it is sent before the next_refresh_possible_at of its login
      Then it is refused as LoginCannotBeRefreshed

  @ais/login-refresh/refused-while-processing
  Rule: A login that is being processed is not refreshed

    Scenario: No route refreshes a login that waits for input
      Given every route that refreshes a login
      When it is sent while its login waits for input
      Then it is refused as LoginAlreadyProcessing or LoginCannotBeRefreshed

  @ais/login-refresh/impossible-without-stored-credentials
  Rule: A login without stored credentials cannot be refreshed

    Scenario: A login with stored credentials is refreshed, and one without is not
      Given a fetched login, and another that stores no credentials
      When both are refreshed at a time when both may be refreshed
      Then it does not connect

  @ais/login-refresh/daily-refresh @ais/login-refresh/no-daily-refresh
  Rule: A login is fetched once a day with daily_refresh, and not without

    @alone:clock
    Scenario: Two days later the login with daily_refresh has a new attempt, the other has none
      Given a login that is fetched daily, and another that is not
      When two days pass
      Then the first has a new attempt [daily-refresh]
      And the other has no new attempt [no-daily-refresh]
