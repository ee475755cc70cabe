Feature: What version 3 fetches
  One word says what is fetched: recent transactions, the accounts alone, or the days that the client names.

  @ais-v3/fetch-type/words-accepted
  Rule: recent, accounts and custom are accepted

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

  @ais-v3/fetch-type/unknown-word
  Rule: An unknown word is refused

    Scenario Outline: The fetch_type <word> is refused
      Given the request to create a login
      When it is sent with the field "data.fetch_type" set to <word>
      Then it is refused as FetchTypeNotAllowed

      Examples:
        | word    |
        | all     |
        | Recent  |
        | recents |

  @ais-v3/fetch-type/default-recent
  Rule: The default of fetch_type is recent

    Scenario: Leaving fetch_type out has the outcome of recent
      When logins are fetched with "fetch_scopes" left out and set to ["accounts"]
      Then "data.fetch_type" is recent where it was left out, and accounts where it was set

  @ais-v3/fetch-type/attempt-carries-it
  Rule: An attempt has a fetch_type, a word

    Scenario: Attempts show their fetch_type
      When logins are fetched with "fetch_scopes" left out and set to ["accounts"]
      Then its data fits the schema "attempt"

  @ais-v3/fetch-type/attempt-shows-what-was-sent
  Rule: The fetch_type of an attempt is the one that was sent

    Scenario Outline: An attempt with fetch_type <word> shows it
      When the attempt is shown of a login with the settings:
        | fetch_type | <word> |
      Then it shows "data.fetch_type" as <word>

      Examples:
        | word     |
        | recent   |
        | accounts |

  @ais-v3/fetch-type/accounts-fetches-no-transactions
  Rule: fetch_type accounts fetches no transactions

    Scenario: A login fetched with fetch_type accounts has no transactions
      When a login is connected with the settings:
        | fetch_scopes | ["accounts"] |
      And its accounts and transactions are listed
      And those of a login without settings are listed
      Then it has accounts
      And it has no transactions

  @ais-v3/fetch-type/recent-fetches-transactions
  Rule: fetch_type recent fetches transactions too

    Scenario: A login fetched with fetch_type recent has both
      When a login is connected with the settings:
        | fetch_scopes | ["accounts", "transactions"] |
      And its accounts and transactions are listed
      Then it has accounts
      And it has transactions
