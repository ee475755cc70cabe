Feature: Logins as they are shown and listed
  A login is the link between a customer and a provider, and everything else hangs on it. A client must be able to read
  it, to find it again among its customers, and to trust what it says of its attempts, its moments and its consent.

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
      Given a login fetched with holder info
      When that login is shown
      Then its data fits the schema "login"

  @ais/logins/secret-in-login-bodies
  Rule: Login bodies carry the secret that opens the login

    Scenario: The answer to creation carries a secret
      Given the request to create a login
      When it is sent
      Then its data fits the schema "login-created"

    Scenario: The secret of the answer opens the login
      When a login is created, and at once reconnected with the secret of the answer
      Then the secret opens the login

  @ais/logins/last-attempt-is-newest
  Rule: last_attempt is the newest attempt

    Scenario: After a reconnect last_attempt is the attempt that came with it
      Given a fetched login
      When its attempts are listed before and after a reconnect
      Then its last attempt is one that was not there before

  @ais/logins/next-refresh-null-only-when-allowed
  Rule: A fetched login of a provider with automatic fetch tells when it may be refreshed

    Scenario: next_refresh_possible_at of a fetched login is a moment
      Given a fetched login
      When that login is shown once its next_refresh_possible_at is set
      And its provider is shown
      Then next_refresh_possible_at is null only where that is allowed

  @ais/logins/last-success-after-success
  Rule: A fetch that succeeded leaves its moment

    Scenario: last_success_at of a fetched login is set
      Given a fetched login
      When that login is shown once its last_success_at is set
      Then it has a moment at last_success_at

  @ais/logins/list
  Rule: The list holds every login once

    Scenario: The logins of two customers stand in the list once each
      Given two logins of two customers
      When the logins are listed to the end
      Then each of them stands in the list once

  @ais/logins/list-by-customer
  Rule: Filtered by customer the list holds no one else's logins

    Scenario: Each row of the filtered list belongs to the customer
      Given two logins of two customers
      When the logins of the first one's customer are listed
      Then every row belongs to that customer

  @ais/logins/list-by-customer-complete
  Rule: Filtered by customer the list holds all logins of the customer

    Scenario: Both logins of one customer stand in the filtered list
      Given two logins of one customer
      When the logins of the first one's customer are listed
      Then each of them stands in the list once

  @ais/logins/list-by-unknown-customer
  Rule: Nobody's logins are listed for a customer that does not exist

    Scenario: A customer that does not exist has no logins
      Given the request to list logins
      When it is sent with the query parameter "customer_id" set to <an id that nothing has>
      Then nobody's logins are listed

  @ais/logins/show
  Rule: A login is shown by its id

    Scenario: Among several logins the one asked for is shown
      Given two logins of two customers
      When the first of them is shown
      Then the answer is that login

  @ais/logins/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A login that does not exist cannot be shown
      Given a fetched login
      When it is shown under an id that nothing has
      Then the login is not found
