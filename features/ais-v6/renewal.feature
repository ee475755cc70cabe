Feature: Renewal of a connection
  A connection is reconnected or refreshed on a page that the user visits, or refreshed in the background. The bodies of
  these requests are not shown, so a target is checked only once it has accepted a body.

  @ais-v6/renewal/reconnect-returns-page @stated
  Rule: The response to a reconnect has expires_at, a datetime, and the strings connect_url and customer_id.
    Source: first document, "Endpoints / Version 6" (line 387), row `POST /connections/{connection_id}/reconnect`:
      `same shape as connect`
    Needs: plain-provider
    Note: The document does not show the request body, so the body of the check is a guess. If the target refuses it,
      the requirement stays untested.
    Faults: omits-connect_url-at-post-connections-connection-id-reconnect

    Scenario: The answer to reconnect has the address of the page
      Given the request to reconnect a login
      When it is sent
      Then its data fits the whole schema "token"

  @ais-v6/renewal/refresh-returns-page @stated
  Rule: The response to a refresh has expires_at, a datetime, and the strings connect_url and customer_id.
    Source: first document, "Endpoints / Version 6" (line 388), row `POST /connections/{connection_id}/refresh`: `same
      shape as connect`
    Needs: plain-provider
    Note: The document does not show the request body, so the body of the check is a guess. If the target refuses it,
      the requirement stays untested.
    Faults: omits-customer_id-at-post-connections-connection-id-refresh

    Scenario: The answer to refresh has the address of the page
      Given the request to refresh a login
      When it is sent
      Then its data fits the whole schema "token"

  @ais-v6/renewal/background-refresh-returns-connection @stated
  Rule: The response to a background refresh is the connection.
    Source: first document, "Endpoints / Version 6" (line 389), row `POST
      /connections/{connection_id}/background_refresh`: `data = connection object`
    Needs: plain-provider
    Note: The document does not show the request body, so the body of the check is a guess. If the target refuses it,
      the requirement stays untested.
    Faults: shows-data-as-attempt-at-post-connections-connection-id-background-refresh

    @ais-v6/renewal/background-refresh-shows-next-refresh
    Scenario: The answer to a refresh in the background is the connection
      When a login is refreshed <in the background>
      Then the answer is <that login> [background-refresh-returns-connection]
      And the answer is <that login with its next_refresh_possible_at> [background-refresh-shows-next-refresh]

  @ais-v6/renewal/background-refresh-shows-next-refresh @implied
  Rule: The response to a background refresh has next_refresh_possible_at.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: the response carries
      `next_refresh_possible_at`
    Needs: plain-provider
    Note: The section on states says this of a refresh. The row of this route says only that the response is the
      connection. Null is accepted while the connection is processing.
    Faults: omits-next_refresh_possible_at-at-post-connections-connection-id-background-refresh

  @ais-v6/renewal/background-refresh-shows-attempt @implied
  Rule: The connection in the response to a background refresh has last_attempt, an attempt object.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 259), list of
      connection properties: `last_attempt`; presence is not said
    Needs: plain-provider
    Note: The connection was fetched before, so it has an attempt.
    Faults: shows-last_attempt-as-null-at-post-connections-connection-id-background-refresh

    @ais-v6/connections/field-types @ais-v6/connections/last-attempt-is-attempt
    Scenario: The answer to a refresh in the background shows the connection with its last attempt
      When a login is refreshed <in the background>
      Then the answer is <that login with its last_attempt> [background-refresh-shows-attempt]
      And its data fits the schema "login" [field-types] [last-attempt-is-attempt]

  @ais-v6/renewal/background-refresh-shows-its-attempt @implied
  Rule: The last_attempt in the response to a background refresh is not the one of before.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: `new fetch starts`;
      "Version 6" (line 389), row `POST /connections/{connection_id}/background_refresh`: that the response shows the
      connection after that follows
    Needs: plain-provider
    Seen by: connections: answered-with-its-attempt
    Faults: shows-last_attempt.id-as-before-at-post-connections-connection-id-background-refresh

  @ais-v6/renewal/background-refresh-before-possible @implied
  Rule: A background refresh before next_refresh_possible_at is refused with LoginCannotBeRefreshed.
    Source: first document, "Limits" (line 512), row `Refresh frequency per login`: next time given by
      `next_refresh_possible_at`; "Errors" (line 476), class `LoginCannotBeRefreshed`
    Needs: plain-provider
    Seen by: connections: refused-early
    Note: Checked only while next_refresh_possible_at is more than 15 seconds in the future and no attempt is running.
      The rows of version 6 do not mention it.
    Faults: takes-refresh.possible-as-true, refreshes-at-once-what-has-failed

    @alone:clock
    Scenario: A connection is not refreshed in the background before its next_refresh_possible_at
      Given a login is refreshed <in the background>
      And a fetched login
      When a login is refreshed <before its next_refresh_possible_at>
      Then it is refused as "LoginCannotBeRefreshed"

  @ais-v6/renewal/background-refresh-starts-fetch @implied
  Rule: A background refresh starts a new attempt.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: `new fetch starts`;
      "Version 6" (line 389), row `POST /connections/{connection_id}/background_refresh`
    Needs: plain-provider
    Faults: shows-one-attempt-for-ever

    Scenario: A refresh in the background starts a new attempt
      When a login is refreshed <in the background>
      And <that login after its renewal> is shown
      Then the answers have different values at "data.last_attempt.id"

  @ais-v6/renewal/refresh-while-processed @stated
  Rule: A refresh or background refresh of a connection that is being processed is refused.
    Source: first document, "Endpoints / Version 6" (line 388), rows of the two refreshes: `406, 409, 404, 400`;
      (line 387), row of reconnect: `409 connection already being processed`; "Errors" (line 474), class
      `LoginAlreadyProcessing`
    Needs: plain-provider, interactive-provider
    Seen by: connections: refused-while-processed
    Note: The rows of these routes list status 409, whose words stand in the row of reconnect. Any class is accepted here.
    Faults: takes-reconnect.busy-as-false-and-refresh.possible-as-true, sees-late-that-a-connection-is-processed

    Scenario: Every route refuses a connection that waits for its user
      Given all <routes that refresh a login>
      When it is sent with <a connection that is being processed>
      Then it is refused

  @ais-v6/renewal/while-processed-class @implied
  Rule: A reconnect, refresh or background refresh of a connection that is being processed is refused with LoginAlreadyProcessing.
    Source: first document, "Errors" (line 474), class `LoginAlreadyProcessing`; "Version 6" (line 378), rows of these
      routes: 409
    Needs: plain-provider, interactive-provider
    Note: LoginCannotBeRefreshed is accepted too.
    Faults: calls-LoginAlreadyProcessing-LoginNotFound

    Scenario: Every route names the class of a connection that is being processed
      Given all <routes that fetch a login anew>
      When it is sent with <a connection that is being processed>
      Then it is refused as "LoginAlreadyProcessing or LoginCannotBeRefreshed"

  @ais-v6/renewal/free-once-ended @implied
  Rule: A connection whose attempt has ended is not refused as one that is being processed.
    Source: first document, "Endpoints / Version 6" (line 387), row `POST /connections/{connection_id}/reconnect`: `409
      connection already being processed`; that it is not processed any more follows
    Needs: plain-provider
    Seen by: connections: free-once-ended
    Note: Looked at after an attempt that failed. Whether such a connection is refreshed is not said.
    Faults: refuses-a-failed-connection-as-processed

  @ais-v6/renewal/refused-changes-nothing @implied
  Rule: A reconnect or refresh that is refused leaves the connection as it was.
    Source: first document, "Endpoints / Version 6" (line 388), rows of the renewals: error statuses; that a refusal does
      nothing follows
    Needs: plain-provider
    Seen by: connections: refused-changes-nothing
    Note: A next_refresh_possible_at that has come may be shown as whatever time it is.
    Faults: postpones-a-refresh-that-it-refuses

  @ais-v6/renewal/disabled @stated
  Rule: A refresh or background refresh of a disabled connection is refused with LoginDisabled.
    Source: first document, "Errors" (line 477), class `LoginDisabled`: `login disabled`, a class of versions 3, 4 and 6
    Needs: plain-provider, control-login-status
    Faults: accepts-LoginDisabled, calls-LoginDisabled-LoginNotFound

    Scenario: No route refreshes a disabled connection
      Given all <routes that refresh a login>
      When it is sent with <a disabled connection>
      Then it is refused as "LoginDisabled"

  @ais-v6/renewal/refresh-needs-consent @stated
  Rule: A refresh of a connection without an active consent is refused.
    Source: first document, "Endpoints / Version 6" (line 388), row `POST /connections/{connection_id}/refresh`:
      `needs an active consent`
    Needs: plain-provider, control-consents
    Seen by: connections: needs-consent
    Note: Checked with a revoked consent and with an expired consent. The document names no error class for either.
    Faults: takes-the-consent-of-a-sister, ends-no-consent-by-time, takes-consent.neededToRefresh-as-false,
      takes-consent.statusOf-as-active-when-*

    Scenario Outline: A connection whose consent is <status> is not refreshed
      Given the request to refresh a login
      When it is sent with <a connection whose consent is <status>>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |

  @ais-v6/renewal/background-refresh-needs-consent @stated
  Rule: A background refresh of a connection without an active consent is refused.
    Source: first document, "States and transitions" (line 278), second table, row `connection`: `only with an active
      consent (version 6)`; "Version 6" (line 389), row of the background refresh: `refresh without the hosted widget`
    Needs: plain-provider, control-consents
    Seen by: connections: needs-consent-in-background
    Faults: takes-consent.neededToRefresh-as-false, ends-no-consent-by-time,
      takes-consent.statusOf-as-active-when-*

    Scenario Outline: A connection whose consent is <status> is not refreshed in the background
      Given the request to refresh a login in the background
      When it is sent with <a connection whose consent is <status>>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |
