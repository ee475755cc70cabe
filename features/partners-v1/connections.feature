Feature: Connections of leads
  Connections are listed by the customer that a lead became. They have the form that version 5 of account information
  gives them.

  @partners-v1/connections/field-types @partners-v1/connections/core-fields @partners-v1/connections/status-words
  @partners-v1/connections/last-attempt-is-attempt
  Rule: A connection has its documented fields

    Scenario: The connections of a lead are as documented
      Given a login at hand
      When the logins of its customer are listed
      Then every row fits the schema "login"

  @partners-v1/connections/list-of-customer
  Rule: The list of a customer holds the connections of that customer only

    Scenario: Every listed connection belongs to the requested lead
      Given a login at hand
      When the logins of its customer are listed
      Then every row belongs to that customer

  @partners-v1/connections/list-of-customer-complete
  Rule: The list of a customer holds every connection of that customer

    Scenario: Both connections of a lead stand in the list
      Given two logins at hand of one customer
      When the logins of its customer are listed
      Then each of them stands in the list once

  @partners-v1/connections/customer-missing
  Rule: The answer to a list without a customer is not stated

    Scenario: The answer to a list of connections without a customer is noted
      Given the request to list logins
      When it is sent without the query parameter "customer_id"
      Then its outcome is noted

  @partners-v1/connections/unknown-customer
  Rule: An unknown customer has no connections

    Scenario: A list of the connections of an unknown customer is empty or refused
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken

  @partners-v1/connections/of-another-client
  Rule: Only the own client is shown a connection

    Scenario: Another client is not shown the connections of a lead
      When the main client and the second client read its customer's logins
      Then the second client is shown nothing of it
