@ais-v3 @ais-v4 @ais-v5
Feature: A client sends its keys
  Every request says which client sends it, and for which customer and login.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`

  @clients/client-keys/keys-sent @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
  Rule: Each request of the client carries both headers with its keys.
    Source: first document, "Authentication" (line 397), first point: `Every request carries headers`
    In payments-v1: "second document / Authentication" (line 149), first point: `headers App-id and Secret on every
      request`
    In partners-v1: "second document / Authentication" (line 149), first point: `headers App-id and Secret on every
      request`

  @clients/client-keys/customer-secret-sent @stated
  Rule: A request that creates a token, a login or an oauth provider carries Customer-secret.
    Source: first document, "Authentication" (line 400), second point: `carry` and `Customer-secret`
    Note: The table of version 6 names no header but the keys, so its clients need not send this one. On a route whose
      own row does not list it, a request without it gets a warning at most.

  @clients/client-keys/login-secret-sent @stated
  Rule: A request that reads or changes a login carries Login-secret.
    Source: first document, "Authentication" (line 401), third point: `Requests that read or modify a login`
    Note: A request that only shows a login gets a warning at most. The document does not say whether a list of
      logins, accounts or transactions reads a login in this sense, so lists do not count.

  @clients/client-keys/secrets-of-one-customer @implied
  Rule: The secrets of a request belong to the customer and the login that the request is about.
    Source: first document, "Authentication" (line 400), second point: `identifying the customer`; "Errors" (line
      499), class `WrongClientToken`

  @clients/client-keys/secrets-in-headers-only @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1
  @partners-v1
  Rule: The client sends keys and secrets in headers, and never in an address.
    Source: first document, "Authentication" (line 408), first, second and third point: each names a header; sixth
      point: `all sensitive data is encrypted`
    In payments-v1: "second document / Authentication" (line 149), first point: `headers App-id and Secret on every
      request`
    In partners-v1: "second document / Authentication" (line 149), first point: `headers App-id and Secret on every
      request`

  @clients/client-keys/routes-of-the-key @implied
  Rule: A client with an app key sends no request to a route that is withheld from app keys.
    Source: first document, "Authentication" (line 399), first point: `some endpoints are unavailable`
    Note: The document does not say which routes these are. Those of the sandbox are one choice.

  @clients/client-keys/service-keys-only @stated @payments-v1 @partners-v1
  Rule: The client uses a service key.
    Source: second document, "Authentication" (line 149), first point: `service keys only`
