Feature: One target in two versions
  A target may support several versions while its clients change from one to the next. Each version shows the same
  customers, logins, accounts and transactions, with its own names and its own ids.

  @ais/across-versions/customer-is-the-same
  Rule: A customer is the same in both versions

    Scenario: A login that another version created belongs to the customer of the request
      When another version creates a login for a customer of this one
      Then the login belongs to that customer

  @ais/across-versions/logins-agree
  Rule: A login is the same in both versions

    Scenario: Both versions show the same logins of a customer
      When the logins of a customer are listed in two versions
      Then both versions show the same

  @ais/across-versions/accounts-agree
  Rule: An account is the same in both versions

    Scenario: Both versions show the same accounts of a login
      When the accounts of a login are listed in two versions
      Then both versions show the same

  @ais/across-versions/transactions-agree
  Rule: A transaction is the same in both versions

    Scenario: Both versions show the same transactions of a login
      When the transactions of a login are listed in two versions
      Then both versions show the same

  @ais/across-versions/ids-of-this-version
  Rule: No version shows the ids of another

    Scenario: A login that another version created has string ids in this version
      When another version creates a login for a customer of this one
      And it is listed in this version with its accounts
      Then every id is a string

  @ais/across-versions/names-of-this-version
  Rule: Each version uses its own names

    Scenario: The accounts of a login that another version created name it as this version does
      When another version creates a login for a customer of this one
      And its accounts are listed in this version
      Then each row names its login by the name of this version
