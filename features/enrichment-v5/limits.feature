Feature: Limits of data enrichment
  A batch has up to 100 objects. Clients in pending and test status may have 1000 objects categorized in a day.

  @enrichment-v5/limits/100-objects-to-enrich @implied
  Rule: An enrichment request with 100 objects is accepted.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; which requests are batches is not
      said
    Faults: takes-batches-below-100-only

    Scenario: A batch of 100 objects is accepted
      When batches of 1 and of 100 objects <to enrich> are sent
      Then the batch is accepted

  @enrichment-v5/limits/101-objects-to-enrich @stated
  Rule: An enrichment request with 101 valid objects is refused with BatchSizeLimitExceeded.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; "Data enrichment error body" (line
      204), class `BatchSizeLimitExceeded`
    Note: The document does not show the body. A body that Assay guesses is used only if the target reads it. It must
      refuse the same body with an invalid object, or name the object in its answer.
    Faults: takes-categories.maxBatch-as-101, takes-categories.maxBatch-as-101-when-*

    Scenario: A batch of 101 objects is too large
      When batches of 100 and of 101 objects <to enrich> are sent
      Then the batch is refused as too large

  @enrichment-v5/limits/1000-a-day @implied
  Rule: When a pending client categorizes more than 1000 transactions in one day, it is refused with CategorizationLimitReached.
    Source: second document, "Limits" (line 231), row `Categorizations per day`; "Data enrichment error body" (line
      204), class `CategorizationLimitReached`
    Needs: pending-client, exceeding-limits
    Note: The documents do not say whether enrichment counts as categorization or what exactly is counted. A target
      may refuse earlier, because earlier runs used up part of the limit.
    Faults: takes-categories.maxPerDay-as-1001, counts-a-batch-behind-the-limit-of-a-day
    Variants: counts-requests-to-categorize

    Scenario: A pending client that has 1001 objects enriched is stopped
      When the "pending" client sends 1001 objects <to enrich>
      Then <the daily limit> stops it

  @enrichment-v5/limits/1000-a-day-accepted @implied
  Rule: A pending client may have 1000 transactions categorized in one day.
    Source: second document, "Limits" (line 231), row `Categorizations per day`; whether enrichment counts as
      categorization is not said
    Needs: pending-client, exceeding-limits, control-clock
    Note: Checked on a new day, to which the control port moves the clock, since earlier runs may have used up part of
      the limit.
    Faults: takes-categories.maxPerDay-as-999, keeps-a-client-at-the-limit-of-a-day

    Scenario: On a new day, a pending client may have 1000 objects enriched
      When on each of the next two days the "pending" client sends 1000 objects <to enrich>
      Then the daily limit does not stop it

  @enrichment-v5/limits/1000-a-day-of-each-client @implied
  Rule: The limit of a day is one for each client.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`; whether enrichment
      counts as categorization is not said
    Needs: pending-client, second-client, exceeding-limits, control-clock
    Note: Checked on a new day, since other requests may have used up part of the limit.
    Faults: counts-the-objects-of-a-day-of-all-clients

    Scenario: A pending client that has 1001 objects enriched stops no other client
      When a day later the "pending" client sends 1001 objects <to enrich>, and the "second" client 100 before and after
      Then <the daily limit> leaves the other client alone

  @enrichment-v5/limits/1000-a-day-refused-uses-nothing-up @implied
  Rule: A batch that is refused for the limit of a day uses up nothing of it.
    Source: second document, "Limits" (line 231), row `Categorizations per day`: what is refused is not
      categorized
    Needs: pending-client, exceeding-limits, control-clock
    Note: The documents do not say what is counted. A target that counts what it refused gets a warning.
    Faults: counts-refused-batches-in-the-limit-of-a-day

    Scenario: A batch that still fits is accepted after one that did not fit
      When a day later the "pending" client sends 950, 100 and 50 objects <to enrich>
      Then <a batch beyond the daily limit> uses up nothing of it

  @enrichment-v5/limits/live-clients-spared @stated
  Rule: A live client may categorize more than 1000 transactions in one day.
    Source: second document, "Limits" (line 231), row `Categorizations per day`: `pending and test clients`
    Needs: live-client, exceeding-limits
    Note: The document names this limit for pending and test clients only.
    Faults: takes-categories.limited-as-true

    Scenario: A live client that has 1100 objects enriched is not stopped
      When the "live" client sends 1100 objects <to enrich>
      Then the daily limit does not stop it

  @enrichment-v5/limits/100-objects-on-other-routes @implied
  Rule: A request for merchants, and one that marks or unmarks duplicates, is accepted with 100 objects.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; which requests are batches is not
      said
    Needs: plain-provider
    Faults: takes-categories.maxBatch-as-99, takes-categories.maxBatch-as-99-when-*

    Scenario Outline: A batch of 100 objects <to do> is accepted
      When batches of 1 and of 100 objects <<to do>> are sent
      Then the batch is accepted

      Examples:
        | to do                |
        | to find merchants of |
        | to mark              |
        | to unmark            |

  @enrichment-v5/limits/101-objects-on-other-routes @implied
  Rule: A request for merchants, and one that marks or unmarks duplicates, is refused with BatchSizeLimitExceeded if it has 101 objects.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; "Data enrichment error body" (line
      204), class `BatchSizeLimitExceeded`
    Needs: plain-provider
    Note: The document does not say which requests are batches, or whether an object that is repeated counts twice.
    Faults: takes-categories.maxBatch-as-101, takes-categories.maxBatch-as-101-when-*

    Scenario Outline: A batch of 101 objects <to do> is too large
      When batches of 100 and of 101 objects <<to do>> are sent
      Then the batch is refused as too large

      Examples:
        | to do                |
        | to find merchants of |
        | to mark              |
        | to unmark            |
