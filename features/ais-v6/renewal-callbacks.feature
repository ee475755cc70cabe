Feature: Callbacks of a renewal
  A refresh in the background goes on after its request was answered. What came of it is told to the addresses that the
  client has registered.

  @ais-v6/renewal/background-refresh-told
  Rule: What came of a refresh in the background is told

    Scenario: A success callback comes after a refresh in the background
      When the callbacks of a fetch are received
      Then a success callback comes

  @ais-v6/renewal/callback-ids-are-strings
  Rule: Ids in the callbacks of a refresh are strings

    Scenario: Every id in the callbacks after a refresh in the background is a string
      When the callbacks of a fetch are received
      Then every id in its callbacks is a string
