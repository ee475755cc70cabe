Feature: Creating a login at version 3
  The body names the customer. One flag says whether transactions are categorized, and one word what is fetched.

  @ais-v3/login-create/belongs-to-customer-id @stated
  Rule: A new login has the customer_id of the request.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `customer_id`;
      "What the service does" (line 7): a login links a customer to a provider
    Needs: plain-provider
    Faults: shows-the-newest-customer

    Scenario: A login shows the customer_id that was sent
      When a login is created for the first of two customers
      Then it shows "data.customer_id" as <the id of that customer>

  @ais-v3/login-create/categorize-words-accepted @stated
  Rule: When a login is created, categorize may be true or false.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `categorize
      (boolean, default true)`
    Needs: plain-provider
    Faults: refuses-categorize-as-false-of-loginCreate

    Scenario Outline: categorize <value> is accepted
      Given the request to create a login
      When it is sent with the field "data.categorize" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @ais-v3/login-create/default-categorize @stated
  Rule: The default of categorize is true.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `categorize
      (boolean, default true)`
    Needs: plain-provider
    Note: Checked in the categorize of the attempt. The requirement stays untested if the attempt shows none.
    Faults: takes-fetchTypes.defaultCategorize-as-false

    Scenario: Leaving categorize out has the outcome of true
      When logins are <fetched> with "categorize" left out and set to false
      Then "data.categorize" is true where it was left out

  @ais-v3/login-create/uncategorized-differs @implied
  Rule: With categorize false, at least one transaction has a different category than with categorize true.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `categorize
      (boolean, default true)`; with false, nothing is categorized
    Needs: plain-provider
    Note: The document does not say which category a transaction has with categorize false, so any category is
      accepted.
    Faults: takes-fetchTypes.categorization-as-personal

    @group:learning
    Scenario: The same descriptions are categorized with true and not with false
      When transactions are fetched with the categorizations:
        | personal | none |
      Then the later fetch has <another category for some descriptions>
