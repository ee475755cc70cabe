Feature: Routes of data enrichment
  A client sends transactions, lessons and questions about merchants. Their bodies are not shown, so that only what is said
  of every request can be demanded; the rest is told.

  @enrichment-v5/routes/each-is-there
  Rule: Each route is there

    Scenario: No route of the interface is answered as one that does not exist
      When each route of data enrichment is called, and one that is none
      Then each is known, and the one that is none is not

  @enrichment-v5/routes/direct-access
  Rule: Who has no access is told so

    Scenario: A client to whom data enrichment is forbidden may not ask for merchants
      Given the request to ask for merchants
      When it is sent as the unenriched client
      Then it is refused as ActionNotAllowed

  @enrichment-v5/routes/answer-to-lessons
  Rule: Lessons are answered in some way

    Scenario: A lesson is answered
      Given the request to learn a category
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/answer-with-merchants
  Rule: A question about merchants is answered in some way

    Scenario: A merchant is asked for
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted

  @enrichment-v5/routes/answer-with-enrichment
  Rule: Transactions to enrich are answered in some way

    Scenario: A transaction is enriched
      Given the request to enrich transactions
      When it is sent
      Then its outcome is noted
