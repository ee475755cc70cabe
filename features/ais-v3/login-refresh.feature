Feature: How often version 3 refreshes
  A login may be refreshed once in 60 minutes.

  @ais-v3/login-refresh/accepted-after-60-minutes @ais-v3/login-refresh/refused-within-60-minutes
  @ais-v3/login-refresh/refused-within-60-minutes-class
  Rule: A login is refreshed at most once in 60 minutes

    @alone:clock
    Scenario: The refresh within an hour of another is refused
      When a login is refreshed an hour after its fetch, half an hour later, and an hour later still
      Then the first refresh is accepted [accepted-after-60-minutes]
      And it is refused [refused-within-60-minutes]
      And it is refused as LoginCannotBeRefreshed [refused-within-60-minutes-class]
