Feature: Learning categories
  A client that knows better teaches the categorizer the category of a transaction. Every taught transaction counts
  towards the daily limit of the client, so the checks teach few, and mostly the categories that they already have.

  @ais/learn/accepted
  Rule: The answer to categories to learn has learned

    Scenario: Teaching the category of a transaction is accepted
      Given the request to learn a category
      When it is sent
      Then it is accepted
      And its data fits the schema "learned"

  @ais/learn/transaction-id-required
  Rule: transaction_id is required

    Scenario: A category without transaction_id is refused
      Given the request to learn a category
      When it is sent without the field "data.0.transaction_id"
      Then it is refused

  @ais/learn/category-code-required
  Rule: category_code is required

    Scenario: A transaction without category_code is refused
      Given the request to learn a category
      When it is sent without the field "data.0.category_code"
      Then it is refused

  @ais/learn/immediate-optional
  Rule: immediate is optional, and is true or false

    Scenario Outline: immediate set to <value> is accepted
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @ais/learn/immediate-effect
  Rule: With immediate set, the next fetch has the taught category

    @group:lessons
    Scenario: Transactions that are fetched later have the category taught for their description
      When categories are taught with immediate set, and another login of the customer is fetched
      Then later transactions have the categories that were taught

  @ais/learn/unknown-transaction
  Rule: The transaction exists

    Scenario: An unknown transaction_id is refused
      Given the request to learn a category
      When it is sent with the field "data.0.transaction_id" set to <an unknown transaction id>
      Then it is refused as TransactionNotFound
