Feature: Accounts of version 6
  Accounts are asked for by their connection or by its customer, one of which has to be named. What the table says of
  wrong parameters is kept to the status.

  @ais-v6/accounts/carries-connection-id
  Rule: An account names its connection

    Scenario: Every account at hand carries a connection_id
      When the accounts at hand are listed
      Then every row fits the schema "account"

  @ais-v6/accounts/updated-on-last-attempt @ais-v6/accounts/holder-name
  Rule: What version 6 adds to extra has its type

    Scenario: The additions to extra are as documented
      When the accounts at hand are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais-v6/accounts/nature-seen
  Rule: Natures are told from samples

    Scenario: The natures of the accounts at hand are noted
      When the accounts at hand are listed
      Then the words at "data[].nature" are noted

  @ais-v6/accounts/either-parent
  Rule: One of the two parents is enough

    Scenario Outline: Accounts are listed by <parent> alone
      Given a connection
      When accounts are listed by <parent> alone
      Then it is accepted

      Examples:
        | parent        |
        | connection_id |
        | customer_id   |

  @ais-v6/accounts/parent-required
  Rule: Without a parent nothing is listed

    Scenario: Accounts of nobody are refused
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then it is refused

  @ais-v6/accounts/parent-missing-status
  Rule: A missing parent counts as a malformed parameter

    Scenario: Accounts of nobody are refused with 400
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then where it is refused, the status is 400

  @ais-v6/accounts/unknown-customer-status
  Rule: A customer that does not exist is not found

    Scenario: Accounts of an unknown customer are refused with 404
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <a customer id that nothing has>
      Then it is refused with the status 404

  @ais-v6/accounts/unknown-customer-class
  Rule: A customer that does not exist is named by its class

    Scenario: Accounts of an unknown customer are refused with CustomerNotFound
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <a customer id that nothing has>
      Then it is refused as CustomerNotFound

  @ais-v6/accounts/malformed-parameter-status
  Rule: A malformed parameter is refused with 400, if it is refused

    Scenario: A page size that is no number is refused with 400
      Given the request to list accounts
      When it is sent with the query parameter "per_page" set to many
      Then where it is refused, the status is 400

  @ais-v6/accounts/refusal-status
  Rule: The list of accounts has two statuses for refusals

    Scenario: Whatever is wrong with its parameters, the status is one of the two
      When accounts are listed in wrong ways
      Then each refusal has the status 404 or 400

  @ais-v6/accounts/of-another-client
  Rule: Accounts are shown to their own client only

    Scenario Outline: Another client is not shown <what>
      When the main client and the second client read <what>
      Then the second client is shown nothing of it

      Examples:
        | what                    |
        | its accounts            |
        | its customer's accounts |
