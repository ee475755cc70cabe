Feature: The fields of a lead session
  The consent of a session and its attempt have words and dates of their own. Which fields are required is not stated.

  @partners-v1/lead-sessions/fields-left-out
  Rule: The answer to a session without one of its fields is not stated

    Scenario Outline: The answer to a session without <field> is noted
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
  Rule: Each list of scopes may have one word

    Scenario: A session for accounts alone is accepted
      When a lead session for accounts alone is created
      Then it is accepted

  @partners-v1/lead-sessions/unknown-scope
  Rule: The scopes of a consent are listed words

    Scenario Outline: <scope> is not a scope of a consent
      Given the request to create a lead session
      When it is sent with the field "data.consent.scopes" set to ["account_details", "transactions_details", "<scope>"]
      Then it is refused

      Examples:
        | scope               |
        | account_information |
        | no_such_scope       |

  @partners-v1/lead-sessions/unknown-fetch-scope
  Rule: An attempt fetches accounts and transactions

    Scenario: An unknown fetch scope is refused
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "no_such_scope"]
      Then it is refused

    Scenario: The fetch scope holder_info is refused
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "holder_info"]
      Then it is refused

  @partners-v1/lead-sessions/from-date-is-a-date
  Rule: from_date is a date

    Scenario Outline: A from_date of the <part> in words is refused
      Given the request to create a lead session
      When it is sent with the field "data.<part>.from_date" set to "the day before yesterday"
      Then it is refused

      Examples:
        | part    |
        | consent |
        | attempt |

  @partners-v1/lead-sessions/period-is-a-number
  Rule: period_days is a number

    Scenario: A period_days in words is refused
      Given the request to create a lead session
      When it is sent with the field "data.consent.period_days" set to "ninety days"
      Then it is refused
