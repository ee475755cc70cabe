Feature: What version 3 fetches
  One word says what is fetched: recent transactions, the accounts alone, or the days that the client names.

  @ais-v3/fetch-type/words-accepted @stated
  Rule: When a login is created, each fetch_type is accepted: recent, accounts and custom.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `fetch_type
      (recent, accounts, custom; default recent)`
    Needs: plain-provider
    Faults: refuses-fetch_type-as-custom-of-loginCreate

    Scenario Outline: A login is created with fetch_type <word>
      Given the request to create a login
      When it is sent with the field "data.fetch_type" set to <word>
      Then it is accepted

      Examples:
        | word     |
        | recent   |
        | accounts |

    Scenario: A login is created with fetch_type custom
      Given the request to create a login
      When it is sent with the settings:
        | fetch_type | custom        |
        | from_date  | <30 days ago> |
        | to_date    | <1 day ago>   |
      Then it is accepted

  @ais-v3/fetch-type/default-recent @stated
  Rule: The default of fetch_type is recent.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `default
      recent`
    Needs: plain-provider
    Note: Checked in the fetch_type of the attempt. The requirement stays untested if the attempt shows none.
    Faults: shows-fetch_type-as-custom-at-get-attempts-attempt-id, takes-fetchTypes.default-as-accounts

    Scenario: Leaving fetch_type out has the outcome of recent
      When logins are <fetched> with "fetch_scopes" left out and set to ["accounts"]
      Then "data.fetch_type" is "recent" where it was left out

  @ais-v3/fetch-type/attempt-carries-it @stated
  Rule: An attempt has a fetch_type, which is a string.
    Source: first document, "Resources and their fields / Login (version 4)" (line 106), sentence below the table:
      attempts of version 3 `carry fetch_type`
    Needs: plain-provider
    Note: Null is accepted if the request had no fetch_type.
    Faults: shows-fetch_type-as-1-at-get-attempts-attempt-id

    Scenario: Attempts show their fetch_type
      When logins are <fetched> with "fetch_scopes" left out and set to ["accounts"]
      Then its data fits the schema "attempt"

  @ais-v3/fetch-type/attempt-shows-what-was-sent @implied
  Rule: The fetch_type of an attempt is the one in the request.
    Source: first document, "Resources and their fields / Login (version 4)" (line 106), sentence below the table:
      attempts of version 3 `carry fetch_type`; "Attempt (version 4)" (line 113), second point: `Fetch settings`
    Needs: plain-provider
    Faults: shows-fetch_type-as-custom-at-get-attempts-attempt-id

    Scenario Outline: An attempt with fetch_type <word> shows it
      When the attempt is shown of a login with the settings:
        | fetch_type | <word> |
      Then it shows "data.fetch_type" as <word>

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/fetch-type/accounts-fetches-no-transactions @stated
  Rule: After a fetch with fetch_type accounts, the login has accounts and no transactions.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: `fetch_type
      (recent, accounts, custom`; what is fetched is of that type
    Needs: plain-provider
    Faults: fetches-transactions-with-accounts

    Scenario: A login fetched with fetch_type accounts has no transactions
      When a login is connected with the settings:
        | fetch_scopes | ["accounts"] |
      And <its accounts and transactions> are listed
      And <those of a login without settings> are listed
      Then it has accounts
      And it has no transactions

  @ais-v3/fetch-type/recent-fetches-transactions @implied
  Rule: After a fetch with fetch_type recent, the login has accounts and transactions.
    Source: first document, "Endpoints / Version 3 differences" (line 372), point on the creation body: the word
      `recent`, without a meaning
    Needs: plain-provider
    Faults: fetches-nothing-recent

    Scenario: A login fetched with fetch_type recent has both
      When a login is connected with the settings:
        | fetch_scopes | ["accounts", "transactions"] |
      And <its accounts and transactions> are listed
      Then it has accounts
      And it has transactions
