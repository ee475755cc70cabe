Feature: Ids
  An id names one thing, and that thing belongs to one client. An id that names nothing there must not show or change
  something else, wherever it stands: in a path, in a query or in a body.

  @conventions/ids/unknown-id-finds-nothing
  Rule: An id that nothing has finds nothing

    Scenario Outline: Every place for an id finds nothing for <an id>
      Given every id that names something
      When it is sent with <an id>, then with its own id
      Then nothing is found

      Examples:
        | an id                         |
        | an unknown id                 |
        | an id above the integer limit |
        | an id of 40 digits            |

  @conventions/ids/unknown-id-class @conventions/ids/unknown-id-status
  Rule: The refusal of an unknown id says what is unknown

    Scenario: Every place for an id refuses an unknown one with the class of what it names
      Given every id that names something
      When it is sent with an unknown id, then with its own id
      Then its refusal says what is unknown [unknown-id-class]
      And its refusal has a documented status [unknown-id-status]

  @conventions/ids/id-of-another-client-finds-nothing
  Rule: The id of something that another client has finds nothing

    Scenario: Every place for an id finds nothing of another client
      Given every id that names something
      When it is sent with an id of another client, then with its own id
      Then nothing is found

  @conventions/ids/huge-id-without-server-error
  Rule: A huge id causes no server error

    Scenario Outline: Every place for an id takes <an id> without a server error
      Given every id that names something
      When it is sent with <an id>, then with its own id
      Then it is no server error

      Examples:
        | an id                         |
        | an id above the integer limit |
        | an id of 40 digits            |
