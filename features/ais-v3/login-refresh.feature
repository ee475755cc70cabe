Feature: How often version 3 refreshes
  A login may be refreshed once in 60 minutes.

  @ais-v3/login-refresh/accepted-after-60-minutes @implied
  Rule: A refresh is accepted when 60 minutes have passed since the last fetch of the login.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: `at most once per 60
      minutes (version 3)`; that it is accepted later follows
    Needs: plain-provider, control-clock
    Note: The document states a limit of one refresh per 60 minutes. It follows that the next refresh is accepted
      after that time. If the provider's refresh_timeout is longer, the clock is moved further.
    Faults: lets-two-hours-pass-between-refreshes

    @ais-v3/login-refresh/refused-within-60-minutes @ais-v3/login-refresh/refused-within-60-minutes-class
    @alone:clock
    Scenario: The refresh within an hour of another is refused
      When a login is refreshed <an hour after its fetch, half an hour later, and an hour later still>
      Then <the first refresh> is accepted [accepted-after-60-minutes]
      And it is refused [refused-within-60-minutes]
      And it is refused as "LoginCannotBeRefreshed" [refused-within-60-minutes-class]

  @ais-v3/login-refresh/refused-within-60-minutes @stated
  Rule: A second refresh of a login within 60 minutes is refused.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: `at most once per 60
      minutes (version 3)`; "Limits" (line 512), row `Refresh frequency per login`
    Needs: plain-provider, control-clock
    Note: The second refresh is sent after the first fetch has ended. Any documented error class is accepted.
    Faults: takes-refresh.leastMinutes-as-0-and-refresh.possible-as-true-in-ais-v3

  @ais-v3/login-refresh/refused-within-60-minutes-class @implied
  Rule: A second refresh of a login within 60 minutes is refused with LoginCannotBeRefreshed.
    Source: first document, "Errors" (line 476), class `LoginCannotBeRefreshed`: refresh not possible now
    Needs: plain-provider, control-clock
    Faults: calls-LoginCannotBeRefreshed-LoginDisabled
