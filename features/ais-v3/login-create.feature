Feature: Creating a login at version 3
  The body names the customer. One flag says whether transactions are categorized, and one word what is fetched.

  @ais-v3/login-create/customer-id-required
  Rule: customer_id is required

    Scenario: A creation without customer_id is refused
      Given the request to create a login
      When it is sent without the field "data.customer_id"
      Then it is refused

  @ais-v3/login-create/unknown-customer
  Rule: The customer exists

    Scenario: An unknown customer_id is refused
      Given the request to create a login
      When it is sent with the field "data.customer_id" set to <an unknown id>
      Then it is refused as CustomerNotFound or WrongClientToken

  @ais-v3/login-create/belongs-to-customer-id
  Rule: The login belongs to the named customer

    Scenario: A login shows the customer_id that was sent
      When a login is created for the first of two customers
      Then it shows "data.customer_id" as <the id of that customer>

  @ais-v3/login-create/categorize-words-accepted
  Rule: categorize is true or false

    Scenario Outline: categorize <value> is accepted
      Given the request to create a login
      When it is sent with the field "data.categorize" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @ais-v3/login-create/default-categorize
  Rule: The default of categorize is true

    Scenario: Leaving categorize out has the outcome of true
      When logins are fetched with "categorize" left out and set to false
      Then "data.categorize" is true where it was left out, and false where it was set

  @ais-v3/login-create/uncategorized-differs
  Rule: With categorize false, transactions are not categorized as with true

    Scenario: The same descriptions are categorized with true and not with false
      When transactions are fetched with the categorizations:
        | personal | none |
      Then some descriptions have another category in the second fetch
