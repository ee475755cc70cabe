Feature: Refreshing a login
  A refresh fetches a login again without asking its user for anything. The login says from when on that is possible.
  Before that, and while the login is processed, a refresh is refused.

  @ais/login-refresh/both-forms
  Rule: A refresh is sent with the secret of the login or to its path

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                        |
        | refresh a login             |
        | refresh a login by its path |

  @ais/login-refresh/forms-equivalent
  Rule: Both forms have the same outcome

    Scenario: A refresh just after a fetch is refused alike
      When two logins just fetched are refreshed, one in each form
      Then both are accepted alike or refused alike

    Scenario: Good bodies are accepted alike
      When the two forms to refresh a login are sent
      Then the outcome is the same

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      When the two forms to refresh a login are sent with the settings:
        | <field> | <value> |
      Then both are accepted alike or refused alike

      Examples:
        | field        | value        |
        | fetch_scopes | ["balances"] |
        | to_date      | 2001-01-01   |

  @ais/login-refresh/returns-next-refresh-time
  Rule: The answer is the login with its next_refresh_possible_at

    Scenario: The answer to a refresh is the login that was refreshed
      Given a login that may be refreshed
      When it is refreshed
      Then the answer is that login with its next_refresh_possible_at

  @ais/login-refresh/body-optional
  Rule: Nothing in the body is required

    Scenario: A refresh without any field is accepted
      Given a login that may be refreshed
      When it is refreshed
      Then it is accepted

  @ais/login-refresh/optional-fields-accepted
  Rule: A refresh may have every documented field

    Scenario: A refresh with every documented field is accepted
      Given a login that may be refreshed
      When it is refreshed with the settings:
        | daily_refresh     | false                        |
        | fetch_scopes      | ["accounts", "transactions"] |
        | from_date         | <1 months ago>               |
        | to_date           | <today>                      |
        | locale            | de                           |
        | exclude_accounts  | []                           |
        | categorization    | business                     |
        | store_credentials | true                         |
      Then it is accepted

  @ais/login-refresh/settings-kept
  Rule: The settings of a refresh become those of the login

    Scenario: A login shows store_credentials as false after a refresh with it
      Given a login that may be refreshed
      When it is refreshed with the settings:
        | store_credentials | false |
      And that login is shown after its fetch
      Then it shows "data.store_credentials" as false

    Scenario: A login shows daily_refresh as true after a refresh with it
      Given the plain provider is fetched automatically
      And a login that may be refreshed
      When it is refreshed with the settings:
        | daily_refresh | true |
      And that login is shown after its fetch
      Then it shows "data.daily_refresh" as true

  @ais/login-refresh/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A path with an unknown login id is refused
      Given a fetched login
      When a login that does not exist is refreshed with its secrets
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/login-refresh/fetch-scopes-unknown-word
  Rule: A scope that does not exist gives FetchScopesInvalid

    Scenario: Scopes with an unknown word are refused
      Given the request to refresh a login
      When it is sent with the field "data.fetch_scopes" set to ["accounts", "balances"]
      Then it is refused as FetchScopesInvalid

  @ais/login-refresh/login-disabled
  Rule: A disabled login is not changed

    Scenario: No route fetches a disabled login
      Given every route that fetches a login anew
      When it is sent while its login is disabled, then once it is active
      Then it is refused as LoginDisabled
