Feature: Routes of data enrichment
  A client sends transactions, categories to learn and questions about merchants. Their bodies are not shown, so a target
  must only keep what is stated for every request; the rest is noted.

  @enrichment-v5/routes/each-is-there @stated
  Rule: The target knows each documented route of data enrichment.
    Source: second document, "Endpoints / Data enrichment" (line 115), first column of the table
    Note: The document does not show the bodies, so every refusal except RouteNotFound is accepted.
    Faults: takes-access.routeServed-as-false-at-post-merchants

    Scenario: No route of the interface is refused as an unknown route
      When <every route of data enrichment> and an unknown route are requested
      Then no route but the unknown one is refused as unknown

  @enrichment-v5/routes/direct-access @stated
  Rule: A client that has no access to a route, or has no direct access, is refused with ActionNotAllowed.
    Source: second document, "Errors / Data enrichment error body" (line 204), class `ActionNotAllowed`
    Needs: unenriched-client
    Note: The routes that a client may use are agreed outside the interface. The profile gives a client that may not
      ask for merchants.
    Faults: takes-access.mayCall-as-true, takes-access.mayCall-as-true-when-repeated

    Scenario: A client without access to data enrichment is refused when it asks for merchants
      Given the request to ask for merchants
      When it is sent as the "unenriched" client
      Then it is refused as "ActionNotAllowed"

  @enrichment-v5/routes/answer-to-lessons @open
  Rule: The document does not show the response to category learning.
    Source: second document, "Endpoints / Data enrichment" (line 120), sentence below the table: responses are not
      shown; row `POST /categories/learn`

    Scenario: The answer to a category to learn is noted
      Given the request to learn a category
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/lesson-learned @implied
  Rule: The response to category learning has learned, a boolean.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: its response;
      "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Note: The section on data enrichment shows no response of this route.
    Faults: shows-learned-as-text-at-post-categories-learn
    Variants: takes-any-enrichment-body-unread

    Scenario: The answer to a category to learn has learned, a boolean
      Given the request to learn a category
      When it is sent
      Then its data fits the whole schema "learned"

  @enrichment-v5/routes/answer-with-merchants @open
  Rule: The document does not show the response to a request for merchants.
    Source: second document, "Endpoints / Data enrichment" (line 121), sentence below the table: responses are not
      shown; row `POST /merchants`

    Scenario: The answer to a request for merchants is noted
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/answer-with-enrichment @open
  Rule: The document does not show the response to an enrichment request.
    Source: second document, "Endpoints / Data enrichment" (line 124), sentence below the table: responses are not
      shown; row `POST /enrichment`

    Scenario: The answer to a transaction to enrich is noted
      Given the request to enrich transactions
      When it is sent
      Then its outcome is noted
