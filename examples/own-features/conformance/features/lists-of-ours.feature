Feature: Lists as our handbook wants them
  The documents leave the order of lists of words open, and allow additional fields. Our apps rely on both.

  @own/lists-of-ours/currencies-by-code
  Rule: Currencies are in the order of their codes

    Scenario: The list of currencies is read once
      Given the request to list currencies
      When it is sent
      Then the codes are in alphabetical order

  @own/lists-of-ours/countries-show-a-prefix
  Rule: Each country shows the prefix of its telephone numbers

    Scenario: The list of countries is searched for a country without a prefix
      Given the request to list countries
      When it is sent
      Then each row shows "phone_prefix"
