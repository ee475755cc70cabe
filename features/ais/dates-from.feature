Feature: The first day of a fetch
  A client may say from which day on transactions are fetched, within about two months. A wrong day must be refused with
  its own error class.

  @ais/dates/from-date-needs-transactions-scope
  Rule: from_date needs the scope transactions

    Scenario: A from_date without the scope transactions is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts"]  |
        | from_date    | <20 days ago> |
      Then it does not connect, for InvalidFromDate

    Scenario: Every from_date is refused with scopes that leave transactions out
      When logins are created with many values of from_date in a fetch without transactions
      Then the rule holds for every case

  @ais/dates/from-date-within-window
  Rule: from_date may lie from 2 months ago to tomorrow

    Scenario Outline: A from_date of <day> is accepted
      Given the request to create a login
      When it is sent with the field "data.from_date" set to <value>
      Then it is accepted

      Examples:
        | day         | value         |
        | today       | <today>       |
        | 58 days ago | <58 days ago> |

    Scenario: Every from_date within the window is accepted
      When logins are created with many values of from_date within the window
      Then the rule holds for every case

  @ais/dates/from-date-too-early
  Rule: from_date may not lie before 2 months ago

    Scenario: A from_date of 64 days ago is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | from_date | <64 days ago> |
      Then it does not connect, for InvalidFromDate or DateOutOfRange

    Scenario: Every from_date before the window is refused
      When logins are created with many values of from_date before the window
      Then the rule holds for every case

  @ais/dates/from-date-too-late
  Rule: from_date may not lie after tomorrow

    Scenario: A from_date of 3 days ahead is refused
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | from_date | <3 days ahead> |
      Then it does not connect, for InvalidFromDate or DateOutOfRange

    Scenario: Every from_date after the window is refused
      When logins are created with many values of from_date after the window
      Then the rule holds for every case

  @ais/dates/from-date-format
  Rule: from_date is a day written YYYY-MM-DD

    Scenario Outline: A from_date written like <form> is refused
      Given the request to create a login
      When it is sent with the field "data.from_date" set to <value>
      Then it is refused as InvalidFromDate or DateFormatInvalid or DateOutOfRange

      Examples:
        | form                 | value                                         |
        | 31/12/2024           | <yesterday written like 31/12/2024>            |
        | 2024/12/31           | <yesterday written like 2024/12/31>            |
        | 20241231             | <yesterday written like 20241231>              |
        | 2024-12-31T00:00:00Z | <yesterday written like 2024-12-31T00:00:00Z>  |
        | 2024-12-32           | <yesterday written like 2024-12-32>            |
        | yesterday            | yesterday                                      |
