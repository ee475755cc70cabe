Feature: The days of a fetch
  Which transactions are fetched is a matter of two dates. Left out they have defaults, sent they bound what is fetched,
  and wherever they may be sent they follow the same rules.

  @ais/dates/default-from-date
  Rule: The default of from_date is 2 months ago

    Scenario: Leaving from_date out is asking for 2 months
      When a login is fetched with "from_date" left out and with a day of its own
      Then the day at "data.from_date" is 2 months ago where it was left out, give or take a day

    Scenario: The default of from_date is accepted when it is sent
      When a login is created with the from_date that stands where none is sent
      Then that from_date is accepted

  @ais/dates/default-to-date
  Rule: The default of to_date is today

    Scenario: Leaving to_date out is asking for today
      When a login is fetched with "to_date" left out and with a day of its own
      Then the day at "data.to_date" is today where it was left out, give or take a day

    Scenario: The default of to_date is accepted when it is sent
      When a login is created with the to_date that stands where none is sent
      Then that to_date is accepted

  @ais/dates/transactions-within-dates
  Rule: Transactions are fetched from from_date to to_date

    Scenario: A fetch of two weeks brings transactions of two weeks
      When a login is fetched from 25 to 10 days ago
      Then its transactions were made 26 to 9 days ago

  @ais/dates/reconnect-dates
  Rule: The dates of a reconnect follow the rules of creation

    Scenario: Wrong dates of a reconnect are refused and right ones accepted
      Given the request to reconnect a login
      When it is tried with wrong dates and then with right ones
      Then its dates keep the rules of creation

  @ais/dates/refresh-dates
  Rule: The dates of a refresh follow the rules of creation

    Scenario: Wrong dates of a refresh are refused and right ones accepted
      Given the request to refresh a login
      When it is tried with wrong dates and then with right ones
      Then its dates keep the rules of creation

  @ais/dates/interactive-dates
  Rule: The dates of an interactive step follow the rules of creation

    Scenario: Wrong dates of an interactive step are refused and right ones accepted
      Given the request to answer an interactive step
      When it is tried with wrong dates and then with right ones
      Then its dates keep the rules of creation
