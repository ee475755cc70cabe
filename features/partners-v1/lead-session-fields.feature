Feature: The fields of a lead session
  The consent of a session and its attempt have words and dates of their own. Which of the fields must be there is not
  said.

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
