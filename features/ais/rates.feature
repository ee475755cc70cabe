Feature: Rates
  Daily rates give the value of a currency in USD. A client converts old transactions with the rates of their date, so
  the date must be honoured, and a date before the first rates must still have an answer.

  @ais/rates/list @ais/rates/date-optional
  Rule: Rates are listed, and no date is needed

    Scenario: Rates are listed without a date
      Given the request to list rates
      When it is sent
      Then it is a list with rows

  @ais/rates/field-types @ais/rates/core-fields
  Rule: Every rate has currency_code, rate, fail and issued_on

    Scenario: Every row of the list is a rate
      Given the request to list rates
      When it is sent
      Then every row fits the schema "rate"

  @ais/rates/meta-issued-on
  Rule: meta holds the date of the rates

    Scenario: meta holds a date
      Given the request to list rates
      When it is sent
      Then what stands at "meta" fits the schema "rates-meta"

  @ais/rates/date-honoured
  Rule: The date parameter selects the rates

    Scenario: Two dates that are years apart have different rates
      When the rates of these dates are listed:
        | 2015-06-17 | 2019-06-19 |
      Then each date has its own rates

  @ais/rates/floor
  Rule: Rates begin on 2014-03-21, and earlier dates give the rates of that day

    Scenario Outline: <date> is answered with the rates of the first day
      When the rates of these dates are listed:
        | 2014-03-21 | 2019-06-19 | <date> |
      Then the last date has the rates of the first

      Examples:
        | date       |
        | 2014-03-20 |
        | 2010-02-28 |
        | 1999-12-31 |

  @ais/rates/usd-is-one
  Rule: Rates are relative to USD, so the rate of USD is 1

    Scenario: The rate of USD is 1
      Given the request to list rates
      When it is sent
      Then the rate of USD is 1

  @ais/rates/fail-marks-earlier-rate
  Rule: A rate taken from an earlier date has fail set to true

    Scenario: Rates issued before the requested date have fail set to true
      When the rates of these dates are listed:
        | 2019-06-19 | 2019-06-22 | 2020-12-25 |
      Then rates taken from an earlier date are marked

  @ais/rates/fail-takes-previous-rate
  Rule: A rate with fail set to true is that of the day before

    Scenario Outline: Rates of <day> with fail set to true are those of the day before
      When the rates of these dates are listed:
        | <before> | <day> |
      Then rates with fail set to true are those of the first date

      Examples:
        | before     | day        |
        | 2019-06-21 | 2019-06-22 |
        | 2020-12-24 | 2020-12-25 |

  @ais/rates/issued-by-its-day
  Rule: A rate is of the day of its list, or earlier

    Scenario: No rate was issued after the day of its list
      When the rates of these dates are listed:
        | 2019-06-19 | 2019-06-22 | 2020-12-25 |
      Then no rate was issued after its date

  @ais/rates/above-zero
  Rule: A rate is above zero

    Scenario: Every rate is above zero
      Given the request to list rates
      When it is sent
      Then every rate is above zero

  @ais/rates/date-format
  Rule: A date is written YYYY-MM-DD

    Scenario Outline: <date> is not a date in this form
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
  Rule: A date exists in the calendar

    Scenario Outline: <date> does not exist
      Given the request to list rates
      And the query parameter "date" is "2019-06-19"
      When it is sent with the query parameter "date" set to <date>
      Then it is refused as DateFormatInvalid or DateOutOfRange

      Examples:
        | date       |
        | 2019-02-30 |
        | 2019-13-01 |

  @ais/rates/currency-resolves
  Rule: Every rate belongs to a listed currency or asset

    Scenario: The currency codes of the rates are in the lists
      Given the codes of the listed currencies and assets
      And the request to list rates
      When it is sent
      Then every value at "data[].currency_code" is among those codes
