Feature: Accounts of leads
  Accounts are listed by their connection, which each of them names.

  @partners-v1/accounts/carries-connection-id
  Rule: An account names its connection

    Scenario: Every account at hand carries a connection_id
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @partners-v1/accounts/nature-seen
  Rule: Natures are noted

    Scenario: The natures of the accounts at hand are noted
      When the accounts at hand are listed
      Then the words at "data[].nature" are noted

  @partners-v1/accounts/connection-missing
  Rule: Without a connection accounts are listed or refused

    Scenario: Accounts of nobody are asked for
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then its outcome is noted

  @partners-v1/accounts/of-another-client
  Rule: Accounts are shown to their own client only

    Scenario: Another client is not shown the accounts of a connection
      When the main client and the second client read its accounts
      Then the second client is shown nothing of it
