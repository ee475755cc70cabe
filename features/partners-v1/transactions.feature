Feature: Transactions of leads
  Transactions are listed by their connection and their account. The table lists both parameters, so that both are sent
  where one account is meant.

  @partners-v1/transactions/of-connection
  Rule: The list of a connection is that of its accounts together

    Scenario: The transactions of a connection are those of its accounts
      When the transactions of a connection are listed, whole and by its accounts
      Then the whole list is the union of its parts by "account_id"

  @partners-v1/transactions/of-account
  Rule: The list of an account holds its transactions alone

    Scenario: Each account has transactions of its own
      When the transactions of each account of two connections are listed
      Then every row has the requested "account_id"

  @partners-v1/transactions/account-of-another-connection
  Rule: An account belongs to its connection

    Scenario: An account is not listed with the id of another connection
      When an account's transactions are listed with the id of another connection
      Then the other connection shows none of them

  @partners-v1/transactions/account-alone
  Rule: An account without its connection is answered in some way

    Scenario: An account is asked for alone
      Given the request to list transactions of an account
      When it is sent
      Then its outcome is noted

  @partners-v1/transactions/parent-missing
  Rule: Without a connection and an account transactions are listed or refused

    Scenario: Transactions of nobody are asked for
      Given the request to list transactions
      When it is sent without the query parameter "login_id"
      Then its outcome is noted

  @partners-v1/transactions/unknown-account
  Rule: An account that does not exist has no transactions

    Scenario: Transactions of an unknown account are refused or none
      Given the request to list transactions
      When it is sent with the query parameter "account_id" set to <an account id that nothing has>
      Then it finds nothing, or is refused as AccountNotFound or WrongClientToken

  @partners-v1/transactions/category-in-a-tree
  Rule: A category is one of those that are listed

    Scenario: The transactions of a connection have listed categories
      When the categories are listed, and the transactions at hand
      Then every category is in one of the trees

  @partners-v1/transactions/of-another-client
  Rule: Transactions are shown to their own client only

    Scenario: Another client is not shown the transactions of a connection
      When the main client and the second client read its transactions
      Then the second client is shown nothing of it
