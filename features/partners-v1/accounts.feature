Feature: Accounts of leads
  Accounts are listed by their connection, and each of them names it.

  @partners-v1/accounts/carries-connection-id
  Rule: An account names its connection

    Scenario: Every account has a connection_id
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @partners-v1/accounts/nature-seen
  Rule: The natures of accounts are not listed in full

    Scenario: The natures of the accounts at hand are noted
      When the accounts at hand are listed
      Then the words at "data[].nature" are noted

  @partners-v1/accounts/connection-missing
  Rule: The answer to a list without a connection is not stated

    Scenario: The answer to a list of accounts without a connection is noted
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then its outcome is noted

  @partners-v1/accounts/of-another-client
  Rule: Only the own client is shown an account

    Scenario: Another client is not shown the accounts of a connection
      When the main client and the second client read its accounts
      Then the second client is shown nothing of it
