Feature: Learning categories at version 3
  A list of transactions with the categories they should have, and nothing more.

  @ais-v3/learn/takes-a-list
  Rule: A list of transaction_id and category_code is accepted

    Scenario: A category is learnt from a transaction
      Given the request to learn a category
      When it is sent
      Then it is accepted

  @ais-v3/learn/immediate-makes-no-difference
  Rule: There is no flag immediate

    Scenario: The flag of version 4 is answered in some way
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to true
      Then its outcome is noted
