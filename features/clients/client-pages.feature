@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: A client opens hosted pages
  The user consents and authenticates on a page of the server, in a window of its own.

  @clients/client-pages/page-for-the-user @implied
  Rule: The user visits the hosted page, and no key of the client is sent to it.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `user visits
      connect_url`
    In ais-v6: "Version 6" (line 386), row `POST /connections/connect`: `connect_url`
    In payments-v1: "second document / Endpoints / Payment initiation" (line 97), row `POST /payments/connect`:
      `redirect the user`
    In partners-v1: "second document / Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `the user
      visits redirect_url`

  @clients/client-pages/own-window @stated @partners-v1
  Rule: The client opens the hosted widget in its own window, not in a frame.
    Source: second document, "Endpoints / Partners (/api/partners/v1, headers App-id and Secret)" (line 140),
      paragraph below the table: a `new browser window or pop-up`
