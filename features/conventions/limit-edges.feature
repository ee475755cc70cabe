Feature: Both sides of a limit
  A limit counts the whole value, whatever it is made of: addresses with queries, ports and escapes, objects with many
  keys or with objects in them. Assay generates sizes on both sides of the limit.

  @conventions/limits/return-to-of-512-accepted
  Scenario: Any address of up to 512 characters is accepted
    Given the request to create a token
    When it is sent many times, each with <a return_to that is short enough>
    Then the rule holds for every case

  @conventions/limits/return-to-of-513-refused
  Scenario: Any address of 513 characters or more is refused
    Given the request to create a token
    When it is sent many times, each with <a return_to that is too long>
    Then the rule holds for every case

  @conventions/limits/custom-fields-of-1-kb-accepted
  Scenario: Any object of less than 1 KB is accepted
    Given the request to create a login
    When it is sent many times, each with <custom_fields that are small enough>
    Then the rule holds for every case

  @conventions/limits/custom-fields-over-1-kb-refused
  Scenario: Any object of more than 1 KB is refused
    Given the request to create a login
    When it is sent many times, each with <custom_fields that are too big>
    Then the rule holds for every case
