@alone:clock @ais-v3 @ais-v4 @ais-v5
Feature: Reconnects and refreshes within call sequences
  In sequences of calls upon one login, credentials and moments decide which reconnects and refreshes are accepted. Assay
  follows what each call changes, and compares the next answer with it.

  Scenario Outline: <what holds>
    When histories of "logins" are played
    Then the rule holds for every case

    Examples:
      | logins                                | what holds                                                               |
      | already-processing                    | A waiting login is not reconnected in any call sequence                  |
      | same-credentials-accepted             | The same credentials reconnect a fetched login in every call sequence    |
      | different-credentials-refused         | Different credentials do not match in any call sequence                  |
      | override-accepts-different            | Different credentials override in every call sequence                    |
      | override-replaces                     | Replaced credentials no longer match in any call sequence                |
      | refused-before-possible               | A refresh that is too early is refused in every call sequence            |
      | accepted-when-possible                | A refresh that is possible is accepted in every call sequence            |
      | impossible-without-stored-credentials | A login without stored credentials is not refreshed in any call sequence |
      | refused-while-processing              | A waiting login is not refreshed in any call sequence                    |

  @ais/login-reconnect/same-credentials-accepted @stated
  Rule: Reconnect accepts the credentials of the previous attempt without override_credentials.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `override_credentials (boolean,
      default false)` concerns other credentials only
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: logins: same-credentials-accepted
    Faults: takes-the-same-credentials-for-others, forgets-credentials-over-a-refresh,
      stores-the-credentials-of-a-refused-override

  @ais/login-reconnect/different-credentials-refused @stated
  Rule: Without override_credentials, credentials that differ from those of the previous attempt are refused with CredentialsNotMatch.
    Source: first document, "Errors" (line 451), class `CredentialsNotMatch`; "Version 4" (line 363), `Reconnect
      body`: `override_credentials`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: logins: different-credentials-refused
    Faults: takes-reconnect.credentialsRefused-as-false, overrides-when-asked-to-store,
      compares-credentials-by-login-name

  @ais/login-reconnect/override-accepts-different @stated
  Rule: With override_credentials true, reconnect accepts credentials that differ from those of the previous attempt.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: what `override_credentials` does
      when true
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: logins: override-accepts-different
    Faults: ignores-override-credentials, overrides-only-without-a-word-on-storing

  @ais/login-reconnect/override-replaces @stated
  Rule: After a reconnect with override_credentials true, the new credentials replace the old ones.
    A later reconnect with the old credentials is refused as different.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: new credentials `replace the old
      ones`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: logins: override-replaces
    Faults: takes-the-same-credentials-for-others, takes-reconnect.credentialsRefused-as-false,
      takes-reconnect.defaultOverrideCredentials-as-true, remembers-credentials-that-were-overridden,
      overrides-when-asked-to-store, keeps-the-old-credentials-when-asked-to-store

  @ais/login-refresh/refused-before-possible @stated
  Rule: A refresh before next_refresh_possible_at is refused with LoginCannotBeRefreshed.
    Source: first document, "Limits" (line 512), row `Refresh frequency per login`: next time given by
      `next_refresh_possible_at`; "Errors" (line 476), class `LoginCannotBeRefreshed`
    Needs: plain-provider
    Seen by: logins: refused-before-possible
    Note: Checked only while next_refresh_possible_at is more than 15 seconds in the future and no attempt is running.
    Faults: refreshes-early-after-a-reconnect, refreshes-early-after-a-failure, refreshes-early-once-it-has-refreshed,
      accepts-a-refresh-five-minutes-early, refreshes-early-what-is-fetched-daily,
      calls-LoginCannotBeRefreshed-LoginAlreadyProcessing, accepts-a-login-that-is-just-*, calls-a-login-that-is-just-*

  @ais/login-refresh/accepted-when-possible @stated @implied-in:ais-v3
  Rule: A refresh is accepted from next_refresh_possible_at on.
    Source: first document, "Limits" (line 512), row `Refresh frequency per login`: next time given by
      `next_refresh_possible_at`
    Needs: plain-provider, control-clock
    Seen by: logins: accepted-when-possible
    Note: The document gives four sources for the time of the next refresh, and they may differ. From version 4 on,
      this one is checked.
    Faults: refreshes-no-login-that-was-reconnected, refreshes-ten-minutes-late

  @ais/login-refresh/impossible-without-stored-credentials @stated
  Rule: A login created with store_credentials false cannot be refreshed.
    Source: first document, "Endpoints / Version 4" (line 356), create body, row `store_credentials`: `when false,
      refresh is impossible`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: logins: impossible-without-stored-credentials
    Note: Any documented error class is accepted, immediately or as the outcome of the attempt. Checked at a time when
      a login with stored credentials can be refreshed.
    Faults: refreshes-what-a-reconnect-did-not-store, refreshes-without-stored-credentials,
      refreshes-without-stored-credentials-what-is-fetched-daily

  @ais/login-refresh/refused-while-processing @stated
  Rule: A refresh of a login that is being processed is refused with LoginAlreadyProcessing or LoginCannotBeRefreshed.
    Source: first document, "Errors" (line 474), classes `LoginAlreadyProcessing` and `LoginCannotBeRefreshed`
    Needs: interactive-provider
    Seen by: logins: refused-while-processing
    Note: The two classes overlap.
    Faults: takes-a-second-call-of-the-same-moment, takes-reconnect.busy-as-false, calls-LoginAlreadyProcessing-ActionNotAllowed-at-put-logins-login-id-refresh,
      refreshes-a-login-being-processed, accepts-a-login-that-is-processing-at-put-login-refresh,
      calls-a-login-that-is-processing-a-duplicate-at-put-login-refresh,
      accepts-a-login-that-is-processing-at-put-logins-login-id-refresh,
      calls-a-login-that-is-processing-a-duplicate-at-put-logins-login-id-refresh
