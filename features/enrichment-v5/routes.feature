Feature: Routes of data enrichment
  A client sends transactions, categories to learn and questions about merchants. Their bodies are not shown, so a target
  must only keep what is stated for every request; the rest is noted.

  @enrichment-v5/routes/each-is-there
  Rule: Each route exists

    Scenario: No route of the interface is refused as an unknown route
      When every route of data enrichment and an unknown route are requested
      Then no route but the unknown one is refused as unknown

  @enrichment-v5/routes/direct-access
  Rule: A client without access is refused with ActionNotAllowed

    Scenario: A client without access to data enrichment is refused when it asks for merchants
      Given the request to ask for merchants
      When it is sent as the unenriched client
      Then it is refused as ActionNotAllowed

  @enrichment-v5/routes/answer-to-lessons
  Rule: The answer to categories to learn is not stated

    Scenario: The answer to a category to learn is noted
      Given the request to learn a category
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/lesson-learned
  Rule: The answer to categories to learn has learned

    Scenario: The answer to a category to learn has learned, a boolean
      Given the request to learn a category
      When it is sent
      Then its data fits the whole schema "learned"

  @enrichment-v5/routes/answer-with-merchants
  Rule: The answer to a request for merchants is not stated

    Scenario: The answer to a request for merchants is noted
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/answer-with-enrichment
  Rule: The answer to transactions to enrich is not stated

    Scenario: The answer to a transaction to enrich is noted
      Given the request to enrich transactions
      When it is sent
      Then its outcome is noted
