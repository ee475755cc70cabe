Feature: Limits
  A limit is kept on both sides: what just fits is taken, and what is one too many is refused by its own name.

  @conventions/limits/batch-of-100-accepted
  Rule: A batch may hold 100 objects

    Scenario: A hundred transactions are learnt from in one request
      Given a login whose transactions may be taught
      When a batch of 1 and then a batch of 100 is learnt from
      Then the batch is accepted

  @conventions/limits/batch-of-101-refused
  Rule: A batch may not hold 101 objects

    Scenario: A hundred and one transactions are too many for one request
      Given a login whose transactions may be taught
      When a batch of 100 and then a batch of 101 is learnt from
      Then the batch is refused as too large

  @conventions/limits/return-to-of-512-accepted
  Rule: A return_to may have 512 characters

    Scenario: An address of 512 characters is taken like a short one
      Given the request to create a token
      When it is sent with a return_to of 40 and then of 512 characters
      Then it is accepted

  @conventions/limits/return-to-of-513-refused
  Rule: A return_to may not have 513 characters

    Scenario: An address of 513 characters is too long
      Given the request to create a token
      When it is sent with a return_to of 512 and then of 513 characters
      Then it is refused as ReturnURLTooLong

  @conventions/limits/custom-fields-of-1-kb-accepted
  Rule: custom_fields may take 1 KB

    Scenario: An object of just under 1 KB is taken
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <an object of 990 bytes>
      Then it is accepted

  @conventions/limits/custom-fields-over-1-kb-refused
  Rule: custom_fields may not take more than 1 KB

    Scenario: An object of more than 1 KB is too big
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <an object of 1040 bytes>
      Then it is refused as CustomFieldsSizeTooBig

  @conventions/limits/custom-fields-not-an-object
  Rule: custom_fields are an object

    Scenario Outline: <value> is no object
      Given a login that was created with small custom_fields
      When a login is created with the custom_fields <value>
      Then it is refused as CustomFieldsFormatInvalid

      Examples:
        | value     |
        | "a text"  |
        | ["a","b"] |
