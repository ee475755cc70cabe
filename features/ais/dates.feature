@ais-v4 @ais-v5
Feature: The days of a fetch
  Two dates say which transactions are fetched. A date that is left out has a default, and every request that takes dates
  follows the same rules.

  @ais/dates/default-from-date @stated
  Rule: When a login is created, the default of from_date is 2 months ago.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: its default
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked in the dates of the attempt. The default is the first day of the allowed window, so the server must
      accept it.
    Faults: fetches-one-month-by-default, refuses-its-own-default

    Scenario: Leaving from_date out means 2 months ago
      When logins are <fetched> with "from_date" left out and set to <20 days ago>
      Then the day at "data.from_date" is about <2 months ago> where it was left out

    Scenario: The default of from_date is accepted when it is sent
      When a login is created with the day that is shown where no "from_date" is sent
      Then that "from_date" is accepted

  @ais/dates/default-to-date @stated
  Rule: When a login is created, the default of to_date is today.
    Source: first document, "Endpoints / Version 4" (line 352), create body, row `to_date`: its default
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked in the dates of the attempt, whichever day it is at the target: the window ends tomorrow, so the day
      after the default must be accepted.
    Faults: fetches-up-to-last-week-by-default, fetches-up-to-tomorrow-by-default

    Scenario: Leaving to_date out means today
      When logins are <fetched> with "to_date" left out and set to <20 days ago>
      Then the day at "data.to_date" is about <today> where it was left out

    Scenario: The day after the default of to_date is within the window
      When a login is created with the day after the one that is shown where no "to_date" is sent
      Then that "to_date" is accepted

  @ais/dates/transactions-within-dates @implied @ais-v3 @ais-v4 @ais-v5
  Rule: The first fetch of a login returns only transactions with made_on between from_date and to_date.
    Source: first document, "Endpoints / Version 4" (line 351), create body, rows `from_date` and `to_date`: `only
      when fetch_scopes contains transactions`; "Transaction (version 4)" (line 178), row `made_on`
    In ais-v3: "Version 3 differences" (line 372), point on the creation body: `from_date` and `to_date`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: One day of tolerance applies at both ends.
    Faults: fetches-beyond-to-date

    Scenario: A fetch of two weeks gives transactions of these two weeks
      When a login is connected with the settings:
        | from_date | <25 days ago> |
        | to_date   | <10 days ago> |
      And <its accounts and transactions> are listed
      And <those of a login without settings> are listed
      Then its transactions were made <26 to 9 days ago>

  @ais/dates/default-bounds-transactions @implied
  Rule: A login that is created without from_date has no transactions of more than 2 months ago.
    Source: first document, "Endpoints / Version 4" (line 351), create body, row `from_date`: `default 2 months ago`;
      "Transaction (version 4)" (line 178), row `made_on`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked in the transactions, for targets whose attempts show no days too. Two months count as 59 to 62 days,
      with a day of grace.
    Faults: fetches-whatever-is-held-by-default

    Scenario: A fetch without days gives transactions of 2 months
      When <those of a login without settings> are listed
      Then those were made within <2 months ago> and later

  @ais/dates/inside-on-every-route @stated @ais-v3 @ais-v4 @ais-v5 @implied-in:ais-v3
  Rule: Every request that takes from_date and to_date accepts days inside the window.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`
    Needs: plain-provider
    Note: Checked with both dates on one day, 30 days ago and near each end. One day of tolerance applies at both
      ends. Two months count as 59 to 62 days.
    Faults: opens-its-*

    @ais/dates/outside-on-every-route @ais/dates/open-at-both-ends @ais/dates/closed-beyond-both-ends
    Scenario: Every route that takes dates keeps the window, from its first day to its last
      Given all <routes with a date window>
      When it is sent with days around its window and in it
      Then the days <inside its window> are accepted [inside-on-every-route]
      And the days <outside its window> are refused [outside-on-every-route]
      And the days <at the ends of its window> are accepted [open-at-both-ends]
      And the days <beside its window> are refused [closed-beyond-both-ends]

  @ais/dates/outside-on-every-route @stated @ais-v3 @ais-v4 @ais-v5 @implied-in:ais-v3
  Rule: Every request that takes from_date and to_date refuses days outside the window, with InvalidFromDate or InvalidToDate.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`; "Errors" (line 471),
      classes `InvalidFromDate, InvalidToDate`: out of range
    Needs: plain-provider
    Note: One day of tolerance applies at both ends. DateOutOfRange has the same meaning and is accepted. The document
      does not say when a class is reported, so the attempt may also fail with it. The same applies to every other
      wrong date.
    Faults: takes-any-early-*

  @ais/dates/open-at-both-ends @implied @ais-v3 @ais-v4 @ais-v5
  Rule: On every request that takes from_date and to_date, both can be the first and the last day of the window.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`: `2 months ago to
      tomorrow`
    Needs: plain-provider
    Note: The document does not say in which time zone a day begins, or how many days 2 months have. The check takes
      UTC and the same day of the month. A target that counts in another way gets a warning and does not fail.
    Faults: refuses-the-*
    Variants: has-its-days-a-day-later

  @ais/dates/closed-beyond-both-ends @implied @ais-v3 @ais-v4 @ais-v5
  Rule: On every request that takes from_date and to_date, a date one day before or after the window is refused.
    Source: first document, "Limits" (line 513), row `Date window for from_date and to_date`: `2 months ago to
      tomorrow`
    Needs: plain-provider
    Note: The document does not say in which time zone a day begins, or how many days 2 months have. The check takes
      UTC and the same day of the month. A target that counts in another way gets a warning and does not fail.
    Faults: takes-the-day-*
    Variants: has-its-days-a-day-later

  @ais/dates/reconnect-defaults @stated
  Rule: On reconnect, the default of from_date is 2 months ago and the default of to_date is today.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `from_date, to_date` as in create;
      create body, rows `from_date` and `to_date`: their defaults
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked in the dates of the attempt, after a creation with other dates. One day of tolerance applies.
    Faults: reconnects-from-last-week-by-default

    Scenario Outline: <field> left out is <wanted>, after a creation with another day
      Given a login fetched with the settings:
        | <field> | <20 days ago> |
      When it is shown before and after <a reconnect>
      Then the day at "data.last_attempt.<field>" is about <<wanted>> where it was left out

      Examples:
        | field     | wanted       |
        | from_date | 2 months ago |
        | to_date   | today        |

  @ais/dates/reconnect-dates @stated
  Rule: On reconnect, from_date and to_date follow the same rules of window and scope as when a login is created.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `from_date, to_date` as in create
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: ignores-from_date-and-to_date-of-reconnect, takes-moments-for-from-date-of-reconnect

    Scenario: Wrong dates of a reconnect are refused and right ones accepted
      Given all <routes that reconnect a login>
      When it is sent with days around its window and in it
      Then its dates keep the rules of creation

  @ais/dates/refresh-dates @stated
  Rule: On refresh, from_date and to_date follow the same rules of window and scope as when a login is created.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body`: both dates; row of refresh: body like
      reconnect; "Limits" (line 513), row `Date window for from_date and to_date`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document describes the window for creation. The error classes and the limits state it for every request.
      Checked only if a refresh with valid dates is accepted.
    Faults: ignores-from_date-and-to_date-of-refresh

    Scenario: Wrong dates of a refresh are refused and right ones accepted
      Given all <routes that refresh a login>
      When it is sent with days around its window and in it
      Then its dates keep the rules of creation

  @ais/dates/interactive-dates @stated
  Rule: On the interactive step, from_date and to_date follow the same rules of window and scope as when a login is created.
    Source: first document, "Endpoints / Version 4" (line 365), `Interactive body`: both dates as above
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: interactive-provider
    Note: The document says "as above". The fetch_scopes of the interactive request decide.
    Faults: ignores-from_date-and-to_date-of-interactive

    Scenario: Wrong dates of an interactive step are refused and right ones accepted
      Given all <routes that answer an interactive step>
      When it is sent with days around its window and in it
      Then its dates keep the rules of creation
