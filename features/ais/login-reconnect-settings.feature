Feature: Settings of a reconnect
  A reconnect may exclude accounts. A setting that it leaves out has the default of a creation.

  @ais/login-reconnect/exclude-accounts-accepted @ais/login-reconnect/excluded-accounts-not-fetched
  Rule: Accounts may be excluded from a fetch

    Scenario: One account is excluded, the others are fetched
      Given a login fetched with the settings:
        | fetch_scopes | ["accounts"] |
      And the ids of its accounts
      When it is reconnected with the settings:
        | fetch_scopes     | ["accounts", "transactions"] |
        | exclude_accounts | <one of its accounts>        |
      And its accounts and transactions are listed
      Then it connects [exclude-accounts-accepted]
      And transactions are listed [exclude-accounts-accepted]
      And the excluded account has no transactions [excluded-accounts-not-fetched]

  @ais/login-reconnect/default-include-fake-providers
  Rule: It is open what include_fake_providers does on reconnect

    Scenario: The answer to a reconnect without include_fake_providers is noted
      Given the plain provider is a fake one
      And the request to reconnect a login
      When it is sent without the field "data.include_fake_providers"
      Then its outcome is noted

  @ais/login-reconnect/all-accounts-excluded
  Rule: Not every account may be excluded

    Scenario: Excluding every account gives AllAccountsExcluded
      Given a login that was reconnected
      And the ids of its accounts
      When it is reconnected with the settings:
        | exclude_accounts | <all of its accounts> |
      Then it does not connect, for AllAccountsExcluded

  @ais/login-reconnect/default-exclude-accounts
  Rule: The default of exclude_accounts is an empty array

    Scenario: A reconnect without exclude_accounts ends as one with an empty array
      Given a fetched login
      And the ids of its accounts
      When it is reconnected in turn with the settings:
        | exclude_accounts      |
        | []                    |
        | <nothing>             |
        | <all of its accounts> |
      Then the one that leaves it out ends like the first, not like the last

  @ais/login-reconnect/settings-kept
  Rule: The settings of a reconnect become those of the login

    Scenario Outline: A login shows <field> as <value> after a reconnect with it
      Given a login fetched with the settings:
        | <field> | <before> |
      When it is reconnected with the settings:
        | <field> | <value> |
      And that login is shown
      Then it shows "<place>" as <value>

      Examples:
        | field             | before | value | place                    |
        | daily_refresh     | true   | false | data.daily_refresh       |
        | store_credentials | true   | false | data.store_credentials   |
        | store_credentials | false  | true  | data.store_credentials   |
        | locale            | en     | de    | data.last_attempt.locale |

  @ais/login-reconnect/defaults-as-in-create
  Rule: A setting that a reconnect leaves out has the default of a creation

    Scenario Outline: <field> left out is <wanted>, after a creation with <other>
      Given a login fetched with the settings:
        | <field> | <other> |
      When it is shown before and after a reconnect
      Then "<place>" is <wanted> afterwards

      Examples:
        | field             | other    | wanted   | place                            |
        | locale            | de       | en       | data.last_attempt.locale         |
        | categorization    | business | personal | data.last_attempt.categorization |
        | store_credentials | false    | true     | data.store_credentials           |
