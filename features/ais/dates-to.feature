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

    Scenario Outline: A to_date of <day> with the scopes <scopes> is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | fetch_scopes | <scopes> |
        | to_date      | <<day>>  |
      Then it does not connect, for "InvalidToDate"

      Examples:
        | scopes                               | day         |
        | ["accounts"]                         | 20 days ago |
        | ["accounts"]                         | today       |
        | <all usable scopes but transactions> | 20 days ago |

  @ais/dates/to-date-within-window @stated
  Rule: When a login is created with transactions in fetch_scopes, a to_date between 2 months ago and tomorrow is accepted.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule as `from_date`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. Two months count as 59 to 62 days.
    Faults: opens-to-date-window-late, closes-to-date-window-early, takes-no-to-date-of-three-weeks-ago

    Scenario Outline: A to_date of <day> is accepted
      Given the request to create a login
      When it is sent with the field "data.to_date" set to <<day>>
      Then it is accepted

      Examples:
        | day         |
        | today       |
        | 1 day ago   |
        | 4 days ago  |
        | 8 days ago  |
        | 12 days ago |
        | 16 days ago |
        | 20 days ago |
        | 24 days ago |
        | 28 days ago |
        | 32 days ago |
        | 36 days ago |
        | 40 days ago |
        | 44 days ago |
        | 48 days ago |
        | 52 days ago |
        | 56 days ago |
        | 57 days ago |
        | 58 days ago |

  @ais/dates/to-date-too-early @stated
  Rule: When a login is created, a to_date earlier than 2 months ago is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule; "Errors" (line
      471), class `InvalidToDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least two days before the longest reading of 2 months. DateOutOfRange has the same
      meaning and is accepted.
    Faults: opens-to-date-window-early, forgets-the-year-of-to-date

    Scenario Outline: A to_date of <day> is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | to_date | <<day>> |
      Then it does not connect, for "InvalidToDate or DateOutOfRange"

      Examples:
        | day           |
        | 64 days ago   |
        | 65 days ago   |
        | 94 days ago   |
        | 365 days ago  |
        | 395 days ago  |
        | 4000 days ago |

  @ais/dates/to-date-too-late @stated
  Rule: When a login is created, a to_date later than tomorrow is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: same rule; "Errors" (line
      471), class `InvalidToDate`: out of range
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with dates at least three days in the future. DateOutOfRange has the same meaning and is accepted.
    Faults: closes-to-date-window-late, forgets-the-year-of-to-date

    Scenario Outline: A to_date of <day> is refused
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | to_date | <<day>> |
      Then it does not connect, for "InvalidToDate or DateOutOfRange"

      Examples:
        | day             |
        | 3 days ahead    |
        | 4 days ahead    |
        | 33 days ahead   |
        | 335 days ahead  |
        | 365 days ahead  |
        | 4000 days ahead |

  @ais/dates/to-date-format @stated
  Rule: When a login is created, a to_date that is not a valid calendar date in the form YYYY-MM-DD is refused with InvalidToDate.
    Source: first document, "Errors" (line 471), class `InvalidToDate`: wrong format
    Needs: plain-provider
    Note: DateFormatInvalid and DateOutOfRange have the same meaning and are accepted.
    Faults: takes-moments-for-to-date

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
        | 2024-12-32           | <yesterday written like 2024-12-32>            |
        | yesterday            | yesterday                                      |
