Feature: Connections of version 6
  Connections are listed by customer, and no other route shows them. Most of their fields are known from samples only; a
  target fails only by what the table of fields states.

  @ais-v6/connections/field-types @ais-v6/connections/plausible-types @ais-v6/connections/core-fields
  @ais-v6/connections/last-attempt-is-attempt
  Rule: A connection has its documented fields

    Scenario: The connections of a customer are as documented
      Given a login at hand
      When the logins of its customer are listed
      Then every row fits the schema "login"

  @ais-v6/attempts/fetch-dates @ais-v6/attempts/plausible-types
  Rule: The fields that version 6 adds to an attempt have their types

    Scenario: The last attempts of a customer's connections are as documented
      Given a login at hand
      When the logins of its customer are listed
      Then what is shown at "data[].last_attempt" fits the schema "attempt"

  @ais-v6/connections/last-consent-id
  Rule: A connection names its last consent

    Scenario: A fetched connection has a last_consent_id
      Given a login at hand
      When the logins of its customer are listed
      Then every login names a consent

  @ais-v6/attempts/consent-of-connection
  Rule: An attempt and its connection name one consent

    Scenario: The last attempt of a connection names its last consent
      Given a login at hand
      When the logins of its customer are listed
      Then the last attempt of every login names its last consent

  @ais-v6/connections/customer-identifier
  Rule: customer_identifier is the identifier of the customer

    Scenario: customer_identifier is the one that the customer was created with
      Given a login at hand
      When the logins of its customer are listed
      Then each login shows the identifier of its customer

  @ais-v6/connections/status-words
  Rule: The statuses of connections are known from samples only

    Scenario: The statuses of connections are noted
      Given a login at hand
      When the logins of its customer are listed
      Then the words at "data[].status" are noted

  @ais-v6/connections/categorization-words
  Rule: The categorizations of connections are known from samples only

    Scenario: The categorizations of connections are noted
      Given a login at hand
      When the logins of its customer are listed
      Then the words at "data[].categorization" are noted

  @ais-v6/attempts/fetch-scopes-words
  Rule: The fetch scopes of attempts are known from samples only

    Scenario: The fetch scopes of attempts are noted
      Given a login at hand
      When the logins of its customer are listed
      Then the words at "data[].last_attempt.fetch_scopes[]" are noted

  @ais-v6/connections/list-of-customer
  Rule: The list of a customer holds the connections of that customer only

    Scenario: Every listed connection belongs to the requested customer
      Given a login at hand
      When the logins of its customer are listed
      Then every row belongs to that customer

  @ais-v6/connections/list-of-customer-complete
  Rule: The list of a customer holds every connection of that customer

    Scenario: Both connections of a customer stand in the list
      Given two logins at hand of one customer
      When the logins of its customer are listed
      Then each of them stands in the list once

  @ais-v6/connections/customer-id-required
  Rule: customer_id is required

    Scenario: A list of connections without customer_id is refused
      Given the request to list logins
      When it is sent without the query parameter "customer_id"
      Then it is refused

  @ais-v6/connections/unknown-customer
  Rule: An unknown customer has no connections

    Scenario: A list of the connections of an unknown customer is empty or refused
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken

  @ais-v6/connections/refusal-status
  Rule: The list of connections is refused with 400 or 404

    Scenario: Every refusal of wrong parameters has one of the two statuses
      When logins are listed with wrong parameters
      Then any refusal has the status 404 or 400

  @ais-v6/connections/of-another-client
  Rule: Only the own client is shown a connection

    Scenario: Another client is not shown the connections of a customer
      When the main client and the second client read its customer's logins
      Then the second client is shown nothing of it
