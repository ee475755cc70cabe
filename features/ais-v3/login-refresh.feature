Feature: How often version 3 refreshes
  A login may be refreshed once in 60 minutes.

  @ais-v3/login-refresh/accepted-after-60-minutes @ais-v3/login-refresh/refused-within-60-minutes
  @ais-v3/login-refresh/refused-within-60-minutes-class
  Rule: A login is refreshed at most once in 60 minutes

    Scenario: Of three refreshes, the one within the hour is refused
      When a login is refreshed an hour after its fetch, again half an hour later, and again an hour after that
      Then only the refresh within the hour is refused
