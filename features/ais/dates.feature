Feature: The days of a fetch
  Two dates say which transactions are fetched. A date that is left out has a default, and every request that takes dates
  follows the same rules.

  @ais/dates/default-from-date
  Rule: The default of from_date is 2 months ago

    Scenario: Leaving from_date out means 2 months ago
      When logins are fetched with "from_date" left out and set to <20 days ago>
      Then the day at "data.from_date" is about 2 months ago where it was left out

    Scenario: The default of from_date is accepted when it is sent
      When a login is created with the day that is shown where no from_date is sent
      Then that from_date is accepted

  @ais/dates/default-to-date
  Rule: The default of to_date is today

    Scenario: Leaving to_date out means today
      When logins are fetched with "to_date" left out and set to <20 days ago>
      Then the day at "data.to_date" is about today where it was left out

    Scenario: The default of to_date is accepted when it is sent
      When a login is created with the day that is shown where no to_date is sent
      Then that to_date is accepted

  @ais/dates/transactions-within-dates
  Rule: Transactions are fetched from from_date to to_date

    Scenario: A fetch of two weeks gives transactions of these two weeks
      When a login is connected with the settings:
        | from_date | <25 days ago> |
        | to_date   | <10 days ago> |
      And its accounts and transactions are listed
      And those of a login without settings are listed
      Then its transactions were made 26 to 9 days ago

  @ais/dates/inside-on-every-route @ais/dates/outside-on-every-route
  @ais/dates/open-at-both-ends @ais/dates/closed-beyond-both-ends
  Rule: The window is the same on every route that takes dates

    Scenario: Every route that takes dates keeps the window, from its first day to its last
      Given every route with a date window
      When it is sent with days around its window and in it
      Then each day inside is accepted [inside-on-every-route]
      And each day outside is refused [outside-on-every-route]
      And both of its ends are accepted [open-at-both-ends]
      And the days beside its ends are refused [closed-beyond-both-ends]

  @ais/dates/reconnect-defaults
  Rule: Dates that a reconnect leaves out have the defaults of a creation

    Scenario Outline: <field> left out is <wanted>, after a creation with another day
      Given a login fetched with the settings:
        | <field> | <20 days ago> |
      When it is shown before and after a reconnect
      Then the day at "data.last_attempt.<field>" is about <wanted> afterwards

      Examples:
        | field     | wanted       |
        | from_date | 2 months ago |
        | to_date   | today        |

  @ais/dates/reconnect-dates
  Rule: The dates of a reconnect follow the rules of creation

    Scenario: Wrong dates of a reconnect are refused and right ones accepted
      Given the request to reconnect a login
      When it is sent with wrong dates and then with right ones
      Then its dates keep the rules of creation

  @ais/dates/refresh-dates
  Rule: The dates of a refresh follow the rules of creation

    Scenario: Wrong dates of a refresh are refused and right ones accepted
      Given the request to refresh a login
      When it is sent with wrong dates and then with right ones
      Then its dates keep the rules of creation

  @ais/dates/interactive-dates
  Rule: The dates of an interactive step follow the rules of creation

    Scenario: Wrong dates of an interactive step are refused and right ones accepted
      Given the request to answer an interactive step
      When it is sent with wrong dates and then with right ones
      Then its dates keep the rules of creation
