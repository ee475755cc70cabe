Feature: One target in two versions
  A target may speak several versions at once while its clients move from one to the next. What it keeps is then seen
  through each of them: under the names and with the ids of that version, and otherwise the same.

  @ais/across-versions/customer-is-the-same
  Rule: A customer is the same in both versions

    Scenario: A login made in another version is of the customer whose secret was sent
      Given a login that another version made for a customer of this one
      Then it is of that customer

  @ais/across-versions/logins-agree
  Rule: A login is the same in both versions

    Scenario: The logins of a customer are shown alike
      When the logins of a customer are listed in two versions
      Then what both show of a login agrees

  @ais/across-versions/accounts-agree
  Rule: An account is the same in both versions

    Scenario: The accounts of a login are shown alike
      When the accounts of a login are listed in two versions
      Then what both show of an account agrees

  @ais/across-versions/transactions-agree
  Rule: A transaction is the same in both versions

    Scenario: The transactions of a login are shown alike
      When the transactions of a login are listed in two versions
      Then what both show of a transaction agrees

  @ais/across-versions/ids-of-this-version
  Rule: No version shows the ids of another

    Scenario: What another version made has string ids here
      Given a login that another version made for a customer of this one
      When it is listed here with its accounts
      Then every id is a string

  @ais/across-versions/names-of-this-version
  Rule: No version shows only the names of another

    Scenario: The accounts of a login that another version made show it by this version's name
      Given a login that another version made for a customer of this one
      When its accounts are listed here
      Then each shows its login by a name of this version
