Feature: Accounts of version 6
  Accounts are listed by their connection or by its customer, one of which is required. For wrong parameters the table
  states the status of the refusal.

  @ais-v6/accounts/carries-connection-id @stated
  Rule: An account has a connection_id.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 268), list on the
      version 6 account, first point: `connection_id instead of login_id`
    Needs: plain-provider
    Faults: omits-login_id-at-get-accounts

    Scenario: Every account has a connection_id
      When the "accounts" of <the logins at hand> are listed
      Then every row fits the schema "account"

  @ais-v6/accounts/no-field-of-version-4 @implied
  Rule: An account does not have the field by which an account of version 4 names its parent.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 268), list on the
      version 6 account, first point: `connection_id instead of login_id`
    Needs: plain-provider
    Note: New fields may be added at any time, so the old name beside the new one only warns.
    Faults: names-logins-on-accounts

    Scenario: No account has a login_id
      When the "accounts" of <the logins at hand> are listed
      Then every row has <no login_id>

  @ais-v6/accounts/updated-on-last-attempt @stated
  Rule: updated_on_last_attempt in the extra of an account is a boolean.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 269), list on the
      version 6 account, second point: `updated_on_last_attempt (boolean)`
    Needs: plain-provider
    Faults: shows-extra.updated_on_last_attempt-as-yes-at-get-accounts

    @ais-v6/accounts/holder-name
    Scenario: The added fields of extra are as documented
      When the "accounts" of <the logins at hand> are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais-v6/accounts/not-updated-by-failure @implied
  Rule: No account has updated_on_last_attempt true after an attempt whose credentials were wrong.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 269), list on the
      version 6 account, second point: `updated_on_last_attempt`, as its name says
    Needs: plain-provider
    Seen by: connections: not-updated-by-failure
    Faults: shows-extra.updated_on_last_attempt-as-true-at-get-accounts

  @ais-v6/accounts/holder-name @implied
  Rule: holder_name in the extra of an account is a string.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 269), list on the
      version 6 account, second point: `holder_name`, without a type
    Needs: plain-provider
    Faults: shows-extra.holder_name-as-4-at-get-accounts

  @ais-v6/accounts/nature-seen @open
  Rule: The documents show the values of nature only in samples, which contain card and account.
    Source: first document, "Resources and their fields / Version 6 connection and account" (line 270), list on the
      version 6 account, third point: `card and account`
    Needs: plain-provider

    Scenario: The natures of the accounts at hand are noted
      When the "accounts" of <the logins at hand> are listed
      Then the "words" at "data[].nature" are noted

  @ais-v6/accounts/either-parent @stated
  Rule: A list of accounts needs only one of connection_id and customer_id.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: each of the two `required if` the
      other is absent
    Needs: plain-provider
    Faults: lists-accounts-of-connections-only

    Scenario Outline: Accounts are listed by <parent> alone
      Given the request to <request>
      When it is sent
      Then it is accepted

      Examples:
        | parent        | request                     |
        | connection_id | list accounts               |
        | customer_id   | list accounts of a customer |

  @ais-v6/accounts/parameter-of-version-4 @implied
  Rule: A list of accounts that names its parent only by the parameter of version 4 is refused.
    Source: first document, "Versioning" (line 526), fifth point: `connection_id in place of login_id`; "Version 6"
      (line 384), row `GET /accounts`: `required if`
    Needs: plain-provider
    Note: A target may take the old name too; it is not said that it may not.
    Faults: takes-accounts.filterNeeded-as-false, takes-accounts.filterNeeded-as-false-when-repeated

    Scenario: A list of accounts with login_id in the place of connection_id is refused
      Given the request to list accounts
      When it is sent with <the name of version 4 for its connection>
      Then it is refused

  @ais-v6/accounts/parent-missing-status @implied
  Rule: A list of accounts without connection_id and customer_id is refused with status 400.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: `400 malformed parameters`
    Needs: plain-provider
    Note: The document does not say that a missing parameter counts as a malformed parameter.
    Faults: answers-WrongRequestFormat-with-404-at-get-accounts

    Scenario: A list of accounts without both is refused with 400
      Given the request to list accounts
      When it is sent without the query parameter "login_id"
      Then any refusal has the status "400"

  @ais-v6/accounts/unknown-customer-status @stated
  Rule: A list of accounts with an unknown customer_id is refused with status 404.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: `404 customer does not exist`
    Needs: plain-provider
    Faults: answers-CustomerNotFound-with-400-at-get-accounts, accepts-CustomerNotFound-at-get-accounts,
      accepts-CustomerNotFound-at-get-accounts-when-repeated

    Scenario: A list of accounts of an unknown customer is refused with 404
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <an unknown customer id>
      Then it is refused with the status "404"

  @ais-v6/accounts/customer-of-another-client @implied
  Rule: A list of accounts with the customer_id of another client's customer is refused.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: `404 customer does not exist`; that it
      does not exist for this client follows
    Needs: second-client, plain-provider
    Note: A target that shows an empty list gets a warning.
    Faults: lists-no-accounts-of-unknown-customers

    Scenario: A list of accounts of a customer of another client is refused
      Given the request to list accounts of a customer
      When it is sent with the query parameter "customer_id" set to <the id of a customer of another client>
      Then it is refused

  @ais-v6/accounts/malformed-parameter-status @stated
  Rule: If the server refuses a malformed parameter, the status is 400.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: `400 malformed parameters`
    Needs: plain-provider
    Note: The document does not say whether a per_page that is not a number is refused or ignored.
    Faults: answers-WrongRequestFormat-with-404-at-get-accounts

    Scenario: A refusal of a page size in words has the status 400
      Given the request to list accounts
      When it is sent with the query parameter "per_page" set to "many"
      Then any refusal has the status "400"

  @ais-v6/accounts/refusal-status @stated
  Rule: A list of accounts with wrong parameters is refused with status 404 or 400.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`: its error statuses
    Needs: plain-provider
    Faults: answers-WrongRequestFormat-with-409-at-get-accounts

    Scenario: Every refusal of wrong parameters has one of the two statuses
      When the "accounts" are listed with wrong parameters
      Then any refusal has the status "404 or 400"

  @ais-v6/accounts/of-another-client @stated
  Rule: A client cannot read the accounts of another client's customer or connection.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client and secrets of a customer and
      a login; "Errors" (line 499), class `WrongClientToken`
    Needs: second-client, plain-provider
    Observed by: owners: account
    Seen by: connections: accounts-within-client
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true
