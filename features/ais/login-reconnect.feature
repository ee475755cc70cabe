@ais-v3 @ais-v4 @ais-v5
Feature: Reconnecting a login
  After a change of password, or when the bank asks for it, a user reconnects. The client sends the credentials once more, in
  one of two forms of the request, and a new fetch starts.

  @ais/login-reconnect/both-forms @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: Reconnect accepts both forms: the login named by a header, and the login named in the path.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect (also
      /api/v4/logins/{login_id}/reconnect)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: plain-provider
    Faults: refuses-all-at-put-logins-login-id-reconnect, takes-the-same-credentials-for-others

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                          |
        | reconnect a login             |
        | reconnect a login by its path |

  @ais/login-reconnect/forms-equivalent @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: For reconnect, the header form and the path form have the same outcome for any body.
    The outcome is the same error class, or a success of the same form.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect (also
      /api/v4/logins/{login_id}/reconnect)`: one row for both
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: plain-provider
    Faults: refuses-all-at-put-logins-login-id-reconnect,
      calls-FetchScopesInvalid-or-FetchTypeNotAllowed-WrongRequestFormat-at-put-logins-login-id-reconnect,
      shows-data-as-object-at-put-logins-login-id-reconnect

    Scenario: Good bodies are accepted alike
      Given the request to reconnect a login
      When both its forms are sent
      Then both have the same <outcome>

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      Given the request to reconnect a login
      When both its forms are sent with the settings:
        | <field> | <value> |
      Then both have the same <acceptance or refusal>

      Examples:
        | field        | value        |
        | credentials  | <nothing>    |
        | fetch_scopes | ["balances"] |
        | from_date    | 2001-01-01   |

  @ais/login-reconnect/returns-login @stated @implied-in:ais-v3
  Rule: The response to a reconnect is the login.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect`: `login object`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: answered-login: reconnect
    Shown by: ais/login-reconnect/forms-equivalent, ais/login-reconnect/optional-fields-accepted
    Faults: shows-data-as-attempt-at-put-login-reconnect,
      shows-data-as-attempt-at-put-logins-login-id-reconnect

  @ais/login-reconnect/optional-fields-accepted @stated @implied-in:ais-v3
  Rule: Reconnect accepts each documented field of its body together with the credentials.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: its fields after credentials
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: allows-no-override-with-exclusion

    Scenario: A body with every documented field connects
      Given a login that was reconnected
      When it is reconnected with the settings:
        | daily_refresh           | true                             |
        | fetch_scopes            | ["accounts", "transactions"]     |
        | fetched_accounts_notify | false                            |
        | from_date               | <1 months ago>                   |
        | to_date                 | <today>                          |
        | locale                  | de                               |
        | exclude_accounts        | []                               |
        | categorization          | business                         |
        | store_credentials       | true                             |
        | override_credentials    | false                            |
      Then it connects

  @ais/login-reconnect/already-processing @stated
  Rule: A reconnect of a login that is being processed is refused with LoginAlreadyProcessing.
    Source: first document, "Errors" (line 474), class `LoginAlreadyProcessing`: login is being processed
    Needs: interactive-provider
    Seen by: logins: already-processing
    Faults: takes-reconnect.busy-as-false, takes-a-second-call-of-the-same-moment, reconnects-a-login-being-processed,
      calls-LoginAlreadyProcessing-LoginAlreadyAuthorized, overrides-a-running-attempt,
      accepts-a-login-that-is-processing-at-put-login-reconnect,
      calls-a-login-that-is-processing-a-duplicate-at-put-login-reconnect,
      accepts-a-login-that-is-processing-at-put-logins-login-id-reconnect,
      calls-a-login-that-is-processing-a-duplicate-at-put-logins-login-id-reconnect

    Scenario: No route reconnects a login that waits for input
      Given all <routes that reconnect a login>
      When it is sent for <a login that waits for input>
      Then it is refused as "LoginAlreadyProcessing"

  @ais/login-reconnect/updates-unstored-login @stated
  Rule: A reconnect updates a login that was created with store_credentials false.
    Source: first document, "Endpoints / Version 4" (line 356), create body, row `store_credentials`: `reconnect is
      required to update`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: compares-with-credentials-never-stored

    Scenario: A login created without storing credentials reconnects
      Given a login fetched with the settings:
        | store_credentials | false |
      When it is reconnected
      Then it connects
