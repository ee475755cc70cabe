Feature: The last day of a fetch
  A client may say up to which day transactions are fetched, within the same window as the first day. Each scenario sends
  one wrong day in a request that is right in every other way.

  @ais/dates/to-date-needs-transactions-scope
  Rule: to_date needs the scope transactions

    Scenario: A to_date without the scope transactions is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts"]  |
        | to_date      | <20 days ago> |
      Then it does not connect, for InvalidToDate

    Scenario: Every to_date is refused with scopes that leave transactions out
      When logins are created with many values of to_date in a fetch without transactions
      Then the rule holds for every case

  @ais/dates/to-date-within-window
  Rule: to_date may lie from 2 months ago to tomorrow

    Scenario Outline: A to_date of <day> is accepted
      Given the request to create a login
      When it is sent with the field "data.to_date" set to <value>
      Then it is accepted

      Examples:
        | day         | value         |
        | today       | <today>       |
        | 58 days ago | <58 days ago> |

    Scenario: Every to_date within the window is accepted
      When logins are created with many values of to_date within the window
      Then the rule holds for every case

  @ais/dates/to-date-too-early
  Rule: to_date may not lie before 2 months ago

    Scenario: A to_date of 64 days ago is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | to_date | <64 days ago> |
      Then it does not connect, for InvalidToDate or DateOutOfRange

    Scenario: Every to_date before the window is refused
      When logins are created with many values of to_date before the window
      Then the rule holds for every case

  @ais/dates/to-date-too-late
  Rule: to_date may not lie after tomorrow

    Scenario: A to_date of 3 days ahead is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | to_date | <3 days ahead> |
      Then it does not connect, for InvalidToDate or DateOutOfRange

    Scenario: Every to_date after the window is refused
      When logins are created with many values of to_date after the window
      Then the rule holds for every case

  @ais/dates/to-date-format
  Rule: to_date is a day written YYYY-MM-DD

    Scenario Outline: A to_date written like <form> is refused
      Given the request to create a login
      When it is sent with the field "data.to_date" set to <value>
      Then it is refused as InvalidToDate or DateFormatInvalid or DateOutOfRange

      Examples:
        | form                 | value                                         |
        | 31/12/2024           | <yesterday written like 31/12/2024>            |
        | 2024/12/31           | <yesterday written like 2024/12/31>            |
        | 20241231             | <yesterday written like 20241231>              |
        | 2024-12-31T00:00:00Z | <yesterday written like 2024-12-31T00:00:00Z>  |
        | 2024-12-32           | <yesterday written like 2024-12-32>            |
        | yesterday            | yesterday                                      |
