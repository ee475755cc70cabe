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

  @partners-v1/lead-sessions/fields-left-out
  Rule: Which fields may be left out is only noted

    Scenario Outline: A session without <field> is answered
      Given the request to create a lead session
      When it is sent without the field "data.<field>"
      Then its outcome is noted

      Examples:
        | field                |
        | consent              |
        | consent.from_date    |
        | consent.period_days  |
        | consent.scopes       |
        | attempt              |
        | attempt.from_date    |
        | attempt.fetch_scopes |

  @partners-v1/lead-sessions/fewer-scopes
  Rule: Either list may have one word

    Scenario: A session for accounts alone is created
      When a lead session is asked for accounts alone
      Then it is accepted

  @partners-v1/lead-sessions/unknown-scope
  Rule: The consent of a session has words of its own

    Scenario Outline: <scope> is no scope of a consent
      Given the request to create a lead session
      When it is sent with the field "data.consent.scopes" set to ["account_details", "transactions_details", "<scope>"]
      Then it is refused

      Examples:
        | scope               |
        | account_information |
        | no_such_scope       |

  @partners-v1/lead-sessions/unknown-fetch-scope
  Rule: An attempt fetches accounts and transactions

    Scenario: What does not exist is not fetched
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "no_such_scope"]
      Then it is refused

    Scenario: Holder info is not fetched
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "holder_info"]
      Then it is refused

  @partners-v1/lead-sessions/from-date-is-a-date
  Rule: A date is written as a date

    Scenario Outline: from_date of the <part> is a date
      Given the request to create a lead session
      When it is sent with the field "data.<part>.from_date" set to "the day before yesterday"
      Then it is refused

      Examples:
        | part    |
        | consent |
        | attempt |

  @partners-v1/lead-sessions/period-is-a-number
  Rule: A period is a number of days

    Scenario: A period in words is refused
      Given the request to create a lead session
      When it is sent with the field "data.consent.period_days" set to "ninety days"
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
