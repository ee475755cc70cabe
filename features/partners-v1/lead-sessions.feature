Feature: Lead sessions
  A session sends the user to a page, with the requested consent and the attempt that follows. The table lists the fields
  of a session, and says of none that it is required.

  @partners-v1/lead-sessions/create
  Rule: The answer to a new session has an address and the moment of its expiry

    Scenario: The answer to a new session is as documented
      Given the request to create a lead session
      When it is sent
      Then its data fits the schema "token"

  @partners-v1/lead-sessions/expires-in-future
  Rule: A new session has not expired

    Scenario: expires_at is in the future
      Given the request to create a lead session
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @partners-v1/lead-sessions/visitable-address
  Rule: A browser can open the address

    Scenario: redirect_url is an absolute address
      Given the request to create a lead session
      When it is sent
      Then the value at "data.redirect_url" is an address that a browser can visit

  @partners-v1/lead-sessions/one-per-request
  Rule: Each request has a session of its own

    Scenario: Two sessions of one lead have different addresses
      Given the request to create a lead session
      When it is sent twice
      Then the answers have different values at "data.redirect_url"

  @partners-v1/lead-sessions/unknown-customer
  Rule: The customer of a session exists

    Scenario: A session for an unknown customer is refused
      Given the request to create a lead session
      When it is sent with the field "data.customer_id" set to <an unknown customer id>
      Then it is refused

  @partners-v1/lead-sessions/customer-missing
  Rule: A session names its customer

    Scenario: A session without a customer is refused
      Given the request to create a lead session
      When it is sent without the field "data.customer_id"
      Then it is refused

  @partners-v1/lead-sessions/of-another-client
  Rule: The customer of a session belongs to the client

    Scenario: A session for the customer of another client is refused
      Given the request to create a lead session
      When it is sent as the second client
      Then it is refused

  @partners-v1/lead-sessions/hosted-flow
  Rule: The page leads to a connection

    Scenario: A user who has completed the page has a connection
      Given a customer with one login
      When the logins of its customer are listed
      Then each of them stands in the list once

  @partners-v1/lead-sessions/fetches-what-was-asked-for
  Rule: Only what was requested is fetched

    Scenario: A session for accounts alone fetches no transactions
      When the transactions are listed of a login for accounts alone, and of one for all
      Then the login for accounts alone has no transactions
