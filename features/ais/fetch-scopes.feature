Feature: Fetch scopes
  A client says what is fetched in a list of words. Five combinations of the three words are allowed once a login
  exists; over all subsets and with words that do not exist, a reconnect must tell good lists from bad ones.

  @ais/fetch-scopes/reconnect-accepts-listed
  Rule: A reconnect accepts the five listed combinations

    Scenario Outline: A reconnect with <scopes> is accepted
      When a login is reconnected with the scopes <scopes>
      Then it is accepted

      Examples:
        | scopes                              |
        | accounts                            |
        | holder_info                         |
        | accounts, holder_info               |
        | accounts, transactions              |
        | accounts, holder_info, transactions |

  @ais/fetch-scopes/reconnect-refuses-others
  Rule: A reconnect refuses every other combination

    Scenario Outline: A reconnect with <scopes> is refused
      When a login is reconnected with the scopes <scopes>
      Then it is refused as FetchScopesInvalid or FetchScopesNotAllowed

      Examples:
        | scopes                    |
        | none                      |
        | transactions              |
        | holder_info, transactions |

  @ais/fetch-scopes/reconnect-unknown-word
  Rule: A reconnect refuses words that do not exist

    Scenario: Any array with a word that does not exist is refused
      Then for every array with an unknown word a reconnect is refused

  @ais/fetch-scopes/interactive-unknown-word
  Rule: An interactive step refuses words that do not exist

    Scenario Outline: The scopes <value> are refused in an interactive step
      Given the request to answer an interactive step
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then it is refused as FetchScopesInvalid

      Examples:
        | value                       |
        | ["everything"]              |
        | ["accounts", "transaction"] |

  @ais/fetch-scopes/create-combinations
  Rule: Which combinations a creation takes is left open

    Scenario Outline: A login is created with the scopes <value>
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then its outcome is noted

      Examples:
        | value            |
        | []               |
        | ["transactions"] |

  @ais/fetch-scopes/attempt-shows-scopes
  Rule: The attempt shows the scopes that were asked

    Scenario Outline: An attempt with the scopes <scopes> shows them
      When the attempt of a login with the scopes <scopes> is shown
      Then it shows the scopes <scopes>

      Examples:
        | scopes                 |
        | accounts               |
        | accounts, transactions |

  @ais/fetch-scopes/accounts-only-fetches-no-transactions
  Rule: What was not asked for is not fetched

    Scenario: A login fetched with accounts alone has no transactions
      When a login is fetched with the scopes accounts
      Then it has accounts and no transactions

  @ais/fetch-scopes/transactions-fetched-when-asked
  Rule: What was asked for is fetched

    Scenario: A login fetched with accounts and transactions has both
      When a login is fetched with the scopes accounts, transactions
      Then it has accounts and transactions
