Feature: Lead sessions
  A session sends the user to a page, with the requested consent and the attempt that follows. The table lists the fields
  of a session, and says of none that it is required.

  @partners-v1/lead-sessions/create @stated
  Rule: The response to the creation of a lead session has expires_at, a datetime, and redirect_url, a string.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: its response
    Seen by: leads: asked-for
    Faults: omits-redirect_url-at-post-lead-sessions-create,
      omits-redirect_url-at-post-lead-sessions-create-when-repeated, opens-two-sessions-of-a-lead-and-no-third

    Scenario: The answer to a new session is as documented
      Given the request to create a lead session
      When it is sent
      Then its data fits the schema "token"

  @partners-v1/lead-sessions/expires-in-future @stated
  Rule: The expires_at of a new lead session is in the future.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `expires_at
      datetime`, and `the user visits redirect_url`, which what has expired does not allow
    Observed by: pages: ends-later
    Shown by: partners-v1/lead-sessions/create
    Faults: shows-expires_at-as-past-at-post-lead-sessions-create

  @partners-v1/lead-sessions/visitable-address @stated
  Rule: The redirect_url of a lead session is an address that a browser can open.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `the user visits
      redirect_url`
    Observed by: pages: can-be-opened
    Shown by: partners-v1/lead-sessions/create
    Note: The document says that the user visits it.
    Faults: shows-redirect_url-as-path-at-post-lead-sessions-create

  @partners-v1/lead-sessions/one-per-request @implied
  Rule: Each request for a lead session gets a redirect_url of its own.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: its response
    Observed by: pages: its-own
    Seen by: leads: own-page
    Note: The document does not say that an address is new. A target may return the one that a lead has already.
    Faults: opens-the-session-of-another-lead-after-a-refused-one, shows-data-as-first-at-post-lead-sessions-create,
      shows-data-as-first-at-post-lead-sessions-create-when-repeated, sends-a-lead-to-the-page-of-its-first-session

    Scenario: Two sessions of one lead have different addresses
      Given the request to create a lead session
      When it is sent twice
      Then the answers have different values at "data.redirect_url"

  @partners-v1/lead-sessions/of-another-client @stated
  Rule: Creating a lead session for another client's customer is refused.
    Source: first document, "Authentication" (line 395), first point: keys are those of a client; "What the service
      does" (line 7): a customer is an end-user of the client
    Needs: second-client
    Seen by: leads: within-client
    Faults: takes-access.ownCustomer-as-true, takes-access.ownCustomer-as-true-when-*

    Scenario: A session for the customer of another client is refused
      Given the request to create a lead session
      When it is sent as the "second" client
      Then it is refused

  @partners-v1/lead-sessions/hosted-flow @stated
  Rule: When the user completes the page at redirect_url, a connection of the lead exists.
    Source: second document, "What the service does" (line 11), point on partners: `connections, accounts and
      transactions are read afterward`
    Needs: plain-provider
    Note: Checked if a script can complete the page for the user. The list of connections of the lead's customer must
      show the connection.
    Faults: connects-leads-to-nothing

    Scenario: A user who has completed the page has a connection
      Given a customer with one login
      When <the logins of its customer> are listed
      Then each of them stands in the list once

  @partners-v1/lead-sessions/fetches-what-was-asked-for @stated
  Rule: A lead session that asks for accounts only fetches no transactions.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `fetch_scopes
      array: accounts, transactions`, the words of what is fetched
    Needs: plain-provider
    Faults: fetches-transactions-of-leads-unasked

    Scenario: A session for accounts alone fetches no transactions
      When the transactions are listed of a login <for accounts alone>, and of one for all
      Then <the login for accounts alone> has no transactions

  @partners-v1/lead-sessions/fetches-from-its-day @implied
  Rule: A lead session whose attempt has a from_date fetches no transactions of earlier days.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `attempt {from_date
      date`; "Account information / Version 4" (line 351), create body, row `from_date`
    Needs: plain-provider
    Note: One day of tolerance applies.
    Faults: reads-attempt-as-without-from_date-at-post-lead-sessions-create

    Scenario: A session from 20 days ago on fetches no older transactions
      When the transactions are listed of a login <from 20 days ago on>, and of one for all
      Then <the login from 20 days ago on> has no older transactions
