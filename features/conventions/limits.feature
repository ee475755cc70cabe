Feature: Limits
  Both sides of a limit are checked: the largest allowed input is accepted, and a larger one is refused with the class of
  that limit.

  @conventions/limits/batch-of-100-accepted
  Rule: A batch may hold 100 objects

    @group:lessons
    Scenario: A batch of 100 transactions is accepted
      When batches of 1 and of 100 objects to learn from are sent
      Then the batch is accepted

  @conventions/limits/batch-of-101-refused
  Rule: A batch may not hold 101 objects

    @group:lessons
    Scenario: A batch of 101 transactions is refused
      When batches of 100 and of 101 objects to learn from are sent
      Then the batch is refused as too large

  @conventions/limits/return-to-of-512-accepted
  Rule: A return_to may have 512 characters

    Scenario: A return_to of 512 characters is accepted
      Given the request to create a token
      And its field "data.return_to" is <an address of 40 characters>
      When it is sent with the field "data.return_to" set to <an address of 512 characters>
      Then it is accepted

  @conventions/limits/return-to-of-513-refused
  Rule: A return_to may not have 513 characters

    Scenario: A return_to of 513 characters is refused
      Given the request to create a token
      And its field "data.return_to" is <an address of 512 characters>
      When it is sent with the field "data.return_to" set to <an address of 513 characters>
      Then it is refused as ReturnURLTooLong

  @conventions/limits/custom-fields-of-1-kb-accepted
  Rule: custom_fields may take 1 KB

    Scenario: custom_fields of just under 1 KB are accepted
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <an object of 990 bytes>
      Then it is accepted

  @conventions/limits/custom-fields-over-1-kb-refused
  Rule: custom_fields may not take more than 1 KB

    Scenario: custom_fields of more than 1 KB are refused
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <an object of 1040 bytes>
      Then it is refused as CustomFieldsSizeTooBig

  @conventions/limits/custom-fields-not-an-object
  Rule: custom_fields are an object

    Scenario Outline: The custom_fields <value> are refused
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <value>
      Then it is refused as CustomFieldsFormatInvalid

      Examples:
        | value     |
        | "a text"  |
        | ["a","b"] |

  @conventions/limits/logins-at-once
  Rule: The number of logins that are processed at once is limited

    @alone
    Scenario: While as many logins wait for input as may be processed, a further one is refused
      When logins that wait for input are created until one more is processed than the limit
      Then those beyond the limit are refused as RateLimitExceeded

  @conventions/limits/connects-from-one-address
  Rule: The number of connects from one address is limited

    @alone @waits
    Scenario: Of many connects from one address at once, some are refused
      When more than twice as many connects as the limit are sent at once
      Then those beyond the limit are refused as TooManyRequests
