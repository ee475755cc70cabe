@ais-v3 @ais-v4 @ais-v5
Feature: Logins as they are shown and listed
  A login links a customer to a provider, and accounts and transactions belong to it. A client must be able to read it, to
  find it in lists, and to rely on what it says of its attempts and its next refresh.

  @ais/logins/field-types @stated
  Rule: The fields of a login have the documented types: strings, the booleans daily_refresh, store_credentials and show_consent_confirmation, the integer consent_period_days (not in version 3), and datetimes.
    Source: first document, "Resources and their fields / Login (version 4)" (line 84), column of types
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: Null is accepted for an event that has not happened and for a value that the request did not contain.
    Faults: shows-store_credentials-as-text-of-login, shows-consent_period_days-as-ninety-at-get-logins-in-ais-v4,
      shows-consent_period_days-as-ninety-at-get-logins-in-ais-v5

    @ais/logins/core-fields @ais/logins/status-words @ais/logins/consent-types-words
    @ais/logins/last-attempt-is-attempt
    Scenario Outline: The answer to <what> shows a login as documented
      Given the request to <what>
      When it is sent
      Then its data fits the schema "login"

      Examples:
        | what           |
        | create a login |
        | show a login   |

    @ais/logins/core-fields @ais/logins/status-words @ais/logins/consent-types-words
    @ais/logins/last-attempt-is-attempt
    Scenario: Every login of a list is as documented
      Given the request to list logins
      When it is sent
      Then every row fits the schema "login"

  @ais/logins/core-fields @implied
  Rule: A login has id, customer_id, provider_code, country_code and status.
    Source: first document, "Resources and their fields / Login (version 4)" (line 88), rows `id`, `customer_id`,
      `provider_code`, `country_code` and `status`; presence is not said
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: omits-country_code-of-login

  @ais/logins/status-words @implied
  Rule: The status of a login is active, inactive or disabled.
    Source: first document, "Resources and their fields / Login (version 4)" (line 92), row `status`: its three words
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Seen by: logins: status-words
    Shown by: ais/login-refresh/login-disabled
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-status-as-connected-of-login-where-status-is-active,
      shows-status-as-blocked-of-login-where-status-is-disabled, calls-a-login-that-failed-errored

  @ais/logins/consent-types-words @implied
  Rule: The consent_types of a login is an array that contains only holder_information, account_information and transaction_information.
    Source: first document, "Resources and their fields / Login (version 4)" (line 102), row `consent_types`: its
      three words
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: names-consent-types-of-partners
    Variants: uses-words-beyond-the-lists

  @ais/logins/last-attempt-is-attempt @stated
  Rule: The last_attempt of a login is an attempt object.
    Source: first document, "Resources and their fields / Login (version 4)" (line 99), row `last_attempt`: an attempt
      object
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-last_attempt-as-id-at-post-logins

  @ais/logins/holder-info-is-object @stated @implied-in:ais-v3
  Rule: The holder_info of a login is a holder object.
    Source: first document, "Resources and their fields / Login (version 4)" (line 100), row `holder_info`: a holder
      object
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider, holder-info
    Note: Null and absence are accepted if the feature is off or if nothing was fetched.
    Faults: shows-holder_info-as-list-of-login

    Scenario: A login fetched with holder info shows a holder object
      Given a login fetched with the settings:
        | fetch_scopes | ["accounts", "holder_info"] |
      When <that login> is shown
      Then its data fits the schema "login"

  @ais/logins/secret-in-login-bodies @stated
  Rule: The body of a login contains its secret, and the server accepts this secret as Login-secret.
    Source: first document, "Resources and their fields / Login (version 4)" (line 95), row `secret`: returned in
      login bodies, sent later in the `Login-secret` header
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: Required in the response to the creation. The target decides whether later responses repeat the secret. The
      document does not say that it stays: after a change that shows another one, the newest is sent.
    Observed by: own-secrets: login
    Shown by: ais/logins/list-by-customer-complete
    Faults: omits-secret-at-post-logins, shows-secret-as-another-at-post-logins, lists-logins-with-the-secret-of-another,
      shows-the-secret-that-a-reconnect-replaced

    Scenario: The answer to a creation has a secret
      Given the request to create a login
      When it is sent
      Then its data fits the schema "login-created"

    Scenario: The secret of the answer opens the login
      When a login is reconnected with <the secret of its creation>
      Then the secret opens the login

    Scenario: The secret of the answer to a reconnect opens the login
      When a login is reconnected, and again with <the secret that it showed>
      Then one of its secrets opens the login

  @ais/logins/last-attempt-in-list @implied
  Rule: Every login of a list that has an attempt shows it as last_attempt.
    Source: first document, "Resources and their fields / Login (version 4)" (line 99), row `last_attempt`: an attempt
      object, where the row of another field says that it may be null
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-last_attempt-as-null-at-get-logins

    Scenario: Fetched logins are listed with their last attempt
      Given a fetched login
      When <the logins of its customer> are listed
      Then every row has <a last attempt>

  @ais/logins/last-attempt-alone @implied
  Rule: A login that is requested alone and has an attempt shows it as last_attempt.
    Source: first document, "Resources and their fields / Login (version 4)" (line 99), row `last_attempt`: an attempt
      object, where the row of another field says that it may be null
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: Where a login shows none, Assay takes its newest attempt from the list of attempts.
    Faults: shows-a-login-without-its-attempt

    Scenario: A fetched login shows its last attempt
      Given a fetched login
      When <that login> is shown
      Then the answer is <that login with its last_attempt>

  @ais/logins/last-attempt-is-newest @implied
  Rule: The last_attempt of a login is its newest attempt.
    Source: first document, "Resources and their fields / Login (version 4)" (line 99), row `last_attempt`: the last
      one; "What the service does" (line 15), list of terms: an attempt is created `each time the user connects or
      refreshes a login`
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Observed by: newest-attempt
    Seen by: logins: last-attempt-is-newest
    Faults: shows-the-first-attempt-as-last, shows-the-last-attempt-that-did-not-fail

  @ais/logins/next-refresh-null-only-when-allowed @implied
  Rule: The next_refresh_possible_at of a login is null only if automatic_fetch is false or the login is processing.
    Source: first document, "Resources and their fields / Login (version 4)" (line 98), row
      `next_refresh_possible_at`: when it may be null
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-next_refresh_possible_at-as-null-of-login

    Scenario: next_refresh_possible_at of a fetched login is a moment
      Given a fetched login
      When that login is shown once its "next_refresh_possible_at" is set
      And <its provider> is shown
      Then the login shows <a next refresh, unless its provider allows none>

  @ais/logins/last-success-after-success @implied
  Rule: After a successful fetch, the login has last_success_at.
    Source: first document, "Resources and their fields / Login (version 4)" (line 97), row `last_success_at`: a
      datetime; when it is set follows from the name
    In ais-v3: sentence below the table: what version 3 differs in
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-last_success_at-as-null-of-login

    Scenario: last_success_at of a fetched login is set
      Given a fetched login
      When that login is shown once its "last_success_at" is set
      Then the login shows <a moment as last_success_at>

  @ais/logins/list @stated @implied-in:ais-v3
  Rule: The list of logins contains every created login exactly once.
    Source: first document, "Endpoints / Version 4" (line 316), row `GET /api/v4/logins`: `paginated logins`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: lists-all-logins-but-the-newest

    Scenario: The logins of two customers are listed once each
      Given a fetched login, and <a login of another customer>
      When <all logins> are listed
      Then each of them stands in the list once

  @ais/logins/list-by-customer @stated
  Rule: With customer_id, the list of logins contains only logins of that customer.
    Source: first document, "Endpoints / Version 4" (line 316), row `GET /api/v4/logins`: query `customer_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: list-filter: logins
    Faults: ignores-the-customer-of-a-list

    Scenario: Every login listed belongs to the customer
      Given a fetched login, and <a login of another customer>
      When <the logins of its customer> are listed
      Then every row has the requested "customer_id"

  @ais/logins/list-by-customer-complete @stated
  Rule: With customer_id, the list of logins contains all logins of that customer.
    Source: first document, "Endpoints / Version 4" (line 316), row `GET /api/v4/logins`: query `customer_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: complete
    Faults: lists-one-login-per-customer, lists-the-logins-of-a-customer-as-first-read

    Scenario: Both logins of one customer are listed
      Given two logins <of one customer>
      When <the logins of its customer> are listed
      Then each of them stands in the list once

  @ais/logins/show @stated @implied-in:ais-v3
  Rule: A login can be read by its id.
    Source: first document, "Endpoints / Version 4" (line 317), row `GET /api/v4/logins/{login_id}`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-the-newest-login

    Scenario: The login with the id is shown, and no other
      Given a fetched login, and <a login of another customer>
      When <that login> is shown
      Then the answer is <that login>
