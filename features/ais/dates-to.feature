@ais-v4 @ais-v5
Feature: The last day of a fetch
  A client may say up to which day transactions are fetched, within the same window as the first day. Each scenario sends
  one wrong day in a request that is right in every other way.

  @ais/dates/to-date-needs-transactions-scope @stated
  Rule: When a login is created, to_date without transactions in fetch_scopes is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule, else
      `InvalidToDate`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: takes-dates.toDateUsable-as-true, takes-to-date-with-holder-info

    Scenario: A to_date without the scope transactions is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts"]  |
        | to_date      | <20 days ago> |
      Then it does not connect, for "InvalidToDate"

    Scenario: Every to_date is refused with scopes that leave transactions out
      When logins are created with many values of "to_date" <in a fetch without transactions>
      Then the rule holds for every case

  @ais/dates/to-date-within-window @stated
  Rule: When a login is created with transactions in fetch_scopes, a to_date between 2 months ago and tomorrow is accepted.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule as `from_date`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. Two months count as 59 to 62 days.
    Faults: opens-to-date-window-late, closes-to-date-window-early, takes-no-to-date-of-three-weeks-ago

    Scenario Outline: A to_date of <day> is accepted
      Given the request to create a login
      When it is sent with the field "data.to_date" set to <value>
      Then it is accepted

      Examples:
        | day         | value         |
        | today       | <today>       |
        | 58 days ago | <58 days ago> |

    Scenario: Every to_date within the window is accepted
      When logins are created with many values of "to_date" <within the window>
      Then the rule holds for every case

  @ais/dates/to-date-too-early @stated
  Rule: When a login is created, a to_date earlier than 2 months ago is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule; "Errors" (line
      471), class `InvalidToDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least two days before the longest reading of 2 months. DateOutOfRange has the same
      meaning and is accepted.
    Faults: opens-to-date-window-early, forgets-the-year-of-to-date

    Scenario: A to_date of 64 days ago is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | to_date | <64 days ago> |
      Then it does not connect, for "InvalidToDate or DateOutOfRange"

    Scenario: Every to_date before the window is refused
      When logins are created with many values of "to_date" <before the window>
      Then the rule holds for every case

  @ais/dates/to-date-too-late @stated
  Rule: When a login is created, a to_date later than tomorrow is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule; "Errors" (line
      471), class `InvalidToDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least three days in the future. DateOutOfRange has the same meaning and is accepted.
    Faults: closes-to-date-window-late, forgets-the-year-of-to-date

    Scenario: A to_date of 3 days ahead is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | to_date | <3 days ahead> |
      Then it does not connect, for "InvalidToDate or DateOutOfRange"

    Scenario: Every to_date after the window is refused
      When logins are created with many values of "to_date" <after the window>
      Then the rule holds for every case

  @ais/dates/to-date-format @stated
  Rule: When a login is created, a to_date that is not a valid calendar date in the form YYYY-MM-DD is refused with InvalidToDate.
    Source: first document, "Errors" (line 471), class `InvalidToDate`: wrong format
    Needs: plain-provider
    Note: DateFormatInvalid and DateOutOfRange have the same meaning and are accepted.
    Faults: takes-moments-for-to-date, takes-days-of-one-digit, takes-days-that-months-lack

    Scenario Outline: A to_date written like <form> is refused
      Given the request to create a login
      When it is sent with the field "data.to_date" set to <value>
      Then it is refused as "InvalidToDate or DateFormatInvalid or DateOutOfRange"

      Examples:
        | form                 | value                                         |
        | 31/12/2024           | <yesterday written like 31/12/2024>            |
        | 2024/12/31           | <yesterday written like 2024/12/31>            |
        | 20241231             | <yesterday written like 20241231>              |
        | 2024-12-31T00:00:00Z | <yesterday written like 2024-12-31T00:00:00Z>  |
        | 2024-12-9            | <yesterday written like 2024-12-9>             |
        | 2024-11-31           | <yesterday written like 2024-11-31>            |
        | yesterday            | yesterday                                      |
