Feature: Connections of leads
  Connections are listed by the customer that a lead became, and have the shape of the first document.

  @partners-v1/connections/field-types @partners-v1/connections/core-fields @partners-v1/connections/status-words
  @partners-v1/connections/last-attempt-is-attempt
  Rule: A connection is written as documented

    Scenario: The connections of a lead are as documented
      Given a connection
      When the connections of its customer are listed
      Then every row fits the schema "login"

  @partners-v1/connections/list-of-customer
  Rule: The list holds connections of that customer alone

    Scenario: Every connection listed belongs to the lead asked for
      Given a connection
      When the connections of its customer are listed
      Then every row belongs to that customer

  @partners-v1/connections/list-of-customer-complete
  Rule: The list holds every connection of that customer

    Scenario: Both connections of a lead stand in the list
      Given two connections of one customer
      When the connections of its customer are listed
      Then each of them stands in the list once

  @partners-v1/connections/customer-missing
  Rule: Without a customer connections are listed or refused

    Scenario: Connections of nobody are asked for
      Given the request to list logins
      When it is sent without the query parameter "customer_id"
      Then its outcome is noted

  @partners-v1/connections/unknown-customer
  Rule: A customer that does not exist has no connections

    Scenario: Connections of an unknown customer are refused or none
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <a customer id that nothing has>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken

  @partners-v1/connections/of-another-client
  Rule: Connections are shown to their own client only

    Scenario: Another client is not shown the connections of a lead
      When the main client and the second client read its customer's logins
      Then the second client is shown nothing of it
