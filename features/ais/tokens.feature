@ais-v3 @ais-v4 @ais-v5
Feature: Tokens of the hosted connect page
  A client that does not want to handle credentials requests a token, and sends its user to the address that comes with
  it.

  @ais/tokens/create @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: The response to the creation of a token has the strings token and connect_url and the datetime expires_at.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: its response
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    Faults: omits-expires_at-at-post-tokens-create

    @ais-v5/connect-sessions/create
    Scenario: A token is created
      Given the request to create a token
      When it is sent
      Then it is accepted
      And its data fits the schema "token"

  @ais-v5/connect-sessions/create @stated
  Rule: The response to the creation of a connect session has connect_url, a string, and expires_at, a datetime.
    Source: first document, "Endpoints / Version 6" (line 393), last sentence: `connect_sessions in place of tokens`;
      "Version 4" (line 311), row `POST /api/v4/tokens/create`
    Note: A connect session replaces the "token" of version 4. The document does not say whether the response still
      has the field "token", so the check uses the row of version 4 without that field.
    Faults: omits-expires_at-at-post-tokens-create

  @ais/tokens/connect-url-is-address @stated @implied-in:ais-v3
  Rule: The connect_url of a token is an absolute address that a browser can open.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `user visits
      connect_url`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4; connect_sessions replace
      tokens
    Observed by: pages: can-be-opened
    Shown by: ais/tokens/one-per-request
    Faults: shows-connect_url-as-path-at-post-tokens-create

  @ais/tokens/expires-in-future @stated
  Rule: The expires_at of a new token is in the future.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `expires_at
      datetime`, and `user visits connect_url`, which what has expired does not allow
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4; connect_sessions replace
      tokens
    Observed by: pages: ends-later
    Shown by: ais/tokens/one-per-request
    Faults: shows-expires_at-as-past-at-post-tokens-create

  @ais/tokens/one-per-request @implied
  Rule: Each request for a token gets a connect_url of its own.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: its name and its
      response
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4; connect_sessions replace
      tokens
    Observed by: pages: its-own
    Seen by: customers: own-page
    Note: The document does not say that a token is new. A target may return the one that a customer has already.
    Faults: shows-data-as-first-at-post-tokens-create

    Scenario: Two tokens of one customer differ
      Given the request to create a token
      When it is sent twice
      Then the answers have different values at "data.connect_url"

  @ais/tokens/customer-missing @implied
  Rule: A request that creates a token must name a customer, by customer_id or by Customer-secret.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: body `customer_id`;
      "Authentication" (line 395), second point: Customer-secret
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4; connect_sessions replace
      tokens
    Note: The document does not mark customer_id as required, but a token belongs to a customer.
    Faults: accepts-CustomerNotFound-at-post-tokens-create, accepts-CustomerNotFound-at-post-tokens-create-when-repeated

    Scenario: A token without a customer is refused
      Given the request to create a token
      When it is sent with <no customer>
      Then it is refused
