Feature: Categorizing descriptions
  A client may have up to a hundred descriptions categorized at once, and teach the categorizer its own categories. A
  bad item spoils nothing but itself: it comes back in its place with what is wrong, and the others are categorized.

  @ais-v3/categorize/answers-each-item @ais-v3/categorize/echoes-what-was-sent @ais-v3/categorize/entry-types
  Rule: Each item is answered in its place

    Scenario: Good items come back in the order in which they were sent
      When a batch of good items is categorized
      Then each item is answered in its place, with what was sent of it

  @ais-v3/categorize/equal-length-with-bad-items
  Rule: Bad items change neither number nor order

    Scenario: Whatever is bad in a batch, there is one entry for each item in order
      Then for every mix of good and bad items there is an entry for each, in order

  @ais-v3/categorize/errors-exactly-on-bad-items
  Rule: Errors stand on bad items and on no other

    Scenario: Whatever is bad in a batch, errors stand exactly there
      Then for every mix of good and bad items errors stand on the bad ones alone

  @ais-v3/categorize/good-items-still-categorized
  Rule: Good items are categorized beside bad ones

    Scenario: Whatever is bad in a batch, the good items have a category
      Then for every mix of good and bad items the good ones are categorized

  @ais-v3/categorize/description-required
  Rule: An item has a description

    Scenario: An item without description is invalid
      When an item is categorized without its "description"
      Then the item is invalid

  @ais-v3/categorize/description-of-4000-accepted
  Rule: A description has 4000 characters at most

    Scenario: A description of 4000 characters is valid
      When an item is categorized with a "description" of 4000 characters
      Then the item is valid

  @ais-v3/categorize/description-of-4001-invalid
  Rule: A description of more than 4000 characters is invalid

    Scenario: A description of 4001 characters is invalid
      When an item is categorized with a "description" of 4001 characters
      Then the item is invalid

  @ais-v3/categorize/identifier-of-255-accepted
  Rule: An identifier has 255 characters at most

    Scenario: An identifier of 255 characters is valid
      When an item is categorized with a "identifier" of 255 characters
      Then the item is valid

  @ais-v3/categorize/identifier-of-256-invalid
  Rule: An identifier of more than 255 characters is invalid

    Scenario: An identifier of 256 characters is invalid
      When an item is categorized with a "identifier" of 256 characters
      Then the item is invalid

  @ais-v3/categorize/category-required-to-learn
  Rule: What is taught has a category

    Scenario: An item that teaches no category is invalid
      When an item is categorized with the action "learn"
      Then the item is invalid

  @ais-v3/categorize/action-words
  Rule: action is learn or remove

    Scenario: An item with another action is invalid
      When an item is categorized with the action "forget"
      Then the item is invalid

  @ais-v3/categorize/batch-of-100-accepted
  Rule: A batch of 100 items is accepted

    Scenario: A hundred items are categorized
      When batches of 100 and of 101 items are categorized
      Then the batch of 100 is accepted

  @ais-v3/categorize/batch-of-101-refused
  Rule: A batch of 101 items is too large

    Scenario: One item more is refused
      When batches of 100 and of 101 items are categorized
      Then the batch is refused as too large

  @ais-v3/categorize/learn-applies @ais-v3/categorize/learn-updates @ais-v3/categorize/remove-restores
  Rule: What is taught applies until it is removed

    Scenario: A description is taught twice, and then no more
      When a description is taught one category, then another, and then none
      Then its category follows, and is the first again in the end
