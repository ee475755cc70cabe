Feature: Limits of what is enriched
  Objects come in batches of up to a hundred, and pending and test clients have a thousand categorized in a day.

  @enrichment-v5/limits/100-objects-to-enrich
  Rule: A batch to enrich may hold 100 objects

    Scenario: A hundred objects are enriched in one request
      When batches of 1 and then of 100 objects are enriched
      Then the batch is accepted

  @enrichment-v5/limits/101-objects-to-enrich
  Rule: A batch to enrich may not hold 101 objects

    Scenario: A hundred and one objects are too many for one request
      When batches of 100 and then of 101 objects are enriched
      Then the batch is refused as too large

  @enrichment-v5/limits/1000-a-day
  Rule: A pending client has a thousand categorized a day

    Scenario: A pending client is stopped once it has had more than a thousand enriched
      When the pending client has 1100 objects enriched
      Then it is stopped by the limit of the day

  @enrichment-v5/limits/live-clients-spared
  Rule: A live client has no such limit

    Scenario: A live client goes on beyond a thousand
      When the live client has 1100 objects enriched
      Then it is not stopped by the limit of the day
