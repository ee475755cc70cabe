@alone:callbacks
Feature: Callbacks of a renewal
  A refresh in the background continues after its request was answered. The target reports its result to the addresses
  that the client has registered.

  @ais-v6/renewal/background-refresh-sends-callback
  Rule: The result of a refresh in the background is reported

    Scenario: A success callback comes after a refresh in the background
      When the callbacks of a fetch are received
      Then a success callback comes

  @ais-v6/renewal/callback-ids-are-strings
  Rule: Ids in the callbacks of a refresh are strings

    Scenario: Every id in the callbacks after a refresh in the background is a string
      When the callbacks of a fetch are received
      Then every id in its callbacks is a string
