Feature: Currencies
  Amounts come with the code of their currency. Old accounts have old currencies, so retired codes stay listed.

  @ais/currencies/list
  Rule: Currencies are listed

    Scenario: The list of currencies has rows
      Given the request to list currencies
      When it is sent
      Then it is a list with rows

  @ais/currencies/field-types @ais/currencies/core-fields @ais/currencies/code-form
  Rule: Every currency has a code of three letters and a name

    Scenario: Every row of the list is a currency
      Given the request to list currencies
      When it is sent
      Then every row fits the schema "currency"

  @ais/currencies/retired-codes-stay
  Rule: Retired codes stay listed beside the codes that replaced them

    Scenario: Old and new codes of one currency are both listed
      Given the request to list currencies
      When it is sent
      Then retired codes are listed beside their successors
