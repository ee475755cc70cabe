@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: A client sends correct requests
  Bodies have the documented fields, types and words.

  @clients/client-requests/form-of-requests @implied
  Rule: No request of the client is refused for its form or for the format of a value.
    Source: first document, "Endpoints" (line 296), first sentence: `All bodies are JSON`; "Errors" (line 419): the
      classes that say what is wrong with a request

  @clients/client-requests/bodies-declared-rightly @implied
  Rule: The Content-Type of a request with a body says JSON, or a multipart form that carries a file.
    Source: first document, "Endpoints" (line 296), first sentence: `All bodies are JSON`; table of the body that
      creates a login, paragraph below it: multipart form data
    Note: A request without Content-Type does not count, since the document names no such header.

  @clients/client-requests/refused-not-repeated @implied
  Rule: The client does not go on with a request that is refused for what it holds.
    Source: first document, "Endpoints" (line 294), "Errors" (line 419): the meaning of each class
    Note: Ten equal refusals of equal requests in a row are not held against a client, nor are classes that may pass
      by themselves, such as LoginAlreadyProcessing.

  @clients/client-requests/routes-exist @implied
  Rule: The client sends requests only to routes that the interface has.
    Source: first document, "Endpoints" (line 294), the tables; "Errors" (line 493), class `RouteNotFound`

  @clients/client-requests/dates-with-transactions @stated @ais-v4 @ais-v5
  Rule: The client sends from_date and to_date only if fetch_scopes contains transactions.
    Source: first document, "Endpoints / Version 4" (line 351), table of the body that creates a login, rows
      `from_date` and `to_date`

  @clients/client-requests/provider-parameters-forwarded @stated @ais-v3 @ais-v4 @ais-v5
  Rule: The query_string of an authorization holds all parameters that the provider appended to return_to.
    Source: first document, "Endpoints / Version 4" (line 328), row `PUT /api/v4/oauth_providers/authorize`: `all
      parameters the provider appended`

  @clients/client-requests/reconnect-scopes-allowed @stated @ais-v4 @ais-v5
  Rule: The fetch_scopes of a reconnect are one of the five combinations that the document lists.
    Source: first document, "Endpoints / Version 4" (line 363), paragraph `Reconnect body`: `allowed combinations`
    Note: The document says nothing of an empty list, of a repeated word or of the order, so these do not count.
