Feature: Fetch scopes
  A client says what is fetched in a list of words. Once a login exists, five combinations of the three words are allowed.
  A reconnect must refuse every other combination, and every word that does not exist.

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
        | transactions              |
        | holder_info, transactions |

  @ais/fetch-scopes/reconnect-refuses-none
  Rule: A reconnect refuses an empty array

    Scenario: A reconnect with no scopes is refused
      When a login is reconnected with the scopes none
      Then it is refused as FetchScopesInvalid or FetchScopesNotAllowed

  @ais/fetch-scopes/reconnect-unknown-word
  Rule: A reconnect refuses words that do not exist

    Scenario: Every array with a word that does not exist is refused
      When a login is reconnected with many arrays of scopes that hold an unknown word
      Then the rule holds for every case

  @ais/fetch-scopes/not-allowed-for-client
  Rule: A client uses only the scopes that it is allowed to use

    Scenario: A client that may not use holder_info is refused when it asks for it
      When logins of the unscoped client are connected, without and with the scope holder_info
      Then it does not connect, for FetchScopesNotAllowed or HolderInfoNotSupported

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
  Rule: The documents do not say which combinations a creation accepts

    Scenario Outline: A login is created with the scopes <value>
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then its outcome is noted

      Examples:
        | value            |
        | []               |
        | ["transactions"] |

  @ais/fetch-scopes/attempt-shows-scopes
  Rule: The attempt shows the scopes that were sent

    Scenario Outline: An attempt with the scopes <scopes> shows them
      When the attempt is shown of a login with the settings:
        | fetch_scopes | <value> |
      Then it shows the scopes <scopes>

      Examples:
        | scopes                 | value                        |
        | accounts               | ["accounts"]                 |
        | accounts, transactions | ["accounts", "transactions"] |

  @ais/fetch-scopes/accounts-only-fetches-no-transactions
  Rule: Transactions are not fetched without their scope

    Scenario: A login fetched with accounts alone has no transactions
      When a login is connected with the settings:
        | fetch_scopes | ["accounts"] |
      And its accounts and transactions are listed
      And those of a login without settings are listed
      Then it has accounts
      And it has no transactions

  @ais/fetch-scopes/transactions-fetched-when-asked
  Rule: Accounts and transactions are fetched with their scopes

    Scenario: A login fetched with accounts and transactions has both
      When a login is connected with the settings:
        | fetch_scopes | ["accounts", "transactions"] |
      And its accounts and transactions are listed
      Then it has accounts
      And it has transactions
