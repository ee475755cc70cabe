Feature: Rates
  Daily rates tell what a currency was worth in dollars. A client converts old transactions with the rates of their day,
  so the date must count, and days before the first one must still give an answer.

  @ais/rates/list @ais/rates/date-optional
  Rule: Rates are listed, and no date is needed

    Scenario: The rates of no special date are a list with rows
      Given the request to list rates
      When it is sent
      Then it is a list with rows

  @ais/rates/field-types @ais/rates/core-fields
  Rule: Every rate has a currency, a number, a mark and a day

    Scenario: The rows of the list are rates
      Given the request to list rates
      When it is sent
      Then every row fits the schema "rate"

  @ais/rates/meta-issued-on
  Rule: meta says of which day the rates are

    Scenario: meta holds a date
      Given the request to list rates
      When it is sent
      Then what stands at "meta" fits the schema "rates-meta"

  @ais/rates/date-honoured
  Rule: The date asked for decides

    Scenario: Two dates years apart have other rates
      When the rates of 2015-06-17 and of 2019-06-19 are read
      Then each date has rates of its own

  @ais/rates/floor
  Rule: Rates begin on 2014-03-21, and earlier dates give the rates of that day

    Scenario Outline: <date> is answered with the rates of the first day
      When the rates of 2014-03-21, of 2019-06-19 and of <date> are read
      Then the last are the rates of the first

      Examples:
        | date       |
        | 2014-03-20 |
        | 2010-02-28 |
        | 1999-12-31 |

  @ais/rates/usd-is-one
  Rule: The dollar is worth a dollar

    Scenario: The rate of USD is 1
      Given the request to list rates
      When it is sent
      Then the rate of the dollar is 1

  @ais/rates/fail-marks-earlier-rate
  Rule: A rate taken from an earlier day says so

    Scenario: Rates issued before the day of their list are marked by fail
      When the rates of 2019-06-19, of 2019-06-22 and of 2020-12-25 are read
      Then rates of an earlier day are marked

  @ais/rates/date-format
  Rule: A date is written YYYY-MM-DD

    Scenario Outline: <date> is no date
      Given the request to list rates
      And the query parameter "date" is "2019-06-19"
      When it is sent with the query parameter "date" set to <date>
      Then it is refused as DateFormatInvalid

      Examples:
        | date                 |
        | yesterday            |
        | 19.06.2019           |
        | 2019-6-19            |
        | 2019-06-19T00:00:00Z |

  @ais/rates/date-impossible
  Rule: A date is a day of the calendar

    Scenario Outline: <date> never was
      Given the request to list rates
      And the query parameter "date" is "2019-06-19"
      When it is sent with the query parameter "date" set to <date>
      Then it is refused as DateFormatInvalid or DateOutOfRange

      Examples:
        | date       |
        | 2019-02-30 |
        | 2019-13-01 |

  @ais/rates/currency-resolves
  Rule: Every rate is that of a listed currency or asset

    Scenario: The currency codes of the rates are in the lists
      Given the codes of the listed currencies and assets
      And the request to list rates
      When it is sent
      Then every value at "data[].currency_code" is among those codes
