Feature: Learning categories at version 3
  A client sends a list of transactions with the categories that they should have, and nothing more.

  @ais-v3/learn/takes-a-list
  Rule: A list of transaction_id and category_code is accepted

    Scenario: The category of a transaction is taught
      Given the request to learn a category
      When it is sent
      Then it is accepted

  @ais-v3/learn/immediate-makes-no-difference
  Rule: Version 3 has no immediate

    Scenario: The answer to a request with immediate is noted
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to true
      Then its outcome is noted
