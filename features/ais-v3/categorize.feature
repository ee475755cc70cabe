Feature: Categorizing descriptions
  A client may have up to 100 descriptions categorized at once, and teach the categorizer its own categories. A bad item
  comes back with its errors, and the good items beside it are categorized.

  @ais-v3/categorize/answers-each-item @stated
  Rule: The response has one entry for each item of the request.
    Each entry repeats the description of its item.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: array
      that echoes the description
    Note: Checked with a few items and with 100.
    Faults: answers-the-first-item-alone, answers-no-items, leaves-the-last-of-100-items-out, drops-emojis-of-descriptions

    @ais-v3/categorize/echoes-what-was-sent @ais-v3/categorize/entry-types
    Scenario: Good items come back with what was sent
      When batches of good items are categorized
      Then each item has <its entry> [answers-each-item]
      And each item has <what was sent in its entry> [echoes-what-was-sent]
      And every row fits the schema "categorized" [entry-types]

  @ais-v3/categorize/echoes-what-was-sent @stated
  Rule: Each entry repeats the identifier, the currency_code and the amount of its item.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`:
      `echoing description, identifier, currency_code, category`
    Note: A different value fails. A missing value leaves the requirement untested.
    Faults: echoes-the-identifier-of-the-item-before, rounds-amounts-of-items

  @ais-v3/categorize/entry-types @implied
  Rule: In an entry, description, identifier, currency_code, category, mode and status are strings, made_on is a date, amount is a decimal, extra is an object and errors is an array of strings.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: names
      in the response; types as in the request and in "Transaction (version 4)" (line 171)
    Note: The document names what an entry repeats and does not give its types. Null is accepted for a value that the
      request did not contain.
    Faults: shows-the-day-of-an-item-in-words
    Variants: types-untyped-fields-in-its-own-way

  @ais-v3/categorize/equal-length-with-bad-items @stated
  Rule: If a request mixes valid and invalid items, the response still has one entry per item.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: the
      array has the invalid items too, with errors
    Note: Checked with mixes of valid and invalid items. No item lacks a required field, because a target
      may refuse the whole request for it.
    Faults: leaves-bad-items-out, refuses-a-batch-for-one-item

    @ais-v3/categorize/entries-in-order @ais-v3/categorize/errors-exactly-on-bad-items
    @ais-v3/categorize/good-items-still-categorized
    Scenario: Bad items come back with errors, and the good ones beside them are categorized
      When mixes of good and bad items are categorized
      Then each item has <its entry> [equal-length-with-bad-items]
      And each item has <its entry in its place> [entries-in-order]
      And each item has <errors if it is bad> [errors-exactly-on-bad-items]
      And each item has <a category if it is good> [good-items-still-categorized]

  @ais-v3/categorize/entries-in-order @implied
  Rule: The entries of the response are in the order of the items of the request.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: an
      array that echoes the items; no order is stated
    Faults: answers-items-in-another-order, puts-bad-items-last
    Variants: answers-items-backwards

  @ais-v3/categorize/errors-exactly-on-bad-items @stated
  Rule: The entry of an invalid item has errors, an array of strings.
    The entry of a valid item has none.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: when
      an item is invalid, `an errors array of strings`
    Note: An empty array on the entry of a valid item counts as absent.
    Faults: keeps-errors-by-identifier, keeps-the-errors-of-an-item-for-those-after-it, takes-categorize.maxDescription-as-10000, takes-categorize.maxIdentifier-as-1000,
      refuses-a-batch-for-one-item, shows-errors-as-one-text

  @ais-v3/categorize/good-items-still-categorized @stated
  Rule: Valid items are categorized even when other items of the batch are invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: an array
      that echoes `category` of each item and, `when an item is invalid, an errors array`: of that item
    Note: The document does not say which category is right: a description that was taught one has it behind a bad
      item too, and of others only the presence is checked.
    Faults: categorizes-nothing-beside-a-bad-item, categorizes-nothing-after-a-bad-item,
      learns-nothing-beside-a-bad-item

  @ais-v3/categorize/description-required @stated
  Rule: An item without a description is invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`:
      `description string required`
    Note: The server may report it in the errors of the entry or refuse the whole request.
    Faults: categorizes-without-a-description

    Scenario: An item without description is invalid
      When an item is categorized with its "description" set to <nothing>
      Then the item is invalid

  @ais-v3/categorize/description-of-4000-accepted @stated
  Rule: An item with a description of 4000 characters is valid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `max
      4000 chars`
    Faults: takes-categorize.maxDescription-as-3999, counts-the-bytes-of-items

    Scenario: A description of 4000 characters is valid
      When an item is categorized with its "description" set to <a text of 4000 characters>
      Then the item is valid

    Scenario: A description of 4000 letters beyond ASCII is valid
      When an item is categorized with its "description" set to <a text of 4000 letters of two bytes>
      Then the item is valid

  @ais-v3/categorize/description-of-4001-invalid @stated
  Rule: An item with a description of 4001 characters is invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `max
      4000 chars`
    Faults: takes-categorize.maxDescription-as-10000

    Scenario: A description of 4001 characters is invalid
      When an item is categorized with its "description" set to <a text of 4001 characters>
      Then the item is invalid

  @ais-v3/categorize/identifier-of-255-accepted @stated
  Rule: An item with an identifier of 255 characters is valid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `max
      255 chars`
    Faults: takes-categorize.maxIdentifier-as-254, counts-the-bytes-of-items

    Scenario: An identifier of 255 characters is valid
      When an item is categorized with its "identifier" set to <a text of 255 characters>
      Then the item is valid

    Scenario: An identifier of 255 letters beyond ASCII is valid
      When an item is categorized with its "identifier" set to <a text of 255 letters of two bytes>
      Then the item is valid

  @ais-v3/categorize/identifier-of-256-invalid @stated
  Rule: An item with an identifier of 256 characters is invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `max
      255 chars`
    Faults: takes-categorize.maxIdentifier-as-1000

    Scenario: An identifier of 256 characters is invalid
      When an item is categorized with its "identifier" set to <a text of 256 characters>
      Then the item is invalid

  @ais-v3/categorize/category-required-to-learn @stated
  Rule: An item with the action learn and without a category is invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`:
      `required when action is learn`
    Faults: takes-categorize.categoryNeeded-as-false

    Scenario: An item with the action learn and no category is invalid
      When an item is categorized with its "action" set to "learn"
      Then the item is invalid

  @ais-v3/categorize/action-words @implied
  Rule: The action of an item is learn or remove.
    An item with another word is invalid.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: the
      two words of `action`
    Note: The document names two words. It does not say that an item with another word is invalid.
    Faults: takes-categorize.actionKnown-as-true
    Variants: takes-any-action-of-an-item

    Scenario: An item with the action forget is invalid
      When an item is categorized with its "action" set to "forget"
      Then the item is invalid

  @ais-v3/categorize/batch-of-100-accepted @stated
  Rule: A batch of 100 items is accepted.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `at
      most 100 objects`
    Faults: takes-categorize.maxBatch-as-99

    Scenario: A batch of 100 items is accepted
      When batches of 1 and of 100 objects <to categorize> are sent
      Then the batch is accepted

  @ais-v3/categorize/batch-of-101-refused @stated
  Rule: A batch of 101 valid items is refused with BatchSizeLimitExceeded.
    Source: first document, "Errors" (line 441), class `BatchSizeLimitExceeded`
    Faults: takes-categorize.maxBatch-as-101

    Scenario: A batch of 101 items is too large
      When batches of 100 and of 101 objects <to categorize> are sent
      Then the batch is refused as too large

  @ais-v3/categorize/daily-limit @implied
  Rule: More than 1000 categorized transactions in one day are refused with CategorizationLimitReached.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`; whether
      descriptions count as transactions is not said
    Needs: pending-client, exceeding-limits
    Note: The row of the limit names test and pending clients, in the words of version 5. A target may count requests
      instead of objects. It may refuse earlier, because earlier runs used up part of the limit.
    Faults: takes-categories.maxPerDay-as-1001, counts-a-batch-behind-the-limit-of-a-day
    Variants: counts-requests-to-categorize

    Scenario: A pending client that has 1001 descriptions categorized is stopped
      When the "pending" client sends 1001 objects <to categorize>
      Then <the daily limit> stops it

  @ais-v3/categorize/1000-a-day-accepted @implied
  Rule: A pending client may have 1000 transactions categorized in one day.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`; what else is
      counted is not said
    Needs: pending-client, exceeding-limits, control-clock
    Note: Checked on a new day, to which the control port moves the clock, since earlier runs may have used up part of
      the limit. A target may count the transactions of daily fetches too.
    Faults: takes-categories.maxPerDay-as-999, keeps-a-client-at-the-limit-of-a-day

    Scenario: On a new day, a pending client may have 1000 descriptions categorized
      When on each of the next two days the "pending" client sends 1000 objects <to categorize>
      Then the daily limit does not stop it

  @ais-v3/categorize/1000-a-day-of-each-client @implied
  Rule: The limit of a day is one for each client.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`; whether
      descriptions count as transactions is not said
    Needs: pending-client, second-client, exceeding-limits, control-clock
    Note: Checked on a new day, since other requests may have used up part of the limit.
    Faults: counts-the-descriptions-of-a-day-of-all-clients

    Scenario: A pending client that has 1001 descriptions categorized stops no other client
      When a day later the "pending" client sends 1001 objects <to categorize>, and the "second" client 100 before and after
      Then <the daily limit> leaves the other client alone

  @ais-v3/categorize/1000-a-day-refused-uses-nothing-up @implied
  Rule: A batch that is refused for the limit of a day uses up nothing of it.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`: what is refused is not
      categorized
    Needs: pending-client, exceeding-limits, control-clock
    Note: The documents do not say what is counted. A target that counts what it refused gets a warning.
    Faults: counts-refused-batches-in-the-limit-of-a-day

    Scenario: A batch that still fits is accepted after one that did not fit
      When a day later the "pending" client sends 950, 100 and 50 objects <to categorize>
      Then <a batch beyond the daily limit> uses up nothing of it

  @ais-v3/categorize/learn-applies @implied
  Rule: After an item with the action learn, later items with the same description get the category that was learned.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `learn
      (create or update a rule)`
    Note: The action learn creates or updates a rule. The document does not say whether the same response already
      shows the category, so a later request is checked. Its other fields are the same.
    Faults: takes-categorize.learn-as-nothing, keeps-the-rule-of-one-description
    Variants: learns-from-items-in-its-own-time

    @ais-v3/categorize/learn-updates @ais-v3/categorize/remove-restores @ais-v3/categorize/good-items-still-categorized
    Scenario: A description is taught one category, then another, and then both are removed
      When a description is taught one category, then another, and then none
      Then the description has <the first category once that is taught> [learn-applies]
      And the description has <the second category once that is taught> [learn-updates]
      And the description has <the second category behind a bad item too> [good-items-still-categorized]
      And the description has <the category that is taught behind a bad item> [good-items-still-categorized]
      And the description has <its own category once both are removed> [remove-restores]

  @ais-v3/categorize/learn-updates @implied
  Rule: Learning another category for the same description replaces the first category.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: `learn
      (create or update a rule)`
    Faults: learns-each-description-once
    Variants: learns-from-items-in-its-own-time

  @ais-v3/categorize/remove-restores @implied
  Rule: After the action remove, an item gets the category that it had before the learning.
    Source: first document, "Endpoints / Version 3 differences" (line 374), point on `transactions/categorize`: the
      action `remove`, without more words
    Faults: takes-categorize.remove-as-nothing, removes-the-newest-rule-alone
