Feature: Accounts
  An account belongs to a login, and a login to a customer. A client asks for the accounts of either, and must neither
  miss one nor see one of somebody else. What an account tells of itself has documented types and words; which of the
  extra keys it has is its own affair.

  @ais/accounts/field-types @ais/accounts/core-fields @ais/accounts/nature-words
  @ais/accounts/currency-code-length
  Rule: An account has the documented fields

    Scenario: Every account at hand is as documented
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @ais/accounts/extra-types @ais/accounts/extra-status-words @ais/accounts/card-type-words
  @ais/accounts/cards-masked
  Rule: What extra shows has the stated types and words

    Scenario: Each key of extra that an account has is as documented
      When the accounts at hand are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais/accounts/currency-resolves
  Rule: An account's currency is one of the list

    Scenario: Every currency_code stands in the list of currencies or of assets
      Given the codes of the listed currencies and assets
      When the accounts at hand are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/accounts/asset-codes-resolve
  Rule: What an investment is made of stands in the list of assets

    Scenario: Every asset of an account is a listed one
      Given the codes of the listed assets
      When the accounts at hand are listed
      Then every value shown at "data[].extra.assets[].code" is among those codes

  @ais/accounts/list-by-login
  Rule: Asked by login, the list holds only accounts of that login

    Scenario: Each login has accounts of its own
      Given a login, and a login of somebody else
      When the accounts of each login are listed
      Then every row has the "login_id" that was asked for

  @ais/accounts/list-by-customer
  Rule: Asked by customer, the list holds the accounts of all its logins and no other

    Scenario: The accounts of a customer are those of its two logins together
      Given a customer with two logins, and a login of somebody else
      When the accounts of the customer and of both its logins are listed
      Then the whole is the union of its parts by "login_id"

  @ais/accounts/customer-ignored-with-login
  Rule: Beside login_id the customer_id changes nothing

    Scenario Outline: The accounts of a login are the same with the customer_id of <whom>
      Given a login, and a login of somebody else
      When the accounts of one login are listed without and with the customer_id of <whom>
      Then both lists have the same rows

      Examples:
        | whom                     |
        | the login's own customer |
        | somebody else            |
        | nobody                   |

  @ais/accounts/login-resolves
  Rule: An account's login can be opened

    Scenario: The accounts of a customer name logins that can be read
      Given a login, and a login of somebody else
      And the ids of the customer's logins
      When the accounts of the customer are listed
      Then every value at "data[].login_id" is among those codes

  @ais/accounts/list-of-unknown-login
  Rule: Nothing is listed of a login that does not exist

    Scenario: A login that does not exist has no accounts
      Given the request to list accounts
      When it is sent with the query parameter "login_id" set to <a login id that nothing has>
      Then it finds nothing, or is refused as LoginNotFound or WrongClientToken

  @ais/accounts/list-of-unknown-customer
  Rule: Nothing is listed of a customer that does not exist

    Scenario: A customer that does not exist has no accounts
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <a customer id that nothing has>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken
