Feature: Lead sessions
  A session sends the user to a page, with the consent that is asked for and the attempt that follows. The table lists its
  fields and says of none that it is required.

  @partners-v1/lead-sessions/create
  Rule: A session is answered with a page and its last moment

    Scenario: The answer to a new session is as documented
      Given the request to create a lead session
      When it is sent
      Then its data fits the schema "token"

  @partners-v1/lead-sessions/expires-in-future
  Rule: A new page has not expired

    Scenario: The page can be visited for a while
      Given the request to create a lead session
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @partners-v1/lead-sessions/visitable-address
  Rule: The page has an address for browsers

    Scenario: redirect_url can be visited
      Given the request to create a lead session
      When it is sent
      Then the value at "data.redirect_url" is an address that a browser can visit

  @partners-v1/lead-sessions/unknown-customer
  Rule: A session is for somebody

    Scenario: A customer that does not exist gets no session
      Given the request to create a lead session
      When it is sent with the field "data.customer_id" set to <a customer id that nothing has>
      Then it is refused

  @partners-v1/lead-sessions/customer-missing
  Rule: A session names its customer

    Scenario: Nobody gets no session
      Given the request to create a lead session
      When it is sent without the field "data.customer_id"
      Then it is refused

  @partners-v1/lead-sessions/of-another-client
  Rule: A session is for a customer of one's own

    Scenario: The customer of another client gets no session
      Given the request to create a lead session
      When it is sent as the second client
      Then it is refused

  @partners-v1/lead-sessions/hosted-flow
  Rule: The page leads to a connection

    Scenario: Who has gone through the page has a connection
      Given a connection that came of a lead session
      When the connections of its customer are listed
      Then each of them stands in the list once

  @partners-v1/lead-sessions/fetches-what-was-asked-for
  Rule: What was not asked for is not fetched

    Scenario: A session for accounts alone fetches no transactions
      When a lead is connected for accounts alone, and one for all
      Then the first has no transactions
