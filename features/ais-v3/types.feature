Feature: Ids of version 3
  Up to version 3 an id is a number. It may have 64 bits without sign, which is more than many programs can hold, so a
  target must not lose any of its digits.

  @ais-v3/types/ids-are-integers
  Rule: Every id at any depth is an integer

    Scenario: The ids of every kind of resource are integers
      When resources of every kind are read
      Then every id is an integer

  @ais-v3/types/ids-within-64-bits
  Rule: An id has 64 bits at most, and keeps its digits

    Scenario: A new login is read by the exact digits of its id
      Given the second of two new logins
      When that login is shown, and listed with the logins of its customer
      Then its id has the digits of the request, and 64 bits at most

  @ais-v3/types/customer-id-beyond-limit
  Rule: An id of more than 64 bits is out of range

    Scenario Outline: A customer_id of <number> is refused
      Given the request to create a login
      When it is sent with the field "data.customer_id" set to "<number>"
      Then it is refused as ValueOutOfRange or CustomerNotFound

      Examples:
        | number               |
        | 18446744073709551616 |
        | 99999999999999999999 |
