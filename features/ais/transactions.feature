Feature: Transactions
  Transactions are what the client is here for. Asked by account or by login, the lists must hold all that belongs there
  and nothing else, and each row must be as documented.

  @ais/transactions/field-types @ais/transactions/core-fields @ais/transactions/mode-words
  @ais/transactions/status-words
  Rule: A transaction has the documented fields

    Scenario: Every transaction at hand is as documented
      When the transactions at hand are listed
      Then every row fits the schema "transaction"

  @ais/transactions/extra-types
  Rule: What extra shows has the types that its keys suggest

    Scenario: Each key of extra that a transaction has is as documented
      When the transactions at hand are listed
      Then what is shown at "data[].extra" fits the schema "transaction-extra"

  @ais/transactions/currency-resolves
  Rule: A transaction's currency is one of the list

    Scenario: Every currency_code stands in the list of currencies or of assets
      Given the codes of the listed currencies and assets
      When the transactions at hand are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/transactions/account-or-login-required
  Rule: The list asks for an account or a login

    Scenario: Without account and login nothing is listed
      Given the request to list transactions
      When it is sent without the query parameter "login_id"
      Then it is refused

  @ais/transactions/list-by-account
  Rule: Asked by account, the list holds only transactions of that account

    Scenario: Each account has transactions of its own
      Given a login, and a login of somebody else
      When the transactions of each account are listed
      Then every row has the "account_id" that was asked for

  @ais/transactions/list-by-login
  Rule: Asked by login, the list holds the transactions of all its accounts and no other

    Scenario: The transactions of a login are those of its accounts together
      Given a login, and a login of somebody else
      When the transactions of a login and of each of its accounts are listed
      Then the whole is the union of its parts by "account_id"

  @ais/transactions/account-resolves
  Rule: A transaction's account is one of its login

    Scenario: The transactions of a login name accounts of that login
      Given a login, and a login of somebody else
      And the ids of the accounts of one login
      When the transactions of that login are listed
      Then every value at "data[].account_id" is among those codes

  @ais/transactions/unknown-account
  Rule: An account that does not exist is not found

    Scenario: An account that does not exist has no list of transactions
      Given the request to list transactions of an account
      When it is sent with the query parameter "account_id" set to <an account id that nothing has>
      Then it is refused as AccountNotFound

  @ais/transactions/list-of-unknown-login
  Rule: Nothing is listed of a login that does not exist

    Scenario: A login that does not exist has no transactions
      Given the request to list transactions
      When it is sent with the query parameter "login_id" set to <a login id that nothing has>
      Then it finds nothing, or is refused as LoginNotFound or WrongClientToken
