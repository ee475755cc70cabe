Feature: The dates of a fetch at version 3
  Dates are accepted with the fetch type custom only, and lie within about two months as in every version.

  @ais-v3/dates/from-date-needs-custom @stated
  Rule: When a login is created, from_date with a fetch_type other than custom is refused.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`
    Needs: plain-provider
    Note: Any documented error class is accepted.
    Faults: takes-from-date-with-any-fetch-type

    @ais-v3/dates/from-date-needs-custom-class
    Scenario Outline: A from_date with fetch_type <word> is refused
      Given the request to create a login
      And its field "data.fetch_type" is <word>
      When it is sent with the field "data.from_date" set to <20 days ago>
      Then it is refused [from-date-needs-custom]
      And it is refused as "InvalidFromDate" [from-date-needs-custom-class]

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/dates/from-date-needs-custom-class @implied
  Rule: When a login is created, from_date with a fetch_type other than custom is refused with InvalidFromDate.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`; "Errors" (line 471), class `InvalidFromDate`
    Needs: plain-provider
    Note: The error class comes from version 4, where fetch_scopes decides.
    Faults: calls-dates-with-another-fetch-type-malformed
    Variants: calls-dates-out-of-range-in-version-3

    Scenario: Every from_date is refused with a fetch_type other than custom
      When logins are created with many values of "from_date" <in a fetch without transactions>
      Then the rule holds for every case

  @ais-v3/dates/to-date-needs-custom @stated
  Rule: When a login is created, to_date with a fetch_type other than custom is refused.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`
    Needs: plain-provider
    Note: Any documented error class is accepted.
    Faults: takes-to-date-with-any-fetch-type

    @ais-v3/dates/to-date-needs-custom-class
    Scenario Outline: A to_date with fetch_type <word> is refused
      Given the request to create a login
      And its field "data.fetch_type" is <word>
      When it is sent with the field "data.to_date" set to <20 days ago>
      Then it is refused [to-date-needs-custom]
      And it is refused as "InvalidToDate" [to-date-needs-custom-class]

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/dates/to-date-needs-custom-class @implied
  Rule: When a login is created, to_date with a fetch_type other than custom is refused with InvalidToDate.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`; "Errors" (line 471), class `InvalidToDate`
    Needs: plain-provider
    Note: The error class comes from version 4, where fetch_scopes decides.
    Faults: calls-dates-with-another-fetch-type-malformed
    Variants: calls-dates-out-of-range-in-version-3

    Scenario: Every to_date is refused with a fetch_type other than custom
      When logins are created with many values of "to_date" <in a fetch without transactions>
      Then the rule holds for every case

  @ais-v3/dates/changes-need-custom @implied
  Rule: Every request that takes from_date and to_date refuses them with a fetch_type other than custom.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`; "Version 4" (line 363), `Reconnect body`: dates `as in create`
    Needs: plain-provider
    Note: The document says this of creation alone. Any documented error class is accepted, also of the attempt that the
      request begins. Checked with fetch_type accounts beside from_date and with recent beside to_date.
    Faults: reads-fetch_type-as-custom-of-refresh-where-to_date-is-a-text,
      reads-fetch_type-as-custom-of-reconnect-where-from_date-is-a-text

    Scenario: Every route that takes dates refuses them with a fetch_type other than custom
      Given all <routes with a date window>
      When it is sent with days around its window and in it
      Then the days <without fetch_type custom> are refused

  @ais-v3/dates/from-date-within-window @stated
  Rule: With fetch_type custom, a from_date between 2 months ago and tomorrow is accepted.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. Two months count as 59 to 62 days.
    Faults: opens-from-date-window-late, closes-from-date-window-early

    Scenario: Every from_date within the window is accepted
      When logins are created with many values of "from_date" <within the window>
      Then the rule holds for every case

  @ais-v3/dates/from-date-outside-window @stated
  Rule: With fetch_type custom, a from_date earlier than 2 months ago or later than tomorrow is refused with InvalidFromDate.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`; "Errors" (line 471),
      class `InvalidFromDate`: out of range
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. DateOutOfRange has the same meaning and is accepted.
    Faults: opens-from-date-window-early, closes-from-date-window-late

    Scenario: Every from_date before the window is refused
      When logins are created with many values of "from_date" <before the window>
      Then the rule holds for every case

    Scenario: Every from_date after the window is refused
      When logins are created with many values of "from_date" <after the window>
      Then the rule holds for every case

  @ais-v3/dates/to-date-within-window @stated
  Rule: With fetch_type custom, a to_date between 2 months ago and tomorrow is accepted.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. Two months count as 59 to 62 days.
    Faults: opens-to-date-window-late, closes-to-date-window-early

    Scenario: Every to_date within the window is accepted
      When logins are created with many values of "to_date" <within the window>
      Then the rule holds for every case

  @ais-v3/dates/to-date-outside-window @stated
  Rule: With fetch_type custom, a to_date earlier than 2 months ago or later than tomorrow is refused with InvalidToDate.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`; "Errors" (line 471),
      class `InvalidToDate`: out of range
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. DateOutOfRange has the same meaning and is accepted.
    Faults: opens-to-date-window-early, closes-to-date-window-late

    Scenario: Every to_date before the window is refused
      When logins are created with many values of "to_date" <before the window>
      Then the rule holds for every case

    Scenario: Every to_date after the window is refused
      When logins are created with many values of "to_date" <after the window>
      Then the rule holds for every case

  @ais-v3/dates/custom-without-dates @open
  Rule: The document does not say whether fetch_type custom needs from_date and to_date.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: dates `only
      with fetch_type custom`
    Needs: plain-provider

    Scenario: The answer to fetch_type custom without dates is noted
      Given the request to create a login
      When it is sent with the field "data.fetch_type" set to "custom"
      Then its outcome is noted
