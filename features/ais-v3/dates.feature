Feature: The dates of a fetch at version 3
  Dates are accepted with the fetch type custom only, and lie within about two months as in every version.

  @ais-v3/dates/from-date-needs-custom @ais-v3/dates/from-date-needs-custom-class
  Rule: from_date is accepted with fetch_type custom only

    Scenario Outline: A from_date with fetch_type <word> is refused
      Given the request to create a login
      And its field "data.fetch_type" is <word>
      When it is sent with the field "data.from_date" set to <20 days ago>
      Then it is refused [from-date-needs-custom]
      And it is refused as InvalidFromDate [from-date-needs-custom-class]

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/dates/from-date-needs-custom-class
  Rule: The refusal of from_date names its class

    Scenario: Every from_date is refused with a fetch_type other than custom
      When logins are created with many values of from_date in a fetch without transactions
      Then the rule holds for every case

  @ais-v3/dates/to-date-needs-custom @ais-v3/dates/to-date-needs-custom-class
  Rule: to_date is accepted with fetch_type custom only

    Scenario Outline: A to_date with fetch_type <word> is refused
      Given the request to create a login
      And its field "data.fetch_type" is <word>
      When it is sent with the field "data.to_date" set to <20 days ago>
      Then it is refused [to-date-needs-custom]
      And it is refused as InvalidToDate [to-date-needs-custom-class]

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/dates/to-date-needs-custom-class
  Rule: The refusal of to_date names its class

    Scenario: Every to_date is refused with a fetch_type other than custom
      When logins are created with many values of to_date in a fetch without transactions
      Then the rule holds for every case

  @ais-v3/dates/from-date-within-window
  Rule: from_date may lie from 2 months ago to tomorrow

    Scenario: Every from_date within the window is accepted
      When logins are created with many values of from_date within the window
      Then the rule holds for every case

  @ais-v3/dates/from-date-outside-window
  Rule: from_date may not lie outside the window

    Scenario: Every from_date before the window is refused
      When logins are created with many values of from_date before the window
      Then the rule holds for every case

    Scenario: Every from_date after the window is refused
      When logins are created with many values of from_date after the window
      Then the rule holds for every case

  @ais-v3/dates/to-date-within-window
  Rule: to_date may lie from 2 months ago to tomorrow

    Scenario: Every to_date within the window is accepted
      When logins are created with many values of to_date within the window
      Then the rule holds for every case

  @ais-v3/dates/to-date-outside-window
  Rule: to_date may not lie outside the window

    Scenario: Every to_date before the window is refused
      When logins are created with many values of to_date before the window
      Then the rule holds for every case

    Scenario: Every to_date after the window is refused
      When logins are created with many values of to_date after the window
      Then the rule holds for every case

  @ais-v3/dates/custom-without-dates
  Rule: The answer to custom without dates is not stated

    Scenario: The answer to fetch_type custom without dates is noted
      Given the request to create a login
      When it is sent with the field "data.fetch_type" set to custom
      Then its outcome is noted
