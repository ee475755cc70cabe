@ais-v3 @ais-v4 @ais-v5 @partners-v1
Feature: Rates
  Daily rates give the value of a currency in USD. A client converts old transactions with the rates of their date, so
  the date must be honoured, and a date before the first rates must still have an answer.

  In ais-v3: "Version 3 differences" (line 376), last point: `/rates` as in version 4
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/rates/list @stated
  Rule: The response to the list of rates is an array.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: array of rate
    Faults: shows-data-as-object-at-get-rates, demands-date-at-get-rates

    @ais/rates/date-optional
    Scenario: Rates are listed without a date
      Given the request to list rates
      When it is sent
      Then it is a list with rows

  @ais/rates/date-optional @stated
  Rule: A request for rates may omit date.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: `query date (optional)`
    Faults: demands-date-at-get-rates

    Scenario: Rates are listed without a date right after those of one
      Given the request to list rates
      And the query parameter "date" is "2016-02-29"
      When it is sent without the query parameter "date"
      Then it is accepted

  @ais/rates/field-types @stated
  Rule: In a rate, currency_code is a string, rate a decimal, fail a boolean and issued_on a date.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: types of its four
      fields
    Faults: shows-fail-as-text-at-get-rates, shows-rate-as-text-of-rate-where-currency_code-is-JPY

    @ais/rates/core-fields
    Scenario: Every row of the list is a rate
      Given the request to list rates
      When it is sent
      Then every row fits the schema "rate"

  @ais/rates/core-fields @implied
  Rule: Every rate has currency_code, rate, fail and issued_on.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: its four fields;
      presence is not said
    Faults: omits-fail-of-rate-where-fail-is-false

  @ais/rates/meta-issued-on @stated
  Rule: The meta of the rates has issued_on, a date.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: `meta {issued_on date}`
    Faults: writes-meta-issued-on-as-a-moment

    Scenario: meta holds a date
      Given the request to list rates
      When it is sent
      Then what stands at "meta" fits the schema "rates-meta"

  @ais/rates/date-honoured @implied
  Rule: Rates for another date differ from today's rates, and meta.issued_on is that date.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: query `date`, without more
      words
    Observed by: rates: of-its-day
    Shown by: ais/rates/fail-takes-previous-rate, ais/rates/issued-by-its-day
    Note: The document only names the query parameter date. For a day without rates, a target may return the rates of
      the day before.
    Faults: gives-the-rates-of-today-for-every-date, gives-one-table-of-rates-for-every-date,
      takes-rates.effectiveDate-as-1-days-later-for-2019-06-22,
      gives-a-31st-the-rates-of-the-day-after

    Scenario: Two dates that are years apart have different rates
      When the rates of these dates are listed:
        | 2016-02-29 | 2018-12-31 |
      Then each date has <its own rates>

  @ais/rates/current-without-date @implied
  Rule: Rates without a date are current ones.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: `query date (optional)`;
      "Resources and their fields / Other resources" (line 250), row `Rate`: updated daily
    Observed by: rates: current
    Shown by: ais/rates/date-optional
    Note: They may be ten days old.
    Faults: gives-undated-rates-of-the-date-asked-for-last

  @ais/rates/floor @stated
  Rule: A request for rates before 2014-03-21 returns the rates of 2014-03-21.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`: earlier dates than
      `2014-03-21` give that day's rates
    Note: Compared with a later date whose rates differ. Otherwise every response would be the same.
    Faults: rates-begin-a-day-late, refuses-dates-before-the-first-rates, has-no-rates-before-the-first-day

    Scenario Outline: <date> is answered with the rates of the first day
      When the rates of these dates are listed:
        | 2014-03-21 | 2019-06-19 | <date> |
      Then each date has <the rates of the first day, if it is earlier>

      Examples:
        | date       |
        | 2014-03-20 |
        | 2010-02-28 |
        | 1999-12-31 |
        | 1969-12-31 |

  @ais/rates/usd-is-one @stated
  Rule: The rate of USD is 1.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: value relative to
      USD
    Note: Whether it is the value of a currency in USD or of USD in a currency, that of USD relative to itself is 1.
    Faults: gives-rates-for-one-euro

    Scenario: The rate of USD is 1
      Given the request to list rates
      When it is sent
      Then the rate of USD is 1

  @ais/rates/fail-marks-earlier-rate @implied
  Rule: A rate that was issued before the requested day has fail true.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: what `fail` means
      when true
    Note: A target may also show the requested day as issued_on of such a rate. Then the requirement cannot be
      checked.
    Observed by: rates: earlier-marked
    Shown by: ais/rates/fail-takes-previous-rate
    Faults: shows-fail-as-false-of-rate, shows-data.fail-as-false-where-url-has-2019-06-23

  @ais/rates/fail-takes-previous-rate @stated
  Rule: A rate with fail true is the rate of the previous available date.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: what `fail` means
      when true
    Note: Checked by the rates of two days that follow each other. If the rate of the first day has fail true as well,
      the rate of that day may have come later, so a difference gets a warning and does not fail.
    Faults: gives-failed-rates-a-value-of-their-own, shows-data.rate-as-1.01-times-where-url-has-2019-06-23
    Variants: keeps-what-was-known-of-rates

    Scenario Outline: Rates of <day> with fail set to true are those of the day before
      When the rates of these dates are listed:
        | <before> | <day> |
      Then each date has <the rates of the day before where fail is true>

      Examples:
        | before     | day        |
        | 2019-06-21 | 2019-06-22 |
        | 2019-06-22 | 2019-06-23 |
        | 2020-12-24 | 2020-12-25 |

  @ais/rates/issued-by-its-day @implied
  Rule: No rate is issued after the day of its list.
    A rate with fail true is issued before that day.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: `issued_on` and
      `fail`
    Note: A target may show the day of the list as issued_on of every rate. Then it gets a warning and does not fail.
    Faults: issues-all-rates-in-the-year-after
    Variants: issues-every-rate-on-the-day-of-its-list

    Scenario: No rate was issued after the day of its list
      When the rates of these dates are listed:
        | 2019-06-19 | 2019-06-22 | 2020-12-25 |
      Then each date has <no rates of a later day>

  @ais/rates/above-zero @implied
  Rule: Every rate is above zero.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: a value relative to
      USD
    Faults: shows-rate-as-0-of-rate-where-currency_code-is-PLN

    Scenario: Every rate is above zero
      Given the request to list rates
      When it is sent
      Then every value at "data[].rate" is <above zero>

  @ais/rates/date-format @stated @implied-in:partners-v1
  Rule: A date that is not in the form YYYY-MM-DD is refused with DateFormatInvalid.
    Source: first document, "Errors" (line 454), classes `DateFormatInvalid, DateOutOfRange`; "Version 4" (line 326),
      row `GET /api/v4/rates`: query `date`
    Faults: takes-dates-in-any-form, calls-DateFormatInvalid-DateOutOfRange

    Scenario Outline: <date> is not a date in this form
      Given the request to list rates
      And the query parameter "date" is "2019-06-19"
      When it is sent with the query parameter "date" set to <date>
      Then it is refused as "DateFormatInvalid"

      Examples:
        | date                 |
        | yesterday            |
        | 19.06.2019           |
        | 2019-6-19            |
        | 2019-06-19T00:00:00Z |

  @ais/rates/date-impossible @stated @implied-in:partners-v1
  Rule: A date that does not exist in the calendar is refused with DateFormatInvalid or DateOutOfRange.
    Source: first document, "Errors" (line 454), classes `DateFormatInvalid, DateOutOfRange`; "Version 4" (line 326),
      row `GET /api/v4/rates`: query `date`
    Faults: rolls-impossible-dates-over

    Scenario Outline: <date> does not exist
      Given the request to list rates
      And the query parameter "date" is "2019-06-19"
      When it is sent with the query parameter "date" set to <date>
      Then it is refused as "DateFormatInvalid or DateOutOfRange"

      Examples:
        | date       |
        | 2019-02-30 |
        | 2019-13-01 |

  @ais/rates/currency-resolves @implied
  Rule: The currency_code of a rate is in the list of currencies or in the list of assets.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`; "Other resources" (line 248),
      rows `Currency`, `Asset` and `Rate`: codes of these names
    Faults: shows-currency_code-as-LTT-of-rate-where-currency_code-is-LTL

    Scenario: The currency codes of the rates are in the lists
      Given the codes of the listed <currencies and assets>
      And the request to list rates
      When it is sent
      Then every value at "data[].currency_code" is among those codes

  @ais/rates/updated-daily @implied
  Rule: The rates are updated every day.
    Source: first document, "Resources and their fields / Other resources" (line 250), row `Rate`: last sentence
    Note: Checked by the rates of two working days that follow each other. That a rate changes with each update only
      follows, and one may stay the same, so at least one of all must differ.
    Faults: updates-rates-once-a-week

    Scenario: Two working days that follow each other have different rates
      When the rates of these dates are listed:
        | 2019-06-18 | 2019-06-19 |
      Then each date has <its own rates>
