Feature: Accounts
  An account belongs to a login, and a login to a customer. A client lists the accounts of either, and must neither
  miss one nor see one of another customer. What an account shows has documented types and words; which extra keys it
  has is not stated.

  @ais/accounts/field-types @ais/accounts/core-fields @ais/accounts/nature-words
  @ais/accounts/currency-code-length
  Rule: An account has the documented fields

    Scenario: Every account at hand is as documented
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @ais/accounts/extra-types @ais/accounts/extra-status-words @ais/accounts/card-type-words
  @ais/accounts/cards-masked
  Rule: The keys of extra have the stated types and words

    Scenario: Each key of extra that an account has is as documented
      When the accounts at hand are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais/accounts/currency-resolves
  Rule: The currency of an account is listed

    Scenario: Every currency_code is in the list of currencies or of assets
      Given the codes of the listed currencies and assets
      When the accounts at hand are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/accounts/asset-codes-resolve
  Rule: The assets of an investment are listed

    Scenario: Every asset of an account is in the list of assets
      Given the codes of the listed assets
      When the accounts at hand are listed
      Then every value shown at "data[].extra.assets[].code" is among those codes

  @ais/accounts/transactions-counted
  Rule: transactions_count counts the transactions of an account

    Scenario: As many transactions are listed as the accounts count
      When the accounts and transactions at hand are listed
      Then transactions_count counts the listed transactions

  @ais/accounts/list-by-login
  Rule: The list by login holds only accounts of that login

    Scenario: Each login has accounts of its own
      Given a login, and a login of another customer
      When the accounts of each login are listed
      Then every row has the requested "login_id"

  @ais/accounts/list-by-customer
  Rule: The list by customer holds the accounts of all its logins and no other

    Scenario: The accounts of a customer are those of its two logins together
      Given a customer with two logins, and a login of another customer
      When the accounts of the customer and of both its logins are listed
      Then the whole list is the union of its parts by "login_id"

  @ais/accounts/customer-ignored-with-login
  Rule: With login_id, the customer_id changes nothing

    Scenario Outline: The accounts of a login are the same with the customer_id of <whom>
      Given a login, and a login of another customer
      When the accounts of the login are listed without and with the customer_id of <whom>
      Then both lists have the same rows

      Examples:
        | whom                |
        | its own customer    |
        | another customer    |
        | an unknown customer |

  @ais/accounts/login-resolves
  Rule: The login of an account can be read

    Scenario: The accounts of a customer belong to its logins
      Given a login, and a login of another customer
      And the ids of the customer's logins
      When the accounts of the customer are listed
      Then every value at "data[].login_id" is among those codes

  @ais/accounts/list-of-unknown-login
  Rule: An unknown login has no accounts

    Scenario: The accounts of an unknown login are not listed
      Given the request to list accounts
      When it is sent with the query parameter "login_id" set to <an unknown login id>
      Then it finds nothing, or is refused as LoginNotFound or WrongClientToken

  @ais/accounts/list-of-unknown-customer
  Rule: An unknown customer has no accounts

    Scenario: The accounts of an unknown customer are not listed
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken
