@waits @ais-v3 @ais-v4 @ais-v5 @payments-v1
Feature: Hosted pages
  A client that does not handle credentials sends its user to a page of the target. Assay goes through this page in a
  browser: a window that the page of the client opened, a choice of provider, consent, credentials, and the way back.

  @conventions/hosted-pages/page-opens @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @group:hosted-pages
  Rule: When a browser opens the address of a hosted page, it shows a page.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `user visits
      connect_url`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    In ais-v6: "Version 6" (line 386), row `POST /connections/connect`: `connect_url`
    In payments-v1: "second document / Endpoints / Payment initiation" (line 97), row `POST /payments/connect`
    In partners-v1: "second document / Endpoints / Partners" (line 133), row `POST /lead_sessions/create`
    Needs: hosted-flow
    Note: The document states that the user visits the address. It does not describe what the page shows.
    Faults: opens-no-page

    Scenario: A user who visits the address sees a page
      When a user goes through <the hosted page>
      Then the user comes to <a page>

  @conventions/hosted-pages/ends-with-connection @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  @implied-in:ais-v3 @implied-in:ais-v6 @group:hosted-pages
  Rule: When a user completes the hosted page with credentials that the provider accepts, a login exists.
    Source: first document, "What the service does" (line 7), last point: connections are made through a hosted
      connect interface
    In ais-v6: "Version 6" (line 386), row `POST /connections/connect`: what the page does follows from its name
    In partners-v1: "second document / What the service does" (line 7), point on partners: connections are read
      afterward
    Needs: hosted-flow
    Note: The document does not describe the pages. A script from the target's operator completes them.
    Faults: takes-yes-for-no-on-its-page

    Scenario: The customer has a login after the page
      When a user goes through <the hosted page>
      Then the user comes to <a new login>

  @conventions/hosted-pages/at-chosen-provider @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1 @group:hosted-pages
  Rule: A login that a user makes on a hosted page is at the provider that the user chose there.
    Source: first document, "What the service does" (line 7), last point: connections are made through a hosted connect
      interface; list of terms: a login links a customer to one provider
    In partners-v1: "second document / What the service does" (line 7), point on partners: the user authenticates at the
      bank
    Needs: hosted-flow
    Faults: shows-provider_code-as-another-of-login-where-show_consent_confirmation-is-true

    Scenario: The login of the page is at the provider of the choice
      When a user goes through <the hosted page>
      Then the user comes to <a login at the chosen provider>

  @ais/tokens/fetches-what-was-asked-for @implied @ais-v4 @ais-v5 @group:hosted-pages
  Rule: A login that a user makes on a hosted page is fetched with the fetch_scopes of the request for the page.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `fetch_scopes array of
      strings`; "Attempt (version 4)" (line 113), second point: `Fetch settings`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: hosted-flow
    Note: Checked if the attempt of the login shows fetch_scopes.
    Faults: ignores-fetch_scopes-at-post-tokens-create

    Scenario: The login of a page for accounts alone is fetched for accounts alone
      When a user goes through <the hosted page>
      Then the user comes to <a login that was fetched as asked>

  @conventions/hosted-pages/returns-user @implied @group:hosted-pages
  Rule: When the user has completed the hosted page, the browser goes to return_to.
    Source: first document, "Endpoints / Version 4" (line 338), last sentence on the hosted interface: `customer_id,
      fetch_scopes and return_to`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    In payments-v1: "second document / Endpoints / Payment initiation" (line 108), row `return_to`
    Needs: hosted-flow
    Note: The document states that a token request takes return_to. Its use follows only from its name. Payment
      requests take it too.
    Faults: takes-pages.wayBack-as-nothing
    Variants: ignores-return-to-of-tokens

    Scenario: The page sends its user back to the client
      When a user goes through <the hosted page>
      Then the user comes to <return_to>

  @conventions/hosted-pages/own-parameters-come-back @implied @group:hosted-pages
  Rule: The address to which the user returns keeps the query parameters of return_to.
    Source: first document, "Endpoints / Version 4" (line 327), last sentence on the hosted interface: `return_to`, of
      which no more is said
    In payments-v1: "second document / Endpoints / Payment initiation" (line 108), row `return_to`
    Needs: hosted-flow
    Faults: drops-the-parameters-of-return-to
    Variants: ignores-return-to-of-tokens

    Scenario: A parameter of return_to is present when the user comes back
      When a user goes through <the hosted page>
      Then the user comes to <return_to with its own parameters>

  @conventions/hosted-pages/return-parameters @open @group:hosted-pages
  Rule: The document does not say which parameters the server adds to return_to.
    Source: first document, "Endpoints / Version 4" (line 327), last sentence on the hosted interface: `return_to`, of
      which no more is said
    In payments-v1: "second document / Endpoints / Payment initiation" (line 108), row `return_to`
    Needs: hosted-flow

    Scenario: The parameters that the target added are noted
      When a user goes through <the hosted page>
      Then it is noted <which parameters were added to return_to>

  @conventions/hosted-pages/refuses-frames @open @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @group:hosted-pages
  Rule: The documents do not say whether a hosted page forbids other pages to show it in a frame.
    Source: second document, "Endpoints / Partners" (line 128), paragraph below the table: not inside an embedded
      frame
    Needs: hosted-flow
    Note: A client must open the lead page in its own window. The document does not say that the page enforces this.

    Scenario: The headers that refuse frames are noted
      When a user goes through <the hosted page>
      Then it is noted <whether the page can be framed>

  @conventions/hosted-pages/over-after-expiry @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1 @alone:clock
  Rule: A hosted page that nobody has visited makes no login after its expires_at.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `expires_at`; its
      meaning follows from the name
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    In ais-v6: "Version 6" (line 386), row `POST /connections/connect`: `connect_url`
    In partners-v1: "second document / Endpoints / Partners" (line 133), row `POST /lead_sessions/create`
    Needs: hosted-pages, plain-provider, control-clock
    Note: Checked through the control port (connect-sessions), after the clock has passed expires_at.
    Faults: takes-tokens.expired-as-false

    Scenario: A page that is visited after its expires_at makes no login
      When a user goes through <a page in time and another after its expires_at>
      Then only the page in time has made a login
