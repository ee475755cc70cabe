Feature: Limits of data enrichment
  A batch has up to 100 objects. Clients in pending and test status may have 1000 objects categorized in a day.

  @enrichment-v5/limits/100-objects-to-enrich
  Rule: A batch to enrich may hold 100 objects

    Scenario: A batch of 100 objects is accepted
      When batches of 1 and of 100 objects to enrich are sent
      Then the batch is accepted

  @enrichment-v5/limits/101-objects-to-enrich
  Rule: A batch to enrich may not hold 101 objects

    Scenario: A batch of 101 objects is too large
      When batches of 100 and of 101 objects to enrich are sent
      Then the batch is refused as too large

  @enrichment-v5/limits/1000-a-day
  Rule: A pending client may have 1000 objects categorized in a day

    Scenario: A pending client that has 1001 objects enriched is stopped
      When the pending client has 1001 objects enriched
      Then the daily limit stops it

  @enrichment-v5/limits/1000-a-day-accepted
  Rule: 1000 objects a day are not too many

    @alone
    Scenario: On a new day, a pending client may have 1000 objects enriched
      When a day later the pending client has 1000 objects enriched
      Then 1000 objects are not stopped

  @enrichment-v5/limits/live-clients-spared
  Rule: A live client has no daily limit

    Scenario: A live client that has 1100 objects enriched is not stopped
      When the live client has 1100 objects enriched
      Then the daily limit does not stop it

  @enrichment-v5/limits/100-objects-on-other-routes
  Rule: Other requests with a list may hold 100 objects

    Scenario Outline: A batch of 100 objects <to do> is accepted
      When batches of 1 and of 100 objects <to do> are sent
      Then the batch is accepted

      Examples:
        | to do                |
        | to find merchants of |
        | to mark              |
        | to unmark            |

  @enrichment-v5/limits/101-objects-on-other-routes
  Rule: Other requests with a list may not hold 101 objects

    Scenario Outline: A batch of 101 objects <to do> is too large
      When batches of 100 and of 101 objects <to do> are sent
      Then the batch is refused as too large

      Examples:
        | to do                |
        | to find merchants of |
        | to mark              |
        | to unmark            |
