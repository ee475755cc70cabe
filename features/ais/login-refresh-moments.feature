Feature: When a login is refreshed
  next_refresh_possible_at draws the line: before it a refresh is refused, from then on it is accepted. Some logins can
  never be refreshed, and some are fetched once a day by themselves.

  @ais/login-refresh/accepted-when-possible
  Rule: From next_refresh_possible_at on a refresh is accepted

    Scenario: Once its moment has come a login is refreshed
      Given a login that may be refreshed
      When it is refreshed
      Then it is accepted

  @ais/login-refresh/refused-before-possible
  Rule: Before next_refresh_possible_at a refresh is refused

    Scenario: Shortly before its moment a login cannot be refreshed
      Given a fetched login
      When it is refreshed before its next_refresh_possible_at
      Then it is refused as LoginCannotBeRefreshed

  @ais/login-refresh/refused-while-processing
  Rule: A login that is being processed is not refreshed

    Scenario: While it waits for input a login cannot be refreshed
      Given a login that waits for interactive input
      When it is refreshed
      Then it is refused as LoginAlreadyProcessing or LoginCannotBeRefreshed

  @ais/login-refresh/impossible-without-stored-credentials
  Rule: Without stored credentials there is no refresh

    Scenario: At a moment when one login is refreshed, one without stored credentials is not
      Given two fetched logins, one of which stores no credentials
      When both are refreshed once their moment has come
      Then it does not connect

  @ais/login-refresh/daily-refresh @ais/login-refresh/no-daily-refresh
  Rule: A login is fetched once a day if it asks for that, and only then

    Scenario: Two days later the login with daily_refresh has a new attempt, the other has none
      Given two fetched logins, one with daily_refresh
      When two days pass
      Then only the one with daily_refresh was fetched again
