@ais-v4 @ais-v5
Feature: Fetch scopes
  A client says what is fetched in a list of words. Once a login exists, five combinations of the three words are allowed.
  A reconnect must refuse every other combination, and every word that does not exist.

  @ais/fetch-scopes/reconnect-accepts-listed @stated
  Rule: Reconnect accepts each documented combination of scopes: accounts alone, holder_info alone, accounts with holder_info, accounts with transactions, and all three.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`, brackets after `fetch_scopes`: the
      allowed combinations
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Combinations with holder_info are checked only if the client has the feature and the provider supports it.
    Faults: refuses-holder-info-alone

    Scenario Outline: A reconnect with <scopes> is accepted
      When a login is reconnected with the scopes "<scopes>"
      Then it is accepted

      Examples:
        | scopes                              |
        | accounts                            |
        | holder_info                         |
        | accounts, holder_info               |
        | accounts, transactions              |
        | accounts, holder_info, transactions |

  @ais/fetch-scopes/reconnect-refuses-others @stated
  Rule: Reconnect refuses every other combination of accounts, holder_info and transactions with FetchScopesInvalid.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`, brackets after `fetch_scopes`: the
      allowed combinations; "Errors" (line 463), class `FetchScopesInvalid`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document does not mention order and repeated words, so they are not checked. FetchScopesNotAllowed may
      be meant and is accepted too.
    Faults: reconnects-with-transactions-alone, reconnects-with-holder-info-and-transactions

    Scenario Outline: A reconnect with <scopes> is refused
      When a login is reconnected with the scopes "<scopes>"
      Then it is refused as "FetchScopesInvalid or FetchScopesNotAllowed"

      Examples:
        | scopes                    |
        | transactions              |
        | holder_info, transactions |

  @ais/fetch-scopes/reconnect-refuses-none @implied
  Rule: Reconnect refuses an empty fetch_scopes with FetchScopesInvalid.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`, brackets after `fetch_scopes`: the
      empty array is not among the combinations
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: fetch_scopes is optional on reconnect, so an empty array may have the same meaning as no array.
      FetchScopesNotAllowed is accepted too.
    Faults: reconnects-with-no-scopes
    Variants: takes-no-scopes-for-none-given

    Scenario: A reconnect with no scopes is refused
      When a login is reconnected with the scopes "none"
      Then it is refused as "FetchScopesInvalid or FetchScopesNotAllowed"

  @ais/fetch-scopes/not-allowed-for-client @stated
  Rule: A request with scopes that the client may not use fails with FetchScopesNotAllowed, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 462), class `FetchScopesNotAllowed`
    Needs: plain-provider, unscoped-client
    Note: The profile names a client that may not use the scope holder_info. HolderInfoNotSupported is accepted too,
      because holder info is a feature that is enabled per client.
    Faults: takes-fetchScopes.allowedFor-as-true

    Scenario: A client that may not use holder_info is refused when it asks for it
      Given a login connected with <the scope accounts by the unscoped client>
      When another login is connected with <the scopes accounts and holder_info by the unscoped client>
      Then it does not connect, for "FetchScopesNotAllowed or HolderInfoNotSupported"

  @ais/fetch-scopes/create-combinations @open
  Rule: The document does not say whether the creation of a login accepts only the five combinations of scopes that reconnect accepts.
    Source: first document, "Endpoints / Version 4" (line 311), create body, row `fetch_scopes`: array of strings,
      without words
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider

    Scenario Outline: A login is created with the scopes <value>
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then its outcome is noted

      Examples:
        | value            |
        | []               |
        | ["transactions"] |

  @ais/fetch-scopes/attempt-shows-scopes @implied
  Rule: The fetch_scopes of an attempt are those of the request.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 113), second point: `Fetch settings`,
      `fetch_scopes (array)`; "Endpoints / Version 4" (line 348), create body, row `fetch_scopes`
    Needs: plain-provider
    Faults: shows-every-scope

    Scenario Outline: An attempt with the scopes <scopes> shows them
      When the attempt is shown of a login with the settings:
        | fetch_scopes | <value> |
      Then the attempt shows <the settings that were sent>

      Examples:
        | scopes                 | value                        |
        | accounts               | ["accounts"]                 |
        | accounts, transactions | ["accounts", "transactions"] |

  @ais/fetch-scopes/accounts-only-fetches-no-transactions @stated
  Rule: After a fetch with the scope accounts alone, the login has accounts and no transactions.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `[accounts]` beside
      `[accounts, transactions]`; (line 351), row `from_date`: `only when fetch_scopes contains transactions`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: fetches-transactions-unasked

    Scenario: A login fetched with accounts alone has no transactions
      When a login is connected with the settings:
        | fetch_scopes | ["accounts"] |
      And <its accounts and transactions> are listed
      And <those of a login without settings> are listed
      Then it has accounts
      And it has no transactions

  @ais/fetch-scopes/transactions-fetched-when-asked @implied
  Rule: After a fetch with the scopes accounts and transactions, the login has accounts and transactions.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: the names of the scopes
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The order of the scopes says nothing. Other requests say accounts first.
    Faults: takes-stages.transactionWanted-as-false,
      reads-fetch_scopes-as-last-alone-of-loginCreate-where-fetch_scopes-matches-^transactions

    Scenario: A login fetched with transactions and accounts has both
      When a login is connected with the settings:
        | fetch_scopes | ["transactions", "accounts"] |
      And <its accounts and transactions> are listed
      Then it has accounts
      And it has transactions
