Feature: Categorizing descriptions
  A client may have up to 100 descriptions categorized at once, and teach the categorizer its own categories. A bad item
  comes back with its errors, and the good items beside it are categorized.

  @ais-v3/categorize/answers-each-item @ais-v3/categorize/echoes-what-was-sent @ais-v3/categorize/entry-types
  Rule: The answer has an entry for each item

    Scenario: Good items come back with what was sent
      When a batch of good items is categorized
      Then each item has its entry [answers-each-item]
      And each entry repeats what was sent [echoes-what-was-sent]
      And every row fits the schema "categorized" [entry-types]

  @ais-v3/categorize/equal-length-with-bad-items
  Rule: Bad items do not change the number of the entries

    Scenario: Every batch with bad items has one entry for each item
      When many mixes of good and bad items are categorized, to see the number of the entries
      Then the rule holds for every case

  @ais-v3/categorize/entries-in-order
  Rule: The entries are in the order of the items

    Scenario: Every batch has its entries in the order of its items
      When many mixes of good and bad items are categorized, to see the order of the entries
      Then the rule holds for every case

  @ais-v3/categorize/errors-exactly-on-bad-items
  Rule: The bad items have errors, and only they

    Scenario: Every batch with bad items has errors on exactly these items
      When many mixes of good and bad items are categorized, to see the errors of the bad items
      Then the rule holds for every case

  @ais-v3/categorize/good-items-still-categorized
  Rule: Good items are categorized beside bad ones

    Scenario: Every batch with bad items has a category for each good item
      When many mixes of good and bad items are categorized, to see the categories of the good items
      Then the rule holds for every case

  @ais-v3/categorize/description-required
  Rule: An item has a description

    Scenario: An item without description is invalid
      When an item is categorized with its "description" set to <nothing>
      Then the item is invalid

  @ais-v3/categorize/description-of-4000-accepted
  Rule: A description may have 4000 characters

    Scenario: A description of 4000 characters is valid
      When an item is categorized with its "description" set to <a text of 4000 characters>
      Then the item is valid

  @ais-v3/categorize/description-of-4001-invalid
  Rule: A description may not have 4001 characters

    Scenario: A description of 4001 characters is invalid
      When an item is categorized with its "description" set to <a text of 4001 characters>
      Then the item is invalid

  @ais-v3/categorize/identifier-of-255-accepted
  Rule: An identifier may have 255 characters

    Scenario: An identifier of 255 characters is valid
      When an item is categorized with its "identifier" set to <a text of 255 characters>
      Then the item is valid

  @ais-v3/categorize/identifier-of-256-invalid
  Rule: An identifier may not have 256 characters

    Scenario: An identifier of 256 characters is invalid
      When an item is categorized with its "identifier" set to <a text of 256 characters>
      Then the item is invalid

  @ais-v3/categorize/category-required-to-learn
  Rule: An item with the action learn has a category

    Scenario: An item with the action learn and no category is invalid
      When an item is categorized with its "action" set to learn
      Then the item is invalid

  @ais-v3/categorize/action-words
  Rule: action is learn or remove

    Scenario: An item with the action forget is invalid
      When an item is categorized with its "action" set to forget
      Then the item is invalid

  @ais-v3/categorize/batch-of-100-accepted
  Rule: A batch may hold 100 items

    Scenario: A batch of 100 items is accepted
      When batches of 1 and of 100 objects to categorize are sent
      Then the batch is accepted

  @ais-v3/categorize/batch-of-101-refused
  Rule: A batch may not hold 101 items

    Scenario: A batch of 101 items is too large
      When batches of 100 and of 101 objects to categorize are sent
      Then the batch is refused as too large

  @ais-v3/categorize/daily-limit
  Rule: A pending client may have 1000 objects categorized in a day

    Scenario: A pending client that has 1001 descriptions categorized is stopped
      When the pending client has 1001 descriptions categorized
      Then the daily limit stops it

  @ais-v3/categorize/1000-a-day-accepted
  Rule: 1000 objects a day are not too many

    @alone
    Scenario: On a new day, a pending client may have 1000 descriptions categorized
      When a day later the pending client has 1000 descriptions categorized
      Then 1000 objects are not stopped

  @ais-v3/categorize/learn-applies @ais-v3/categorize/learn-updates @ais-v3/categorize/remove-restores
  Rule: A category that was taught applies until it is removed

    Scenario: A description is taught one category, then another, and then both are removed
      When a description is taught one category, then another, and then none
      Then the description has the first category once it is taught [learn-applies]
      And it has the second category once that is taught [learn-updates]
      And in the end it has its category of the beginning [remove-restores]
