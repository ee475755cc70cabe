@ais-v3 @ais-v4 @ais-v5
Feature: Giving the input of an interactive step
  Some banks ask their user for something during a fetch: a code, a choice, an approval. The client sends the user's input
  in one of two forms of the request, and the fetch that waited goes on.

  @ais/login-interactive/both-forms @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: The interactive step accepts both forms: the login named by a header, and the login named in the path.
    Source: first document, "Endpoints / Version 4" (line 314), row `PUT /api/v4/login/interactive (also
      /logins/{login_id}/interactive)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: interactive-provider
    Faults: refuses-all-at-put-logins-login-id-interactive

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                                  |
        | answer an interactive step            |
        | answer an interactive step by its path |

  @ais/login-interactive/forms-equivalent @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: For the interactive step, the header form and the path form have the same outcome for any body.
    The outcome is the same error class, or a success of the same form.
    Source: first document, "Endpoints / Version 4" (line 314), row `PUT /api/v4/login/interactive (also
      /logins/{login_id}/interactive)`: one row for both
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Needs: interactive-provider
    Faults: calls-WrongRequestFormat-InvalidInteractiveCredentials-at-put-logins-login-id-interactive

    Scenario: Good bodies are accepted alike
      Given the request to answer an interactive step
      When both its forms are sent
      Then both have the same <outcome>

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      Given the request to answer an interactive step
      When both its forms are sent with the settings:
        | <field> | <value> |
      Then both have the same <acceptance or refusal>

      Examples:
        | field        | value        |
        | credentials  | <nothing>    |
        | fetch_scopes | ["balances"] |

  @ais/login-interactive/returns-login @stated @implied-in:ais-v3
  Rule: The response to the interactive step is the login.
    Source: first document, "Endpoints / Version 4" (line 314), row `PUT /api/v4/login/interactive`: `login object`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: interactive-provider
    Observed by: answered-login: interactive
    Shown by: ais/login-interactive/forms-equivalent, ais/login-interactive/optional-fields-accepted
    Faults: shows-data-as-attempt-at-put-login-interactive,
      shows-data-as-attempt-at-put-logins-login-id-interactive

  @ais/login-interactive/fetching-continues @stated
  Rule: After correct interactive credentials, the fetch continues and succeeds.
    Source: first document, "States and transitions" (line 289), second table, row `attempt in stage interactive`:
      fetching continues
    Needs: interactive-provider
    Seen by: logins: fetching-continues
    Note: An attempt that still waits after its input only warns, and only where an earlier one of its login went on.
    Faults: takes-interactive.right-as-false, waits-on-after-the-input-of-a-second-attempt

    @ais/login-interactive/fetches-accounts
    Scenario: With right input the fetch succeeds
      Given a login that waits at the "interactive" provider
      When its input is given
      And <its accounts and transactions> are listed
      Then it connects [fetching-continues]
      And it has accounts [fetches-accounts]

    @ais-v4 @ais-v5
    Scenario: Input without days leaves the attempt the days of its creation
      Given a login that waits at the "interactive" provider with the settings:
        | from_date | <25 days ago> |
        | to_date   | <10 days ago> |
      When its input is given
      Then it connects

  @ais/login-interactive/fetches-accounts @implied
  Rule: After correct interactive credentials, the login has accounts.
    Source: first document, "States and transitions" (line 289), second table, row `attempt in stage interactive`:
      fetching continues; that it fetches what the creation asked for follows
    Needs: interactive-provider
    Faults: fetches-nothing-after-the-input

  @ais/login-interactive/optional-fields-accepted @stated @ais-v4 @ais-v5
  Rule: A request for the interactive step may contain fetch_scopes, from_date and to_date beside the credentials.
    Source: first document, "Endpoints / Version 4" (line 365), `Interactive body`: `fetch_scopes, from_date, to_date
      as above`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: interactive-provider
    Faults: refuses-fetch_scopes-of-interactive

    Scenario: Input with scopes and dates is accepted
      Given a login that waits at the "interactive" provider
      When its input is given with the settings:
        | fetch_scopes | ["accounts", "transactions"] |
        | from_date    | <1 months ago>               |
        | to_date      | <today>                      |
      Then it connects

  @ais/login-interactive/wrong-credentials @stated
  Rule: Wrong interactive credentials fail with InvalidInteractiveCredentials, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 472), class `InvalidInteractiveCredentials`
    Needs: interactive-provider
    Seen by: logins: wrong-credentials
    Faults: takes-interactive.right-as-true, takes-interactive.right-as-true-when-repeated,
      calls-wrong-interactive-input-wrong-credentials

    Scenario: Input that the provider refuses ends in InvalidInteractiveCredentials
      Given a login connected with <its input>
      And a login that waits at the "interactive" provider
      When its input is given with the settings:
        | credentials | <the input that fails> |
      Then it does not connect, for "InvalidInteractiveCredentials"

  @ais/login-interactive/empty-credentials-when-none-needed @stated
  Rule: When the interactive stage asks for no fields, an empty credentials object is accepted.
    Source: first document, "States and transitions" (line 289), second table, row `attempt in stage interactive`: an
      empty object; "Version 4" (line 365), `Interactive body`: the same
    Needs: approval-provider
    Seen by: logins: empty-accepted
    Note: Checked with a provider whose interactive step asks for no fields.
    Faults: wants-something-typed-for-an-approval,
      takes-interactive.right-as-false-for-empty-when-repeated

  @ais/login-interactive/provider-not-interactive @stated
  Rule: A request for the interactive step at a provider that has no such step is refused with ProviderNotInteractive.
    Source: first document, "Errors" (line 488), class `ProviderNotInteractive`
    Needs: plain-provider
    Note: The login of the check was fetched, so LoginAlreadyAuthorized fits too and is accepted. The document gives
      no order of refusals.
    Faults: takes-input-for-any-provider, accepts-a-login-that-is-not-*, calls-a-login-that-is-not-*

    Scenario: No route takes input for a login of a plain provider
      Given all <routes that answer an interactive step>
      When it is sent for <a login without an interactive step>
      Then it is refused as "ProviderNotInteractive or LoginAlreadyAuthorized"

  @ais/login-interactive/no-new-attempt @stated
  Rule: A request for the interactive step creates no new attempt.
    Source: first document, "What the service does" (line 15), list of terms, point on the attempt: created `each time the user
      connects or refreshes a login`; "States and transitions" (line 289), row `attempt in stage interactive`: `fetching continues`
    Needs: interactive-provider
    Seen by: logins: no-new-attempt
    Faults: tries-again-after-a-wrong-answer, counts-interactive-input-as-an-attempt

  @ais/login-interactive/too-slow @stated
  Rule: When the interactive step gets no input for too long, the attempt ends with the class of a timeout, such as InteractiveTimeout.
    Source: first document, "Errors" (line 467), classes `InteractiveAdapterTimeout, InteractiveTimeout`: interactive
      step too slow
    Needs: interactive-provider, control-clock
    Note: The document does not say how long, so the clock is moved by one day. FetchingTimeout (one step took too
      long), ExecutionTimeout (the whole fetch did) and LoginFetchingStopped (stopped by timeout) fit too. If the
      attempt still waits, the requirement stays untested, because the server may measure the time in another way.
    Faults: takes-interactive.timeoutClass-as-InvalidInteractiveCredentials

    @alone:clock
    Scenario: After a day without input the attempt has failed
      Given a login that waits at the "interactive" provider
      When <a day without its input> passes
      Then its attempt failed with "InteractiveTimeout or InteractiveAdapterTimeout or FetchingTimeout or ExecutionTimeout or LoginFetchingStopped"
