Feature: Transactions of leads
  Transactions are listed by their connection and their account. The table lists both parameters, so both are sent for
  the transactions of one account.

  @partners-v1/transactions/of-connection
  Rule: The list of a connection holds the transactions of all its accounts

    Scenario: The transactions of a connection are those of its accounts
      Given a login, and a login of another customer
      When the transactions of the login and of each of its accounts are listed
      Then the whole list is the union of its parts by "account_id"

  @partners-v1/transactions/of-account
  Rule: The list of an account holds the transactions of that account only

    Scenario: Each account has transactions of its own
      Given a login, and a login of another customer
      When the transactions of each account are listed
      Then every row has the requested "account_id"

  @partners-v1/transactions/account-of-another-connection
  Rule: The account belongs to the connection

    Scenario: An account is not shown with the id of another connection
      When an account's transactions are listed with the id of another login
      Then the other login shows no transaction

  @partners-v1/transactions/account-alone
  Rule: The answer to a list of an account without its connection is not stated

    Scenario: The answer to a list of transactions by account alone is noted
      Given the request to list transactions of an account
      When it is sent
      Then its outcome is noted

  @partners-v1/transactions/parent-missing
  Rule: The answer to a list without a connection and an account is not stated

    Scenario: The answer to a list of transactions without a parent is noted
      Given the request to list transactions
      When it is sent without the query parameter "login_id"
      Then its outcome is noted

  @partners-v1/transactions/unknown-account
  Rule: An unknown account has no transactions

    Scenario: A list of the transactions of an unknown account is empty or refused
      Given the request to list transactions
      When it is sent with the query parameter "account_id" set to <an unknown account id>
      Then it finds nothing, or is refused as AccountNotFound or WrongClientToken

  @partners-v1/transactions/category-in-a-tree
  Rule: A transaction has one of the listed categories

    Scenario: The categories of transactions are in the list of categories
      Given the request to list categories
      When it is sent
      And the transactions at hand are listed
      Then every category is listed

  @partners-v1/transactions/of-another-client
  Rule: Only the own client is shown a transaction

    Scenario: Another client is not shown the transactions of a connection
      When the main client and the second client read its transactions
      Then the second client is shown nothing of it
