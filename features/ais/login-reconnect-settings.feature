Feature: Settings of a reconnect
  A reconnect may leave accounts out, and what it does not say has the value that creation would give it.

  @ais/login-reconnect/exclude-accounts-accepted @ais/login-reconnect/excluded-accounts-not-fetched
  Rule: Accounts may be left out of a fetch

    Scenario: One account is left out, the others are fetched
      Given a login fetched for its accounts only
      When it is reconnected for transactions, one account excluded
      Then the other accounts have transactions, and the excluded one has none

  @ais/login-reconnect/all-accounts-excluded
  Rule: Not every account may be left out

    Scenario: Excluding every account ends in AllAccountsExcluded
      Given a login that was reconnected
      When it is reconnected with every account excluded
      Then it does not connect, for AllAccountsExcluded

  @ais/login-reconnect/default-exclude-accounts
  Rule: No account is left out unless asked

    Scenario: Leaving exclude_accounts out is an empty array
      Given a fetched login
      When it is reconnected with exclude_accounts being an empty array, left out and every account
      Then leaving it out is the first of these and differs from the last

  @ais/login-reconnect/defaults-as-in-create
  Rule: What a reconnect leaves out has the default of creation

    Scenario Outline: <field> left out is <wanted>, whatever creation said
      Given a login fetched with <field> set to <other>
      When it is shown before and after a reconnect that leaves <field> out
      Then "<place>" is <wanted> by default

      Examples:
        | field             | other    | wanted   | place                            |
        | locale            | de       | en       | data.last_attempt.locale         |
        | categorization    | business | personal | data.last_attempt.categorization |
        | store_credentials | false    | true     | data.store_credentials           |
