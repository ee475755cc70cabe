Feature: Connections of leads
  Connections are listed by the customer that a lead became. They have the form that version 5 of account information
  gives them.

  @ais/attempts/field-types @ais/attempts/plausible-types @ais/attempts/include-natures-words
  @ais/stages/field-types @ais/stages/name-words
  Scenario: The last attempts of partners' connections are attempts of version 4 with its stages
    Given a login at hand
    When <the logins of its customer> are listed
    Then what is shown at "data[].last_attempt" fits the schema "attempt"

  @partners-v1/connections/field-types @stated
  Rule: The fields of a connection have the types of the first document.
    Ids and names are strings, store_credentials, daily_refresh and automatic_refresh are booleans, and
    next_refresh_possible_at is a datetime or null.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `the shapes of the first
      document`
    Needs: plain-provider
    Note: The first document has one shape for versions 3 to 5 and one for version 6. A field is checked if either
      shape has it.
    Faults: shows-store_credentials-as-text-at-get-logins

    @partners-v1/connections/plausible-types @partners-v1/connections/core-fields
    @partners-v1/connections/status-words @partners-v1/connections/last-attempt-is-attempt
    Scenario: The connections of a lead are as documented
      Given a login at hand
      When <the logins of its customer> are listed
      Then every row fits the schema "login"

  @partners-v1/connections/plausible-types @implied
  Rule: In a connection, customer_identifier and categorization are strings.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 253), list of
      connection properties: names without types
    Needs: plain-provider
    Faults: shows-categorization-as-7-at-get-logins, shows-categorization-as-7-at-get-logins-when-repeated
    Variants: types-untyped-fields-of-connections-in-its-own-way

  @partners-v1/connections/core-fields @implied
  Rule: A connection has id, customer_id, provider_code, country_code and status.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `the shapes of the first
      document`; presence is not said
    Needs: plain-provider
    Faults: omits-country_code-at-get-logins

  @partners-v1/connections/status-words @implied
  Rule: The status of a connection is active, inactive or disabled.
    Source: first document, "States and transitions" (line 278), first table, row `Login / connection status`
    Needs: plain-provider
    Faults: shows-status-as-connected-at-get-logins, shows-status-as-connected-at-get-logins-when-repeated

  @partners-v1/connections/last-attempt-is-attempt @implied
  Rule: The last_attempt of a connection is an attempt object.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `the shapes of the first
      document`; "Account information / Login (version 4)" (line 99), row `last_attempt`
    Needs: plain-provider
    Faults: names-finished-attempts-of-leads-by-their-id

  @partners-v1/connections/list-of-customer @stated
  Rule: The list of connections contains only connections of the customer in the request.
    Source: second document, "Endpoints / Partners" (line 134), row `GET /connections`: `query customer_id`
    Needs: plain-provider
    Observed by: list-filter: logins
    Faults: ignores-the-customer-of-a-list

    Scenario: Every listed connection belongs to the requested lead
      Given a login at hand
      When <the logins of its customer> are listed
      Then every row has the requested "customer_id"

  @partners-v1/connections/list-of-customer-complete @stated
  Rule: The list of connections contains each connection of the customer in the request exactly once.
    Source: second document, "Endpoints / Partners" (line 134), row `GET /connections`: `query customer_id`
    Needs: plain-provider
    Observed by: complete
    Faults: lists-the-newest-connection-of-a-lead, omits-rows-where-status-is-inactive-at-get-logins

    Scenario: Both connections of a lead stand in the list
      Given two logins <at hand of one customer>
      When <the logins of its customer> are listed
      Then each of them stands in the list once

    @partners-v1/connections/field-types @partners-v1/connections/core-fields
    Scenario: A connection whose first fetch failed stands in the list too
      Given a login <whose first fetch failed>
      When <the logins of its customer> are listed
      Then each of them stands in the list once [list-of-customer-complete]
      And every row fits the schema "login" [field-types] [core-fields]

  @partners-v1/connections/of-another-client @stated
  Rule: A client cannot read the connections of another client's customer.
    Source: first document, "Authentication" (line 395), first point: keys are those of a client; "What the service
      does" (line 7): a customer is an end-user of the client
    Needs: second-client, plain-provider
    Observed by: owners: login
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true

  @partners-v1/connections/other-operations @open
  Rule: The document does not say how connections are renewed, changed and removed.
    Source: second document, "Resources and their fields / Partners" (line 66), sentence at the end of "Endpoints /
      Partners" (line 128): other connection operations are not shown
    Not checkable: The document shows no route for this.
