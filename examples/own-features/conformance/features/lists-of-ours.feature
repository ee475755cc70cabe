@ais-v4
Feature: Lists as our handbook wants them
  The documents leave the order of lists of words open, and allow additional fields. Our apps rely on both.

  @own/lists-of-ours/currencies-by-code @stated
  Rule: The list of currencies is in the order of the codes.
    Source: Our handbook, "Lists", the paragraph about reference lists
    Faults: lists-currencies-backwards

    Scenario: The list of currencies is read once
      Given the request to list currencies
      When it is sent
      Then the codes are in alphabetical order

  @own/lists-of-ours/countries-show-a-prefix @implied
  Rule: Each country shows its `phone_prefix`.
    Source: Our handbook, "Lists", the table of fields, row `phone_prefix`
    Note: The documents do not have the field. faults/lists-of-ours.js gives it to the sandbox.
    Faults: forgets-one-prefix

    Scenario: The list of countries is searched for a country without a prefix
      Given the request to list countries
      When it is sent
      Then each row shows "phone_prefix"
