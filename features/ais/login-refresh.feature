@ais-v3 @ais-v4 @ais-v5
Feature: Refreshing a login
  A refresh fetches a login again without asking its user for anything. The login says from when on that is possible.
  Before that, and while the login is processed, a refresh is refused.

  @ais/login-refresh/both-forms @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: Refresh accepts both forms: the login named by a header, and the login named in the path.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh (also
      /logins/{login_id}/refresh)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: plain-provider
    Note: Checked with a login whose next_refresh_possible_at has passed. Without a clock that can be moved, the
      requirement may stay untested.
    Faults: refuses-all-at-put-logins-login-id-refresh, refreshes-ten-minutes-late

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                        |
        | refresh a login             |
        | refresh a login by its path |

  @ais/login-refresh/forms-equivalent @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: For refresh, the header form and the path form have the same outcome for any body.
    The outcome is the same error class, or a success of the same form.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh (also
      /logins/{login_id}/refresh)`: one row for both
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: plain-provider
    Faults: refuses-all-at-put-logins-login-id-refresh,
      calls-LoginCannotBeRefreshed-LoginAlreadyProcessing-at-put-logins-login-id-refresh,
      calls-InvalidToDate-DateOutOfRange-at-put-logins-login-id-refresh

    Scenario: A refresh just after a fetch is refused alike
      When a login is refreshed <just after its fetch, in both forms>
      Then both have the same <acceptance or refusal>

    Scenario: Good bodies are accepted alike
      Given the request to refresh a login
      When both its forms are sent
      Then both have the same <outcome>

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      Given the request to refresh a login
      When both its forms are sent with the settings:
        | <field> | <value> |
      Then both have the same <acceptance or refusal>

      Examples:
        | field        | value        |
        | fetch_scopes | ["balances"] |
        | to_date      | 2001-01-01   |

  @ais/login-refresh/returns-next-refresh-time @stated
  Rule: The response to a refresh is the login with next_refresh_possible_at.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh`: login with
      `next_refresh_possible_at`; "States and transitions" (line 278), second table, row `connection`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Null is accepted while the login is processing. A missing key is not.
    Observed by: answered-login: refresh
    Shown by: ais/login-refresh/forms-equivalent, ais/login-refresh/body-optional
    Faults: omits-next_refresh_possible_at-at-put-login-refresh,
      omits-next_refresh_possible_at-at-put-logins-login-id-refresh,
      shows-data-as-attempt-at-put-login-refresh, shows-data-as-attempt-at-put-logins-login-id-refresh

  @ais/login-refresh/body-optional @stated @implied-in:ais-v3
  Rule: Every field of the refresh body is optional.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body (all optional)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: demands-fetch_scopes-of-refresh

    Scenario: A refresh without any field is accepted
      Given a login that may be refreshed
      When it is refreshed
      Then it is accepted

  @ais/login-refresh/optional-fields-accepted @stated @implied-in:ais-v3
  Rule: Refresh accepts each documented field of its body.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body (all optional)`: its fields
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Faults: refuses-exclude_accounts-of-refresh

    Scenario: A refresh with every documented field is accepted
      Given a login that may be refreshed
      When it is refreshed with the settings:
        | daily_refresh     | false                        |
        | fetch_scopes      | ["accounts", "transactions"] |
        | from_date         | <1 months ago>               |
        | to_date           | <today>                      |
        | locale            | de                           |
        | exclude_accounts  | []                           |
        | categorization    | business                     |
        | store_credentials | true                         |
      Then it is accepted

    Scenario: A refresh that excludes an account is accepted, and its attempt shows the account
      Given a login that may be refreshed
      And the ids of <its accounts>
      When it is refreshed with the settings:
        | exclude_accounts | <one of its accounts> |
      And <that login after its fetch> is shown
      Then it is accepted

  @ais/login-refresh/all-accounts-excluded @stated
  Rule: A refresh that excludes every account of the login fails with AllAccountsExcluded, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 435), class `AllAccountsExcluded`; "Version 4" (line 367), `Refresh body (all
      optional)`: `exclude_accounts`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Faults: takes-reconnect.allExcluded-as-false

    Scenario: Excluding every account from a refresh gives AllAccountsExcluded
      Given a login that was reconnected
      And it may be refreshed
      And the ids of <its accounts>
      When it is refreshed to the end of its fetch with the settings:
        | exclude_accounts | <all of its accounts> |
      Then it does not connect, for "AllAccountsExcluded"

  @ais/login-refresh/default-exclude-accounts @stated
  Rule: A refresh excludes no account that it does not name, whatever the one before it excluded.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh`: `body like reconnect without
      credentials`; "Version 4" (line 363), `Reconnect body`: `exclude_accounts`, `default empty`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Observed by: echo: refresh-excludes-nothing
    Shown by: ais/accounts/kept-over-fetches
    Faults: excludes-what-the-attempt-before-excluded

  @ais/login-refresh/settings-kept @stated
  Rule: After a refresh, the login has the settings of the request.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body (all optional)`: `daily_refresh` and
      `store_credentials`; "Login (version 4)" (line 84): fields of these names
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Observed by: echo: refreshed
    Faults: ignores-store_credentials-and-daily_refresh-of-refresh,
      ignores-store_credentials-at-put-logins-login-id-refresh

    Scenario: A login shows store_credentials as false after a refresh with it
      Given a login that may be refreshed
      When it is refreshed with the settings:
        | store_credentials | false    |
        | categorization    | business |
        | locale            | de       |
      And <that login after its fetch> is shown
      Then it shows "data.store_credentials" as false

    Scenario: A login shows daily_refresh as true after a refresh with it
      Given the plain provider is fetched automatically
      And a login that may be refreshed
      When it is refreshed with the settings:
        | daily_refresh | true |
      And <that login after its fetch> is shown
      Then it shows "data.daily_refresh" as true

    @ais-v3 @ais-v4
    Scenario: A refresh by its path takes settings as one by the headers does
      Given a login that may be refreshed
      And the ids of <its accounts>
      When it is <refreshed> by its path with the settings:
        | exclude_accounts  | <one of its accounts> |
        | store_credentials | false                 |
        | categorization    | business              |
        | locale            | de                    |
      And <that login after its fetch> is shown
      Then it shows "data.store_credentials" as false

  @ais/login-refresh/unnamed-daily-refresh-stays @implied
  Rule: A refresh without daily_refresh leaves that of the login as it was.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body (all optional)`: `daily_refresh`; create body
      (line 349), row `daily_refresh`: no default; that it stays follows
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Note: store_credentials is not looked at, since its default may count on a refresh too.
    Faults: reads-daily_refresh-as-false-of-refresh-where-daily_refresh-is-nothing

    Scenario: A login that is fetched daily still is after a refresh that does not say so
      Given the plain provider is fetched automatically
      And a login fetched with the settings:
        | daily_refresh | true |
      And it may be refreshed
      When it is refreshed
      And <that login after its fetch> is shown
      Then it shows "data.daily_refresh" as true

  @ais/login-refresh/login-disabled @stated
  Rule: A request that changes a disabled login is refused with LoginDisabled.
    Source: first document, "Errors" (line 477), class `LoginDisabled`
    Needs: plain-provider, control-login-status
    Note: Checked on reconnect and on refresh. The same request is accepted once the login is active again.
    Faults: accepts-LoginDisabled, accepts-a-login-that-is-disabled-*, calls-a-login-that-is-disabled-*

    Scenario: No route fetches a disabled login
      Given all <routes that fetch a login anew>
      When it is sent for <a disabled login>
      Then it is refused as "LoginDisabled"

  @ais/login-refresh/automatic-refresh-hour @stated @implied-in:ais-v3
  Rule: Automatic refresh starts at the local hour that refresh_start_time of the country gives.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`:
      `refresh_start_time`, the local hour of automatic refresh
    Not checkable: The document shows neither the time zone of a country, of which some have several,
      nor how long after that hour the turn of a login comes.
