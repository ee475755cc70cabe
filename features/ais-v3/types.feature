Feature: Ids of version 3
  Up to version 3 an id is a number. It may have 64 bits without sign, which is more than many programs can hold, so a
  target must not lose any of its digits.

  @ais-v3/types/ids-are-integers @stated
  Rule: Every id in a response is an integer.
    This applies to id and to every field whose name ends in _id, at any depth.
    Source: first document, "Resources and their fields / Data types" (line 25), last sentence: identifiers of version
      3 are integers
    Needs: plain-provider
    Observed by: successes: ids-are-integers
    Shown by: conventions/types/booleans
    Note: Null is accepted for an empty reference. Not checked are ids inside extra (documented for version 4 only),
      ids inside the repeated request, and next_id (checked together with next_page).
    Faults: takes-ids.integers-as-false

  @ais-v3/types/ids-within-64-bits @stated
  Rule: An id is between 0 and 2^64-1.
    The server accepts the id with exactly the digits that it returned.
    Source: first document, "Resources and their fields / Data types" (line 33), row `integer`: 64-bit unsigned; last
      sentence: identifiers of version 3
    Needs: plain-provider
    Note: Ids above 2^53 are compared digit by digit, because a double rounds them.
    Faults: shows-id-as-9007199254740992-at-get-logins-login-id

    Scenario: A new login is read by the exact digits of its id
      Given the second of two new logins
      When that login is shown, and listed with the logins of its customer
      Then its id has the digits of the request, and 64 bits at most

  @ais-v3/types/customer-id-beyond-limit @implied
  Rule: A customer_id of 2^64 or more is refused with ValueOutOfRange.
    Source: first document, "Errors" (line 498), class `ValueOutOfRange`: above the integer limit
    Needs: plain-provider
    Note: CustomerNotFound is accepted too, because no customer has such an id.
    Faults: calls-ValueOutOfRange-or-CustomerNotFound-WrongRequestFormat-in-ais-v3

    Scenario Outline: A customer_id of <number> is refused
      Given the request to create a login
      When it is sent with the field "data.customer_id" set to "<number>"
      Then it is refused as "ValueOutOfRange or CustomerNotFound"

      Examples:
        | number               |
        | 18446744073709551616 |
        | 99999999999999999999 |
