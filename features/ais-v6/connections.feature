Feature: Connections of version 6
  Connections are listed by customer, and no other route shows them. Most of their fields are known from samples only; a
  target fails only by what the table of fields states.

  @ais/attempts/field-types @ais/attempts/plausible-types @ais/attempts/include-natures-words
  @ais/stages/field-types @ais/stages/name-words
  Scenario: The last attempts of connections in version 6 are attempts of version 4 with its stages
    Given a login at hand
    When <the logins of its customer> are listed
    Then what is shown at "data[].last_attempt" fits the schema "attempt"

  @ais-v6/connections/field-types @stated
  Rule: In a connection, automatic_refresh is a boolean, next_refresh_possible_at is a datetime or null, and categorization_vendor is a string or null.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 253), list of
      connection properties, types in brackets
    Needs: plain-provider
    Note: The document does not say where else null is allowed. Null is accepted wherever a value may not exist yet.
    Faults: shows-automatic_refresh-as-text-at-get-logins-in-ais-v6

    @ais-v6/connections/plausible-types @ais-v6/connections/core-fields @ais-v6/connections/last-attempt-is-attempt
    Scenario: The connections of a customer are as documented
      Given a login at hand
      When <the logins of its customer> are listed
      Then every row fits the schema "login"

  @ais-v6/connections/plausible-types @implied
  Rule: In a connection, names and codes are strings, store_credentials is a boolean, and created_at and updated_at are datetimes.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 253), list of
      connection properties: names without types
    Needs: plain-provider
    Faults: shows-provider_name-as-12-at-get-logins
    Variants: types-untyped-fields-of-connections-in-its-own-way

  @ais-v6/connections/core-fields @implied
  Rule: A connection has id, customer_id, provider_code, country_code and status.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 253), list of
      connection properties, first two points; presence is not said
    Needs: plain-provider
    Faults: omits-country_code-at-get-logins

  @ais-v6/connections/last-attempt-is-attempt @implied
  Rule: The last_attempt of a connection is an attempt object.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 259), list of
      connection properties: `last_attempt`, and the list of its differences
    Needs: plain-provider
    Faults: shows-last_attempt-as-id-at-get-logins

  @ais-v6/attempts/fetch-dates @stated
  Rule: fetch_from_date and fetch_to_date of an attempt are dates.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 263), list on the
      version 6 attempt, first point: `fetch_from_date and fetch_to_date (dates)`
    Needs: plain-provider
    Note: Null is accepted if the request had no such date.
    Faults: shows-last_attempt.fetch_from_date-as-2026-1-2-at-get-logins-in-ais-v6

    Scenario: The last attempts of a customer's connections are as documented
      Given a login at hand
      When <the logins of its customer> are listed
      Then what is shown at "data[].last_attempt" fits the schema "attempt"

  @ais-v6/attempts/fetch-dates-in-order @implied
  Rule: The fetch_from_date of an attempt is not after its fetch_to_date.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 263), list on the
      version 6 attempt, first point: `fetch_from_date and fetch_to_date`, the ends of what is fetched by their names
    Needs: plain-provider
    Observed by: moments: days-in-order
    Shown by: ais-v6/attempts/fetch-dates
    Faults: swaps-the-days-of-attempts

  @ais-v6/attempts/outcome @implied
  Rule: An attempt with success_at is finished, and a finished one that failed has fail_at, no success_at and a documented class.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 261), sentence above the
      list: `has these differences from version 4`; "Attempt (version 4)" (line 115), point on the outcome: `finished`,
      `success_at` and `fail_at`
    Needs: plain-provider
    Observed by: outcomes: finished, outcomes: failure
    Shown by: ais-v6/attempts/fetch-dates
    Faults: shows-finished-as-false-of-attempt

  @ais-v6/connections/last-consent-id @implied
  Rule: If a connection was created with a consent, last_consent_id is the id of that consent.
    Source: first document, "Versioning" (line 526), fifth point: `consents referenced by last_consent_id`
    Needs: plain-provider
    Note: The property may be absent. The requirement then stays untested. A null only warns, and only if the last
      attempt shows a consent.
    Observed by: consents: last-consent
    Seen by: connections: last-consent
    Shown by: ais-v6/connections/list-of-customer, conventions/ids/unknown-id-finds-nothing
    Faults: names-the-consent-before-as-the-last, shows-last_consent_id-as-null-at-get-logins, shows-last_consent_id-as-null-at-get-logins-when-*

  @ais-v6/attempts/consent-of-connection @implied
  Rule: The consent_id of the last attempt of a connection is the last_consent_id of the connection.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 259), list on the
      version 6 attempt, first point: `consent_id`; "Versioning" (line 526), fifth point: `consents referenced by
      last_consent_id`
    Needs: plain-provider
    Note: Compared only where both are shown and are not null, and where the attempt shows no consent_given_at after its
      created_at.
    Observed by: consents: consent-of-attempt
    Seen by: connections: consent-of-attempt
    Shown by: ais-v6/connections/list-of-customer, conventions/ids/unknown-id-finds-nothing
    Faults: shows-the-consent-of-the-attempt-before, shows-last_attempt.consent_id-as-another-at-get-logins,
      shows-last_attempt.consent_id-as-another-at-get-logins-when-*

  @ais-v6/connections/customer-identifier @implied
  Rule: The customer_identifier of a connection is the identifier with which the customer was created.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 257), list of
      connection properties: `customer_identifier`; what it holds follows from the name
    Needs: plain-provider
    Observed by: customers: identifier
    Faults: shows-customer_identifier-as-another-at-get-logins

    Scenario: customer_identifier is the one that the customer was created with
      Given a login at hand
      When <the logins of its customer> are listed
      Then every row has <the identifier of its customer>

  @ais-v6/connections/status-words @implied
  Rule: The status of a connection is active, inactive or disabled.
    Source: first document, "States and transitions" (line 278), first table, row `Login / connection status`; "Resources
      and their fields / Version 6 connection and account" (line 258), list of connection properties: `active, inactive
      seen`
    Needs: plain-provider
    Note: The document does not say that its list of words is complete.
    Faults: shows-status-as-connected-at-get-logins, shows-status-as-processing-where-last_attempt.finished-is-false-at-get-logins

  @ais-v6/connections/categorization-words @open
  Rule: The documents show the values of categorization only in samples, which contain none, personal and business.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 258), list of
      connection properties: `none, personal, business seen`
    Needs: plain-provider

    Scenario: The categorizations of connections are noted
      Given a login at hand
      When <the logins of its customer> are listed
      Then the "words" at "data[].categorization" are noted

  @ais-v6/attempts/fetch-scopes-words @open
  Rule: The documents show the words of fetch_scopes only in samples, which contain accounts, balance, holder_info and transactions.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 264), list on the
      version 6 attempt, second point: `fetch_scopes values seen`
    Needs: plain-provider

    Scenario: The fetch scopes of attempts are noted
      Given a login at hand
      When <the logins of its customer> are listed
      Then the "words" at "data[].last_attempt.fetch_scopes[]" are noted

  @ais-v6/connections/list-of-customer @stated
  Rule: The list of connections contains only connections of the customer in the request.
    Source: first document, "Endpoints / Version 6" (line 385), row `GET /connections`: `query customer_id (string,
      required)`
    Needs: plain-provider
    Observed by: list-filter: logins
    Seen by: connections: of-customer
    Faults: ignores-the-customer-of-a-list

    Scenario: Every listed connection belongs to the requested customer
      Given a login at hand
      When <the logins of its customer> are listed
      Then every row has the requested "customer_id"

  @ais-v6/connections/list-of-customer-complete @stated
  Rule: The list of connections contains each connection of the customer in the request exactly once.
    Source: first document, "Endpoints / Version 6" (line 385), row `GET /connections`: `query customer_id (string,
      required)`
    Needs: plain-provider
    Observed by: complete
    Seen by: connections: complete
    Faults: lists-one-connection-of-a-customer, omits-rows-where-status-is-inactive-at-get-logins

    Scenario: Both connections of a customer stand in the list
      Given two logins <at hand of one customer>
      When <the logins of its customer> are listed
      Then each of them stands in the list once

    @ais-v6/connections/field-types @ais-v6/connections/core-fields
    Scenario: A connection whose first fetch failed stands in the list too
      Given a login <whose first fetch failed>
      When <the logins of its customer> are listed
      Then each of them stands in the list once [list-of-customer-complete]
      And every row fits the schema "login" [field-types] [core-fields]

    @ais-v6/connections/field-types @ais-v6/connections/status-words
    Scenario: A connection that waits for its user stands in the list as documented
      Given a login that waits at the "interactive" provider
      When <the logins of its customer> are listed
      Then every row fits the schema "login"

  @ais-v6/connections/refusal-status @stated
  Rule: A list of connections with wrong parameters is refused with status 404 or 400.
    Source: first document, "Endpoints / Version 6" (line 385), row `GET /connections`: `404, 400`
    Needs: plain-provider
    Faults: answers-WrongRequestFormat-with-406-at-get-logins

    Scenario: Every refusal of wrong parameters has one of the two statuses
      When the "logins" are listed with wrong parameters
      Then any refusal has the status "404 or 400"

  @ais-v6/connections/of-another-client @stated
  Rule: A client cannot read the connections of another client's customer.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client and secrets of a customer and
      a login; "Errors" (line 499), class `WrongClientToken`
    Needs: second-client, plain-provider
    Observed by: owners: login
    Seen by: connections: within-client
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true
