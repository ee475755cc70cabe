@ais-v3 @ais-v4 @ais-v5
Feature: Limits
  Both sides of a limit are checked: the largest allowed input is accepted, and a larger one is refused with the class of
  that limit.

  In enrichment-v5: "second document / Limits" (line 230), row `Batch objects per request`
  In payments-v1: "second document / Limits" (line 232), row `return_to length`

  @conventions/limits/batch-of-100-accepted @stated @ais-v3 @ais-v4 @ais-v5 @enrichment-v5
  Rule: A batch of 100 objects is accepted.
    Source: first document, "Limits" (line 508), row `Objects per batch request`
    Needs: plain-provider
    Faults: takes-batches-below-100-only

    @group:learning
    Scenario: A batch of 100 transactions is accepted
      When batches of 1 and of 100 objects <to learn from> are sent
      Then the batch is accepted

  @conventions/limits/batch-of-101-refused @stated @ais-v3 @ais-v4 @ais-v5 @enrichment-v5
  Rule: A batch of 101 valid objects is refused with BatchSizeLimitExceeded.
    Source: first document, "Limits" (line 508), row `Objects per batch request`; "Errors" (line 441), class
      `BatchSizeLimitExceeded`
    Needs: plain-provider
    Faults: takes-categories.maxBatch-as-101, takes-categories.maxBatch-as-101-when-*,
      calls-BatchSizeLimitExceeded-WrongRequestFormat, counts-the-different-objects-of-a-batch

    @group:learning
    Scenario: A batch of 101 transactions is refused
      When batches of 100 and of 101 objects <to learn from> are sent
      Then the batch is refused as too large

    @group:learning @ais-v3 @ais-v4 @ais-v5
    Scenario: A batch of 101 times the same transaction is refused
      When batches of 1 and of 101 objects <to learn from one transaction> are sent
      Then the batch is refused as too large

  @conventions/limits/return-to-of-512-accepted @stated @ais-v3 @ais-v4 @ais-v5 @payments-v1 @implied-in:ais-v3
  @implied-in:ais-v4 @implied-in:ais-v5
  Rule: A return_to of 512 characters is accepted.
    Source: first document, "Limits" (line 511), row `return_to length`
    Note: The row for the creation of a token lists only customer_id and fetch_scopes. A later sentence names
      return_to among its options.
    Faults: takes-tokens.returnToMaxLength-as-511, counts-a-return-address-as-escaped

    Scenario Outline: A return_to of <size> is accepted
      Given the request to create a token
      And its field "data.return_to" is <an address of 40 characters>
      When it is sent with the field "data.return_to" set to <an address of <size>>
      Then it is accepted

      Examples:
        | size                        |
        | 512 characters              |
        | 511 characters              |
        | 512 characters with a query |
        | 512 characters with a port  |
        | 512 characters with escapes |

  @conventions/limits/return-to-of-513-refused @stated @ais-v3 @ais-v4 @ais-v5 @payments-v1 @implied-in:ais-v3
  @implied-in:ais-v4 @implied-in:ais-v5
  Rule: A return_to of 513 characters that is otherwise valid is refused with ReturnURLTooLong.
    Source: first document, "Limits" (line 511), row `return_to length`; "Errors" (line 492), class `ReturnURLTooLong`
    Note: The row for the creation of a token lists only customer_id and fetch_scopes. A target may ignore return_to
      there.
    Faults: takes-return-addresses-of-513, calls-ReturnURLTooLong-ReturnURLInvalid,
      takes-tokens.returnToFits-with-first-as-rewriting-#.+-to-empty,
      counts-a-return-address-without-its-query, counts-a-return-address-without-its-escapes
    Variants: ignores-return-to-of-tokens

    Scenario Outline: A return_to of <size> is refused
      Given the request to create a token
      And its field "data.return_to" is <an address of 512 characters>
      When it is sent with the field "data.return_to" set to <an address of <size>>
      Then it is refused as "ReturnURLTooLong"

      Examples:
        | size                        |
        | 513 characters              |
        | 514 characters              |
        | 513 characters with a query |
        | 513 characters with a port  |
        | 513 characters with escapes |

    Scenario: A return_to of 513 characters is refused, of which most are a fragment
      Given the request to create a token
      And its field "data.return_to" is <an address of 512 characters>
      When it is sent with the field "data.return_to" set to <an address of 513 characters with a fragment>
      Then it is refused as "ReturnURLTooLong or ReturnURLInvalid"

  @conventions/limits/custom-fields-of-1-kb-accepted @stated
  Rule: If a request takes custom_fields, an object of just under 1 KB is accepted.
    Source: first document, "Limits" (line 510), row `custom_fields size`
    Needs: plain-provider
    Note: No request lists custom_fields, but attempts show them. Sizes from 1000 to 1024 bytes are not checked. The
      requirement stays untested if the attempt does not show the custom_fields of the request.
    Faults: takes-loginCreate.customFieldsMaxBytes-as-512, takes-thirty-two-custom-fields

    Scenario Outline: custom_fields of <size> are accepted
      Given a login that was created with small custom_fields
      When a login is created with the settings:
        | custom_fields | <an object of <size>> |
      Then it is accepted

      Examples:
        | size                           |
        | 990 bytes                      |
        | 900 bytes with many keys       |
        | 900 bytes with an object in it |
        | 900 bytes with a list in it    |

  @conventions/limits/custom-fields-over-1-kb-refused @stated
  Rule: If a request takes custom_fields, an object of more than 1 KB is refused with CustomFieldsSizeTooBig.
    Source: first document, "Limits" (line 510), row `custom_fields size`; "Errors" (line 452), class
      `CustomFieldsSizeTooBig`
    Needs: plain-provider
    Note: Checked only if an attempt shows small custom_fields of the request.
    Faults: takes-loginCreate.customFieldsMaxBytes-as-2048, counts-the-texts-of-custom-fields-only,
      counts-the-letters-of-custom-fields

    Scenario Outline: custom_fields of <size> are refused
      Given a login that was created with small custom_fields
      When a login is created with the settings:
        | custom_fields | <an object of <size>> |
      Then it is refused as "CustomFieldsSizeTooBig"

      Examples:
        | size                                 |
        | 1025 bytes                           |
        | 1145 bytes                           |
        | 1145 bytes with letters of two bytes |
        | 1025 bytes with many keys            |
        | 1025 bytes with an object in it      |
        | 1025 bytes with a list in it         |

  @conventions/limits/custom-fields-not-an-object @stated
  Rule: If a request takes custom_fields, a value that is not an object is refused with CustomFieldsFormatInvalid.
    Source: first document, "Errors" (line 453), class `CustomFieldsFormatInvalid`
    Needs: plain-provider
    Note: Checked only if an attempt shows small custom_fields of the request.
    Faults: takes-arrays-as-custom-fields

    Scenario Outline: The custom_fields <value> are refused
      Given a login that was created with small custom_fields
      When a login is created with the settings:
        | custom_fields | <value> |
      Then it is refused as "CustomFieldsFormatInvalid"

      Examples:
        | value     |
        | "a text"  |
        | ["a","b"] |

  @conventions/limits/logins-at-once @stated
  Rule: If too many logins of one application are in process at the same time, a further one is refused with RateLimitExceeded.
    Source: first document, "Errors" (line 490), class `RateLimitExceeded`: too many logins processed at once
    Needs: interactive-provider, logins-at-once
    Note: The document does not give the number, so the profile does. Logins that wait for interactive input are being
      processed.
    Faults: takes-crowding.tooManyLogins-as-false, calls-logins-in-process-ActionNotAllowed

    @alone
    Scenario: While as many logins wait for input as may be processed, a further one is refused
      When more requests are sent than <the limit of logins at once>
      Then those beyond the limit are refused as <RateLimitExceeded>

  @conventions/limits/connects-from-one-address @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1
  Rule: Too many connect or reconnect requests from one IP address in a short time are refused with TooManyRequests.
    Source: first document, "Errors" (line 496), class `TooManyRequests`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176), common class
      `TooManyRequests`
    Needs: connects-from-one-address, exceeding-limits
    Note: The document gives neither the number nor the time, so the profile does. Up to twice the number is accepted,
      because the document does not say how the time is counted.
    Faults: takes-crowding.tooManyConnects-as-false, calls-connects-of-an-address-ActionNotAllowed

    @alone @waits
    Scenario: Of many connects from one address at once, some are refused
      When more requests are sent than <the limit of connects from one address>
      Then those beyond the limit are refused as <TooManyRequests>

  @conventions/limits/connections-at-once @stated @ais-v6
  Rule: If too many connections of one application are in process at the same time, a further one is refused with RateLimitExceeded.
    Source: first document, "Errors" (line 490), class `RateLimitExceeded`: too many logins processed at once
    Not checkable: In version 6, a fetch begins on a hosted page or in the background. The document does not say whether
      those in the background count, so no request shows that one is too many.
