Feature: Logins as they are shown and listed
  A login links a customer to a provider, and accounts and transactions belong to it. A client must be able to read it, to
  find it in lists, and to rely on what it says of its attempts and its next refresh.

  @ais/logins/field-types @ais/logins/core-fields @ais/logins/status-words
  @ais/logins/consent-types-words @ais/logins/last-attempt-is-attempt
  Rule: A login has the documented fields wherever it is shown

    Scenario Outline: The answer to <what> shows a login as documented
      Given the request to <what>
      When it is sent
      Then its data fits the schema "login"

      Examples:
        | what           |
        | create a login |
        | show a login   |

    Scenario: Every login of a list is as documented
      Given the request to list logins
      When it is sent
      Then every row fits the schema "login"

  @ais/logins/holder-info-is-object
  Rule: holder_info of a login is a holder object

    Scenario: A login fetched with holder info shows a holder object
      Given a login fetched with the settings:
        | fetch_scopes | ["accounts", "holder_info"] |
      When that login is shown
      Then its data fits the schema "login"

  @ais/logins/secret-in-login-bodies
  Rule: A created login has the secret that opens it

    Scenario: The answer to a creation has a secret
      Given the request to create a login
      When it is sent
      Then its data fits the schema "login-created"

    Scenario: The secret of the answer opens the login
      When a login is created, and reconnected with the secret of the answer
      Then the secret opens the login

  @ais/logins/last-attempt-in-list
  Rule: A login of a list shows its last attempt

    Scenario: Fetched logins are listed with their last attempt
      Given a fetched login
      When the logins of its customer are listed
      Then every row has a last attempt

  @ais/logins/last-attempt-alone
  Rule: A login alone shows its last attempt

    Scenario: A fetched login shows its last attempt
      Given a fetched login
      When that login is shown
      Then the answer is that login with its last_attempt

  @ais/logins/last-attempt-is-newest
  Rule: last_attempt is the newest attempt

    Scenario: After a reconnect last_attempt is the attempt of the reconnect
      Given a fetched login
      When its attempts are listed before and after a reconnect
      And that login is shown
      Then its last attempt is the one that was added

  @ais/logins/next-refresh-null-only-when-allowed
  Rule: A fetched login of a provider with automatic fetch says when it may be refreshed

    Scenario: next_refresh_possible_at of a fetched login is a moment
      Given a fetched login
      When that login is shown once its next_refresh_possible_at is set
      And its provider is shown
      Then next_refresh_possible_at is null only where that is allowed

  @ais/logins/last-success-after-success
  Rule: A fetch that succeeded sets last_success_at

    Scenario: last_success_at of a fetched login is set
      Given a fetched login
      When that login is shown once its last_success_at is set
      Then it has a moment at last_success_at

  @ais/logins/list
  Rule: The list has every login once

    @alone
    Scenario: The logins of two customers are listed once each
      Given a fetched login, and a login of another customer
      When all logins are listed
      Then each of them stands in the list once

  @ais/logins/list-by-customer
  Rule: The list of a customer's logins has no other logins

    Scenario: Every login listed belongs to the customer
      Given a fetched login, and a login of another customer
      When the logins of its customer are listed
      Then every row belongs to that customer

  @ais/logins/list-by-customer-complete
  Rule: The list of a customer's logins has all of them

    Scenario: Both logins of one customer are listed
      Given two logins of one customer
      When the logins of its customer are listed
      Then each of them stands in the list once

  @ais/logins/list-by-unknown-customer
  Rule: No logins are listed for a customer that does not exist

    Scenario: A customer that does not exist has no logins
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <an unknown id>
      Then no logins are listed

  @ais/logins/show
  Rule: A login is shown by its id

    Scenario: The login with the id is shown, and no other
      Given a fetched login, and a login of another customer
      When that login is shown
      Then the answer is that login

  @ais/logins/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A login that does not exist cannot be shown
      Given a fetched login
      When that login is shown under an unknown id
      Then the login is not found
