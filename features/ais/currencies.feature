Feature: Currencies
  Amounts come with the code of their currency. Old accounts have old currencies, so codes that retired stay listed.

  @ais/currencies/list
  Rule: Currencies are listed

    Scenario: The currencies are a list with rows
      Given the request to list currencies
      When it is sent
      Then it is a list with rows

  @ais/currencies/field-types @ais/currencies/core-fields @ais/currencies/code-form
  Rule: Every currency has a code of three letters and a name

    Scenario: The rows of the list are currencies
      Given the request to list currencies
      When it is sent
      Then every row fits the schema "currency"

  @ais/currencies/retired-codes-stay
  Rule: Retired codes stay listed beside the codes that replaced them

    Scenario: Old and new codes of one currency are both listed
      Given the request to list currencies
      When it is sent
      Then retired codes stand beside their successors
