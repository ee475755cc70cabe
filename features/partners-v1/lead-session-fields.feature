Feature: The fields of a lead session
  The consent of a session and its attempt have words and dates of their own. Which fields are required is not stated.

  @partners-v1/lead-sessions/fields-left-out @open
  Rule: The document does not say which fields of a lead session are optional.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: no field is marked
      as required or optional

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

  @partners-v1/lead-sessions/fewer-scopes @implied
  Rule: A lead session may ask for accounts only, with a consent to account details only.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `scopes array` and
      `fetch_scopes array`
    Note: Each list is an array of two words. The document does not say that a single word is allowed.
    Faults: opens-lead-sessions-for-all-scopes-alone

    Scenario: A session for accounts alone is accepted
      When a lead session for accounts alone is created
      Then it is accepted

  @partners-v1/lead-sessions/unknown-scope @implied
  Rule: Creating a lead session is refused if the scopes of its consent contain a word other than account_details and transactions_details.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `account_details,
      transactions_details`
    Note: The consent of a login has other words, such as account_information.
    Faults: passes-over-unknown-words-of-consents

    Scenario Outline: <scope> is not a scope of a consent
      Given the request to create a lead session
      When it is sent with the field "data.consent.scopes" set to ["account_details", "transactions_details", "<scope>"]
      Then it is refused

      Examples:
        | scope               |
        | account_information |
        | no_such_scope       |

  @partners-v1/lead-sessions/unknown-fetch-scope @implied
  Rule: Creating a lead session is refused if its fetch_scopes contains a word other than accounts and transactions.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `fetch_scopes array:
      accounts, transactions`
    Note: holder_info is a word of account information that the document does not list for partners.
    Faults: passes-over-unknown-words-of-attempts

    Scenario: An unknown fetch scope is refused
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "no_such_scope"]
      Then it is refused

    Scenario: The fetch scope holder_info is refused
      Given the request to create a lead session
      When it is sent with the field "data.attempt.fetch_scopes" set to ["accounts", "transactions", "holder_info"]
      Then it is refused

  @partners-v1/lead-sessions/from-date-is-a-date @implied
  Rule: Creating a lead session with a from_date that is not a date is refused, both in the consent and in the attempt.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `from_date date`
    Faults: takes-any-text-for-a-date-of-a-consent

    Scenario Outline: A from_date of the <part> in words is refused
      Given the request to create a lead session
      When it is sent with the field "data.<part>.from_date" set to "the day before yesterday"
      Then it is refused

      Examples:
        | part    |
        | consent |
        | attempt |

  @partners-v1/lead-sessions/from-date-within-window @implied
  Rule: A lead session whose consent and attempt begin 58 days ago is accepted.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`; "Account Information API"
      (line 3): limits are among the shared conventions
    Note: One day of tolerance applies. Whether the window is that of sessions too is not said in the second document.
    Faults: opens-from-date-window-late

    Scenario: A session from 58 days ago on is accepted
      Given the request to create a lead session
      And its field "data.consent.from_date" is <58 days ago>
      When it is sent with the field "data.attempt.from_date" set to <58 days ago>
      Then it is accepted

  @partners-v1/lead-sessions/period-is-a-number @implied
  Rule: Creating a lead session with a period_days that is not a whole number without a sign is refused.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`: `period_days
      integer`; "Account information / Data types" (line 33), row `integer`: unsigned
    Faults: takes-partners.periodTaken-as-true-and-partners.periodDays-as-90,
      takes-partners.periodTaken-as-true-and-partners.periodDays-as-90-when-repeated,
      grants-periods-below-zero, takes-periods-in-quotes

    Scenario Outline: A period_days of <days> is refused
      Given the request to create a lead session
      When it is sent with the field "data.consent.period_days" set to <days>
      Then it is refused

      Examples:
        | days          |
        | "ninety days" |
        | "90"          |
        | -5            |
        | 1.5           |
