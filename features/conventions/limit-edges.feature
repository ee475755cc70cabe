Feature: Both sides of a limit
  A limit counts the whole of what it limits, whatever that is made of: addresses with queries, ports and escapes,
  objects with many keys or with objects in them. Sizes are drawn from both sides of the edge.

  @conventions/limits/return-to-of-512-accepted
  Rule: A return_to may have 512 characters, whatever they are

    Scenario: Addresses of up to 512 characters are accepted
      Then every return_to that is short enough is judged by its length

  @conventions/limits/return-to-of-513-refused
  Rule: A return_to may not have more, whatever they are

    Scenario: Addresses of 513 characters and more are refused
      Then every return_to that is too long is judged by its length

  @conventions/limits/custom-fields-of-1-kb-accepted
  Rule: custom_fields may take nearly 1 KB, whatever they hold

    Scenario: Objects of less than 1 KB are accepted
      Given a login that was created with small custom_fields
      Then all custom_fields that are small enough are judged by their size

  @conventions/limits/custom-fields-over-1-kb-refused
  Rule: custom_fields may not take more than 1 KB, whatever they hold

    Scenario: Objects of more than 1 KB are refused
      Given a login that was created with small custom_fields
      Then all custom_fields that are too big are judged by their size
