Feature: Connections of version 6
  Connections are listed by customer, and no other route shows them. What they tell of themselves is known from samples;
  only what the table of fields says more of is held against a target.

  @ais-v6/connections/field-types @ais-v6/connections/plausible-types @ais-v6/connections/core-fields
  @ais-v6/connections/last-attempt-is-attempt
  Rule: A connection is written as documented

    Scenario: The connections of a customer are as documented
      Given a connection
      When the connections of its customer are listed
      Then every row fits the schema "login"

  @ais-v6/attempts/fetch-dates @ais-v6/attempts/plausible-types
  Rule: What version 6 adds to an attempt has its type

    Scenario: The last attempts of a customer's connections are as documented
      Given a connection
      When the connections of its customer are listed
      Then what is shown at "data[].last_attempt" fits the schema "attempt"

  @ais-v6/connections/last-consent-id
  Rule: A connection names the consent it was made with

    Scenario: A connection just fetched has a last_consent_id
      Given a connection
      When the connections of its customer are listed
      Then every connection names a consent

  @ais-v6/connections/customer-identifier
  Rule: A connection names its customer by the identifier too

    Scenario: customer_identifier is the one that the customer was created with
      Given a connection
      When the connections of its customer are listed
      Then each connection shows the identifier of its customer

  @ais-v6/connections/status-words
  Rule: States are told from samples

    Scenario: The states of connections are noted
      Given a connection
      When the connections of its customer are listed
      Then the words at "data[].status" are noted

  @ais-v6/connections/categorization-words
  Rule: Categorizations are told from samples

    Scenario: The categorizations of connections are noted
      Given a connection
      When the connections of its customer are listed
      Then the words at "data[].categorization" are noted

  @ais-v6/attempts/fetch-scopes-words
  Rule: Fetch scopes are told from samples

    Scenario: The fetch scopes of attempts are noted
      Given a connection
      When the connections of its customer are listed
      Then the words at "data[].last_attempt.fetch_scopes[]" are noted

  @ais-v6/connections/list-of-customer
  Rule: The list holds connections of that customer alone

    Scenario: Every connection listed belongs to the customer asked for
      Given a connection
      When the connections of its customer are listed
      Then every row belongs to that customer

  @ais-v6/connections/list-of-customer-complete
  Rule: The list holds every connection of that customer

    Scenario: Both connections of a customer stand in the list
      Given two connections of one customer
      When the connections of its customer are listed
      Then each of them stands in the list once

  @ais-v6/connections/customer-id-required
  Rule: Without a customer nothing is listed

    Scenario: Connections of nobody are refused
      Given the request to list logins
      When it is sent without the query parameter "customer_id"
      Then it is refused

  @ais-v6/connections/unknown-customer
  Rule: A customer that does not exist has no connections

    Scenario: Connections of an unknown customer are refused or none
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <a customer id that nothing has>
      Then it finds nothing, or is refused as CustomerNotFound or WrongClientToken

  @ais-v6/connections/refusal-status
  Rule: The list of connections has two statuses for refusals

    Scenario: Whatever is wrong with its parameters, the status is one of the two
      When connections are listed in wrong ways
      Then each refusal has the status 404 or 400

  @ais-v6/connections/of-another-client
  Rule: Connections are shown to their own client only

    Scenario: Another client is not shown the connections of a customer
      When the main client and the second client read its customer's logins
      Then the second client is shown nothing of it
