Feature: Ids of version 3
  Before version 4 an id is a number, not a text. It may be as large as 64 bits without sign allow, which is more than
  many programs can hold, so none of its digits may get lost on the way there and back.

  @ais-v3/types/ids-are-integers
  Rule: Every id at any depth is an integer

    Scenario: No id of any kind of resource is a text
      When resources of every kind are read
      Then every id is an integer

  @ais-v3/types/ids-within-64-bits
  Rule: An id has 64 bits at most, and keeps its digits

    Scenario: What is made is read back under the very digits of its id
      Given a login of two that were made, and its customer
      When both are read again by their ids
      Then each id has at most 64 bits and the digits by which it was asked for

  @ais-v3/types/customer-id-beyond-limit
  Rule: An id above the limit is out of range

    Scenario Outline: A customer_id of <number> is refused
      Given the request to create a login
      When it is sent with the field "data.customer_id" set to "<number>"
      Then it is refused as ValueOutOfRange or CustomerNotFound

      Examples:
        | number               |
        | 18446744073709551616 |
        | 99999999999999999999 |
