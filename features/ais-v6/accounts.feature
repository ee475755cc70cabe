Feature: Accounts of version 6
  Accounts are listed by their connection or by its customer, one of which is required. For wrong parameters the table
  states the status of the refusal.

  @ais-v6/accounts/carries-connection-id
  Rule: An account names its connection

    Scenario: Every account has a connection_id
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @ais-v6/accounts/no-field-of-version-4
  Rule: connection_id stands in the place of login_id

    Scenario: No account has a login_id
      When the accounts at hand are listed
      Then no row has the field "login_id"

  @ais-v6/accounts/updated-on-last-attempt @ais-v6/accounts/holder-name
  Rule: The fields that version 6 adds to extra have their types

    Scenario: The added fields of extra are as documented
      When the accounts at hand are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais-v6/accounts/nature-seen
  Rule: The natures of accounts are known from samples only

    Scenario: The natures of the accounts at hand are noted
      When the accounts at hand are listed
      Then the words at "data[].nature" are noted

  @ais-v6/accounts/either-parent
  Rule: connection_id alone is enough, and so is customer_id

    Scenario Outline: Accounts are listed by <parent> alone
      Given the request to <request>
      When it is sent
      Then it is accepted

      Examples:
        | parent        | request                     |
        | connection_id | list accounts               |
        | customer_id   | list accounts of a customer |

  @ais-v6/accounts/parent-required
  Rule: connection_id or customer_id is required

    Scenario: A list of accounts without both is refused
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then it is refused

  @ais-v6/accounts/parameter-of-version-4
  Rule: login_id does not stand in the place of connection_id

    Scenario: A list of accounts with login_id in the place of connection_id is refused
      Given the request to list accounts
      When it is sent with the name of version 4 for its connection
      Then it is refused

  @ais-v6/accounts/parent-missing-status
  Rule: A list without connection_id and customer_id is refused with 400

    Scenario: A list of accounts without both is refused with 400
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then any refusal has the status 400

  @ais-v6/accounts/unknown-customer-status
  Rule: An unknown customer is refused with 404

    Scenario: A list of accounts of an unknown customer is refused with 404
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it is refused with the status 404

  @ais-v6/accounts/unknown-customer-class
  Rule: An unknown customer is refused with CustomerNotFound

    Scenario: A list of accounts of an unknown customer is refused with its class
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it is refused as CustomerNotFound

  @ais-v6/accounts/malformed-parameter-status
  Rule: A refusal of a malformed parameter has the status 400

    Scenario: A refusal of a page size in words has the status 400
      Given the request to list accounts
      When it is sent with the query parameter "per_page" set to many
      Then any refusal has the status 400

  @ais-v6/accounts/refusal-status
  Rule: The list of accounts is refused with 400 or 404

    Scenario: Every refusal of wrong parameters has one of the two statuses
      When accounts are listed with wrong parameters
      Then any refusal has the status 404 or 400

  @ais-v6/accounts/of-another-client
  Rule: Only the own client is shown an account

    Scenario Outline: Another client is not shown <what>
      When the main client and the second client read <what>
      Then the second client is shown nothing of it

      Examples:
        | what                    |
        | its accounts            |
        | its customer's accounts |
