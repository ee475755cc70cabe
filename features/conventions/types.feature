Feature: Data types
  Each field has one of a few types, and clients of every language rely on them: an id is text even when it looks like
  a number, a date is a day of the calendar, a number is never text.

  @conventions/types/booleans @conventions/types/dates @conventions/types/datetimes @conventions/types/decimals
  @conventions/types/integers @conventions/types/objects @conventions/types/strings
  Rule: Fields have the stated types in every resource

    Scenario: Resources of every kind have fields of the stated types
      When resources of every kind are read
      Then the resources are as documented

  @conventions/types/fields-shown
  Rule: Every field of a resource is shown by some record

    Scenario: Each field that a table names is shown among the resources of every kind
      When resources of every kind are read
      Then every field of each resource is shown

  @conventions/types/ids-are-strings
  Rule: Every id at any depth is a string

    Scenario: No id of any kind of resource is a number
      When resources of every kind are read
      Then every id is a string

  @conventions/types/text-is-utf-8
  Rule: Text beyond ASCII comes back as it was sent

    Scenario: An identifier in many scripts comes back
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier in many scripts>
      Then the value at "data.identifier" comes back as it was sent

  @conventions/types/updated-not-before-created
  Rule: Nothing is updated before it is created

    Scenario: Resources of every kind are updated when they are created or later
      When resources of every kind are read
      Then no resource is updated before it is created

  @conventions/types/value-out-of-range
  Rule: The answer to an integer above the limit is not stated

    Scenario: The answer to a page size above the integer limit is noted
      Given the request to list logins
      When it is sent with the query parameter "per_page" set to "18446744073709551616"
      Then its outcome is noted
