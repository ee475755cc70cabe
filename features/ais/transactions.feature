Feature: Transactions
  A client lists transactions by account or by login. The list must hold all that belong to it and no others, and each
  row must be as documented.

  @ais/transactions/field-types @ais/transactions/core-fields @ais/transactions/mode-words
  @ais/transactions/status-words
  Rule: A transaction has the documented fields

    Scenario: Every transaction at hand is as documented
      When the transactions at hand are listed
      Then every row fits the schema "transaction"

  @ais/transactions/extra-types
  Rule: The keys of extra have the types that their names suggest

    Scenario: Each key of extra that a transaction has is as documented
      When the transactions at hand are listed
      Then what is shown at "data[].extra" fits the schema "transaction-extra"

  @ais/transactions/currency-resolves
  Rule: The currency of a transaction is listed

    Scenario: Every currency_code is in the list of currencies or of assets
      Given the codes of the listed currencies and assets
      When the transactions at hand are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/transactions/account-or-login-required
  Rule: The list requires an account or a login

    Scenario: The list without account and login is refused
      Given the request to list transactions
      When it is sent without the query parameter "login_id"
      Then it is refused

  @ais/transactions/list-by-account
  Rule: The list by account holds only transactions of that account

    Scenario: Each account has transactions of its own
      Given a login, and a login of another customer
      When the transactions of each account are listed
      Then every row has the requested "account_id"

  @ais/transactions/list-by-login
  Rule: The list by login holds the transactions of all its accounts and no other

    Scenario: The transactions of a login are those of its accounts together
      Given a login, and a login of another customer
      When the transactions of the login and of each of its accounts are listed
      Then the whole list is the union of its parts by "account_id"

  @ais/transactions/account-resolves
  Rule: The account of a transaction belongs to its login

    Scenario: The transactions of a login name accounts of that login
      Given a login, and a login of another customer
      And the ids of the login's accounts
      When the transactions of the login are listed
      Then every value at "data[].account_id" is among those codes

  @ais/transactions/list-of-unknown-account
  Rule: An unknown account has no transactions

    Scenario: The transactions of an unknown account are not listed
      Given the request to list transactions of an account
      When it is sent with the query parameter "account_id" set to <an unknown account id>
      Then it finds nothing, or is refused as AccountNotFound or WrongClientToken

  @ais/transactions/unknown-account
  Rule: An unknown account is not found

    Scenario: The transactions of an unknown account are refused
      Given the request to list transactions of an account
      When it is sent with the query parameter "account_id" set to <an unknown account id>
      Then it is refused as AccountNotFound

  @ais/transactions/list-of-unknown-login
  Rule: An unknown login has no transactions

    Scenario: The transactions of an unknown login are not listed
      Given the request to list transactions
      When it is sent with the query parameter "login_id" set to <an unknown login id>
      Then it finds nothing, or is refused as LoginNotFound or WrongClientToken
