@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: Data types
  Each field has one of a few types, and clients of every language rely on them: an id is text even when it looks like
  a number, a date is a day of the calendar, a number is never text.

  @conventions/types/booleans @stated
  Rule: A field that is documented as a boolean is true or false, never a string or a number.
    Source: first document, "Resources and their fields / Data types" (line 29), row `boolean`
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: shows-fail-as-text-at-get-rates, shows-duplicated-as-number-at-get-transactions,
      shows-duplicated-as-number-at-get-transactions-when-repeated,
      shows-duplicated-as-number-at-get-transactions-when-of-a-second-owner,
      shows-automatic_refresh-as-text-at-get-logins-in-ais-v6,
      shows-interactive-as-text-of-paymentProvider-in-payments-v1

    @conventions/types/dates @conventions/types/datetimes @conventions/types/decimals @conventions/types/integers
    @conventions/types/objects @conventions/types/strings
    Scenario: Resources of every kind have fields of the stated types
      When resources of every kind are read
      Then every resource has <its documented form>

  @conventions/types/dates @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: A field that is documented as a date is a string in the form YYYY-MM-DD, and the date exists in the calendar.
    Source: first document, "Resources and their fields / Data types" (line 30), row `date`
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: shows-made_on-as-2026-1-2-at-get-transactions, shows-extra.next_payment_date-as-moment-of-account,
      shows-extra.next_payment_date-as-moment-of-account-when-repeated,
      shows-extra.next_payment_date-as-moment-of-account-when-of-a-second-owner,
      shows-last_attempt.fetch_from_date-as-2026-1-2-at-get-logins-in-ais-v6

  @conventions/types/datetimes @stated
  Rule: A field that is documented as a datetime is a string in ISO 8601 form.
    Source: first document, "Resources and their fields / Data types" (line 31), row `datetime`
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Note: ISO 8601 allows any offset and any number of decimal places in the seconds, so all are accepted.
    Faults: shows-created_at-as-seconds-at-get-accounts,
      shows-last_attempt.last_stage.updated_at-as-seconds-at-get-logins,
      shows-created_at-as-seconds-of-paymentTemplate-in-payments-v1

  @conventions/types/decimals @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: A field that is documented as a decimal or float is a JSON number, never a string.
    Source: first document, "Resources and their fields / Data types" (line 32), row `float / decimal`
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: shows-amount-as-text-at-get-transactions, writes-amounts-as-text-on-later-pages,
      shows-balance-as-text-of-account-where-nature-is-loan, shows-balance-as-text-at-get-accounts-in-ais-v6
    Variants: writes-balances-of-version-3-as-text

  @conventions/types/integers @stated
  Rule: A field that is documented as an integer is a whole JSON number from 0 to 2^64-1.
    Source: first document, "Resources and their fields / Data types" (line 33), row `integer`
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Note: In JSON, 1.0 and 1 are the same number, so both are accepted.
    Faults: shows-refresh_start_time-as-2.5-at-get-countries,
      shows-extra.transactions_count.posted-as-text-at-get-accounts,
      shows-extra.transactions_count.posted-as-text-at-get-accounts-when-repeated,
      shows-extra.transactions_count.posted-as-text-at-get-accounts-when-of-a-second-owner,
      shows-extra.transactions_count.posted-as-2.5-at-get-accounts-in-ais-v6,
      shows-payment_fields.position-as-text-at-payment-templates-get-templates-payment-template,
      shows-position-as-text-of-paymentField-in-payments-v1

  @conventions/types/objects @stated
  Rule: A field that is documented as an object is a JSON object.
    Source: first document, "Resources and their fields / Data types" (line 34), row `object`
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: shows-extra-as-list-at-get-accounts, shows-last_attempt.custom_fields-as-text-at-get-logins,
      shows-last_attempt-as-id-at-get-logins, shows-extra-as-list-of-paymentField-in-payments-v1

  @conventions/types/strings @stated
  Rule: A field that is documented as a string is a JSON string.
    Source: first document, "Resources and their fields / Data types" (line 35), row `string`
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: shows-name-as-7-at-get-accounts, shows-description-as-list-of-paymentTemplate-in-payments-v1

  @conventions/types/fields-shown @implied
  Rule: Every field that the table of a resource names is shown by at least one record of that resource, alone and in lists.
    Source: first document, "Resources and their fields" (line 23), the table of each resource
    In payments-v1: "second document / Resources and their fields" (line 16), the tables of payment provider and
      payment template
    In partners-v1: "second document / Resources and their fields / Partners" (line 66): the shapes of the first
      document
    Needs: plain-provider
    Note: The document seldom states that a field is present, so a target that never shows one gets a warning. Fields
      for which the text gives a condition may be absent.
    Faults: shows-addresses-without-post-code, hides-identifier-of-customers, hides-id-*, hides-code-of-providers,
      hides-name-*, hides-mode-*, hides-status-*, hides-automatic-fetch-of-providers, hides-customer-*,
      hides-interactive-of-providers, hides-identification-mode-of-providers, hides-instruction-of-providers,
      hides-home-url-of-providers, hides-login-*, hides-forum-url-of-providers, hides-logo-url-of-providers,
      hides-country-*, hides-refresh-timeout-of-providers, hides-created-*, hides-updated-*, hides-provider-*,
      hides-daily-*, hides-store-*, hides-nature-*, hides-balance-of-accounts, hides-currency-*, hides-extra-*,
      hides-made-on-of-transactions, hides-amount-of-transactions, hides-description-of-transactions,
      hides-category-of-transactions, hides-duplicated-of-transactions, hides-account-id-of-transactions,
      hides-english-name-of-fields, hides-localized-name-of-fields, hides-position-of-fields, hides-optional-of-fields
    Variants: gives-no-token-in-version-5, keeps-the-fetch-type-to-itself, optional-things-not-shown,
      shows-stages-without-ids

    Scenario: Each field that a table names is shown among the resources of every kind
      When resources of every kind are read
      Then every resource has <each of its fields>

  @conventions/types/ids-are-strings @stated @implied-in:enrichment-v5
  @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @partners-v1
  Rule: Every id in a response is a string.
    This applies to id and to every field whose name ends in _id, at any depth.
    Source: first document, "Resources and their fields / Data types" (line 25), sentence below the table: from
      version 4 on
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In enrichment-v5: "second document" (line 1): the conventions of the first document are shared, data types among
      them; which ids a response has is not shown
    Needs: plain-provider
    Observed by: successes: ids-are-strings
    Shown by: conventions/types/booleans, enrichment-v5/routes/ask-for-merchants,
      enrichment-v5/routes/enrich-transactions
    Note: Null is accepted for an empty reference. merchant_id and other ids inside extra count as ids.
    Faults: shows-account_id-as-number-at-get-transactions, shows-id-as-number-at-get-logins,
      shows-id-as-number-at-get-accounts, shows-login_id-as-number-at-get-accounts-in-ais-v6,
      shows-id-as-number-at-post-merchants

  @conventions/types/text-is-utf-8 @stated @ais-v3 @ais-v4 @ais-v5 @payments-v1
  Rule: Responses are UTF-8.
    Non-ASCII text comes back as the client sent it.
    Source: first document, "Resources and their fields / Data types" (line 35), row `string`: UTF-8 text
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Faults: loses-text-beyond-ascii

    Scenario: An identifier in many scripts comes back
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier in many scripts>
      Then the value at "data.identifier" comes back as it was sent

  @conventions/types/updated-not-before-created @implied
  Rule: The updated_at of an object is not earlier than its created_at.
    Source: first document, "Resources and their fields / Data types" (line 31), row `datetime`; the two fields of
      every record, of which no order is said
    In payments-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Needs: plain-provider
    Observed by: moments: updated-not-before-created
    Shown by: conventions/types/booleans, ais/accounts/kept-over-fetches
    Faults: shows-updated_at-as-past-at-get-logins, shows-updated_at-as-past-at-payment-templates-get-templates,
      dates-refreshed-accounts-in-local-time

  @conventions/types/updated-not-in-the-future @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The updated_at of an object is not later than the answer that shows it.
    Source: first document, "Resources and their fields / Data types" (line 31), row `datetime`; that what is shown has
      been updated before follows
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, data types among
      them
    Needs: plain-provider
    Observed by: moments: updated-not-in-the-future
    Shown by: conventions/types/booleans
    Note: By half an hour, since clocks go wrong. Once a run has moved the clock of the target, it says nothing.
    Faults: shows-updated_at-as-2-hours-later-of-account

  @conventions/types/value-out-of-range @open
  Rule: The document does not say how a per_page above the integer limit is handled.
    Source: first document, "Errors" (line 498), class `ValueOutOfRange`
    Note: The only integer in the requests of version 4 is per_page. The document does not say how values outside 100
      to 1000 are handled.

    Scenario: The answer to a page size above the integer limit is noted
      Given the request to list logins
      When it is sent with the query parameter "per_page" set to "18446744073709551616"
      Then its outcome is noted
