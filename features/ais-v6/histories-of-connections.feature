Feature: Histories of connections
  Connections are listed, refreshed, and lose and get consents in any order. Assay generates such histories, and expects
  each connection to be refreshed while it has a consent, whatever becomes of another.

  Scenario Outline: <what holds>
    When histories of "connections" are played
    Then the rule holds for every case

    Examples:
      | connections                     | what holds                                                                              |
      | refreshed                       | A connection with an active consent is refreshed, also with a new one                   |
      | refreshed-in-background         | A connection with an active consent is refreshed in the background, also with a new one |
      | needs-consent                   | A connection without an active consent is refused each time                             |
      | needs-consent-in-background     | A connection without an active consent is refused in the background each time           |
      | refused-early                   | No history refreshes a connection in the background before its next_refresh_possible_at |
      | of-customer                     | The connections of a customer are its own after everything that happened to others      |
      | complete                        | Every connection of a history stands in the list of its customer                        |
      | within-client                   | No history shows a connection to another client                                         |
      | accounts-within-client          | No history shows accounts to another client                                             |
      | last-consent                    | A connection names another consent once one that had ended is given anew                |
      | consent-of-attempt              | The attempt of every renewal names the consent that was given with it                   |
      | page-within-client              | No history opens a page for the customer of another client                              |
      | other-client-in-body            | No history reconnects a connection of another client that the body names                |
      | by-login                        | The accounts of a connection are its own after every refresh                            |
      | by-customer                     | The accounts of a customer are those of all its connections made so far                 |
      | any-size                        | A list has the same rows in pages of any size in every history of connections           |
      | from-its-row                    | A list goes on from each of its rows in every history of connections                    |
      | nothing-further                 | No row of another connection lets a list show more                                      |
      | answered-with-its-attempt       | Every refresh in the background is answered with its own attempt                        |
      | refused-while-processed         | No history refreshes a connection while it is fetched                                   |
      | not-reconnected-while-processed | No history reconnects a connection while it is fetched                                  |
      | refused-changes-nothing         | No refused renewal changes a connection                                                 |
      | free-once-ended                 | A connection is free once its attempt has ended, however it ended                       |
      | kept                            | The accounts of a connection stay the same over every refresh                           |
      | alike                           | An account is shown alike by its connection and by its customer in every history        |
      | not-updated-by-failure          | No account is updated by an attempt that failed                                         |
