@ais-v3 @ais-v4 @ais-v5 @partners-v1
Feature: Currencies
  Amounts come with the code of their currency. Old accounts have old currencies, so retired codes stay listed.

  In ais-v3: "Version 3 differences" (line 369): currencies are not among the routes of version 3
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/currencies/list @stated @implied-in:ais-v3
  Rule: The response to the list of currencies is an array.
    Source: first document, "Endpoints / Version 4" (line 325), row `GET /api/v4/currencies`: array of currency
    Faults: shows-data-as-object-at-get-currencies

    Scenario: The list of currencies has rows
      Given the request to list currencies
      When it is sent
      Then it is a list with rows

  @ais/currencies/field-types @implied
  Rule: The code and the name of a currency are strings.
    Source: first document, "Resources and their fields / Other resources" (line 248), row `Currency`: `code` and
      `name`, without types
    Faults: shows-name-as-752-where-code-is-SEK-at-get-currencies
    Variants: types-untyped-fields-in-its-own-way

    @ais/currencies/core-fields @ais/currencies/code-form
    Scenario: Every row of the list is a currency
      Given the request to list currencies
      When it is sent
      Then every row fits the schema "currency"

  @ais/currencies/core-fields @implied
  Rule: Every currency has a code and a name.
    Source: first document, "Resources and their fields / Other resources" (line 248), row `Currency`: its two fields;
      presence is not said
    Faults: shows-name-as-null-where-code-is-CHF-at-get-currencies

  @ais/currencies/code-form @stated @implied-in:ais-v3
  Rule: A currency code has three upper-case letters.
    Source: first document, "Resources and their fields / Other resources" (line 248), row `Currency`: three uppercase
      letters
    Faults: shows-code-as-CA-where-code-is-CAD-at-get-currencies

  @ais/currencies/retired-codes-stay @implied
  Rule: The list of currencies contains retired codes beside the codes that replaced them.
    Source: first document, "Resources and their fields / Other resources" (line 248), row `Currency`: retired codes
      remain supported, old and new both listed
    Note: The document does not say which codes are retired. A known retired code must have its replacement in the
      list. A list of a hundred codes or more must have at least one retired code. A shorter list without any is only
      observed.
    Faults: drops-the-codes-that-replaced-others, drops-retired-currency-codes

    Scenario: Old and new codes of one currency are both listed
      Given the request to list currencies
      When it is sent
      Then retired codes are listed beside their successors

  @ais/currencies/retired-code-with-a-rate @stated @implied-in:ais-v3
  Rule: A retired currency code that has a rate is in the list of currencies.
    Source: first document, "Resources and their fields / Other resources" (line 248), row `Currency`: retired codes
      remain supported, old and new both listed
    Note: The document does not say which codes are retired, so those count that ISO 4217 has withdrawn. A code that is
      in the list of assets is no currency.
    Faults: drops-retired-currency-codes

    Scenario: The retired codes of the rates are listed
      Given the codes of the listed <currencies and assets>
      And the request to list rates
      When it is sent
      Then every retired code is among those codes
