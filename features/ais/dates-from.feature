@ais-v4 @ais-v5
Feature: The first day of a fetch
  A client may say from which day on transactions are fetched, within about two months. A wrong day must be refused with
  its own error class.

  @ais/dates/from-date-needs-transactions-scope @stated
  Rule: When a login is created, from_date without transactions in fetch_scopes is refused with InvalidFromDate.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: only when `fetch_scopes
      contains transactions`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: takes-dates.fromDateUsable-as-true, takes-from-date-with-holder-info

    Scenario: A from_date without the scope transactions is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts"]  |
        | from_date    | <20 days ago> |
      Then it does not connect, for "InvalidFromDate"

    Scenario: Every from_date is refused with scopes that leave transactions out
      When logins are created with many values of "from_date" <in a fetch without transactions>
      Then the rule holds for every case

  @ais/dates/from-date-within-window @stated
  Rule: When a login is created with transactions in fetch_scopes, a from_date between 2 months ago and tomorrow is accepted.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: the allowed window
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. Two months count as 59 to 62 days.
    Faults: opens-from-date-window-late, closes-from-date-window-early, refuses-one-day-in-the-middle

    Scenario Outline: A from_date of <day> is accepted
      Given the request to create a login
      When it is sent with the field "data.from_date" set to <value>
      Then it is accepted

      Examples:
        | day         | value         |
        | today       | <today>       |
        | 58 days ago | <58 days ago> |

    Scenario: Every from_date within the window is accepted
      When logins are created with many values of "from_date" <within the window>
      Then the rule holds for every case

  @ais/dates/from-date-too-early @stated
  Rule: When a login is created, a from_date earlier than 2 months ago is refused with InvalidFromDate.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: the allowed window;
      "Errors" (line 471), class `InvalidFromDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least two days before the longest reading of 2 months. DateOutOfRange has the same
      meaning and is accepted.
    Faults: opens-from-date-window-early, refuses-from-date-as-to-date, forgets-the-year-of-from-date

    Scenario: A from_date of 64 days ago is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | from_date | <64 days ago> |
      Then it does not connect, for "InvalidFromDate or DateOutOfRange"

    Scenario: Every from_date before the window is refused
      When logins are created with many values of "from_date" <before the window>
      Then the rule holds for every case

  @ais/dates/from-date-too-late @stated
  Rule: When a login is created, a from_date later than tomorrow is refused with InvalidFromDate.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: the allowed window;
      "Errors" (line 471), class `InvalidFromDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least three days in the future. DateOutOfRange has the same meaning and is accepted.
    Faults: closes-from-date-window-late, refuses-from-date-as-to-date, forgets-the-year-of-from-date

    Scenario: A from_date of 3 days ahead is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | from_date | <3 days ahead> |
      Then it does not connect, for "InvalidFromDate or DateOutOfRange"

    Scenario: Every from_date after the window is refused
      When logins are created with many values of "from_date" <after the window>
      Then the rule holds for every case

  @ais/dates/from-date-format @stated
  Rule: When a login is created, a from_date that is not a valid calendar date in the form YYYY-MM-DD is refused with InvalidFromDate.
    Source: first document, "Errors" (line 471), class `InvalidFromDate`: wrong format
    Needs: plain-provider
    Note: DateFormatInvalid and DateOutOfRange have the same meaning and are accepted.
    Faults: takes-moments-for-from-date, takes-days-of-one-digit, takes-days-that-months-lack

    Scenario Outline: A from_date written like <form> is refused
      Given the request to create a login
      When it is sent with the field "data.from_date" set to <value>
      Then it is refused as "InvalidFromDate or DateFormatInvalid or DateOutOfRange"

      Examples:
        | form                 | value                                         |
        | 31/12/2024           | <yesterday written like 31/12/2024>            |
        | 2024/12/31           | <yesterday written like 2024/12/31>            |
        | 20241231             | <yesterday written like 20241231>              |
        | 2024-12-31T00:00:00Z | <yesterday written like 2024-12-31T00:00:00Z>  |
        | 2024-12-9            | <yesterday written like 2024-12-9>             |
        | 2024-11-31           | <yesterday written like 2024-11-31>            |
        | yesterday            | yesterday                                      |
