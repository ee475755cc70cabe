Feature: Learning categories
  A client that knows better teaches the categorizer: this transaction is of that category. Lessons come in batches, and
  each counts against what a client may have categorized in a day, so the checks teach little, and mostly what is so
  already.

  @ais/learn/accepted
  Rule: A lesson is answered with learned

    Scenario: Teaching the category of a transaction is accepted
      Given the request to learn a category
      When it is sent
      Then it is accepted
      And its data fits the schema "learned"

  @ais/learn/transaction-id-required
  Rule: A lesson names its transaction

    Scenario: A lesson without a transaction is refused
      Given the request to learn a category
      When it is sent without the field "data.0.transaction_id"
      Then it is refused

  @ais/learn/category-code-required
  Rule: A lesson names its category

    Scenario: A lesson without a category is refused
      Given the request to learn a category
      When it is sent without the field "data.0.category_code"
      Then it is refused

  @ais/learn/immediate-optional
  Rule: immediate may be true, false or left out

    Scenario Outline: A lesson with immediate <value> is accepted
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @ais/learn/immediate-effect
  Rule: What is taught at once counts for the next fetch

    Scenario: Transactions fetched later have the category taught for their description
      When categories are taught at once, and another login of the customer is fetched
      Then what was taught is the category of its description

  @ais/learn/unknown-transaction
  Rule: A transaction that does not exist teaches nothing

    Scenario: A lesson of a transaction that does not exist is refused
      Given the request to learn a category
      When it is sent with the field "data.0.transaction_id" set to <a transaction id that nothing has>
      Then it is refused as TransactionNotFound
