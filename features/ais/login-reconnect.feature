Feature: Reconnecting a login
  After a change of password, or when the bank asks for it, a user reconnects. The client sends the credentials once more, in
  one of two forms of the request, and a new fetch starts.

  @ais/login-reconnect/both-forms
  Rule: A reconnect is sent with the secret of the login or to its path

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                          |
        | reconnect a login             |
        | reconnect a login by its path |

  @ais/login-reconnect/forms-equivalent
  Rule: Both forms have the same outcome

    Scenario: Good bodies are accepted alike
      When the two forms to reconnect a login are sent
      Then the outcome is the same

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      When the two forms to reconnect a login are sent with the settings:
        | <field> | <value> |
      Then both are accepted alike or refused alike

      Examples:
        | field        | value        |
        | credentials  | <nothing>    |
        | fetch_scopes | ["balances"] |
        | from_date    | 2001-01-01   |

  @ais/login-reconnect/returns-login
  Rule: The answer is the login

    Scenario: The answer to a reconnect is the login that was reconnected
      Given a fetched login
      When it is reconnected
      Then the answer is that login

  @ais/login-reconnect/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A path with an unknown login id is refused
      Given the request to reconnect a login by its path
      When it is sent for an unknown login
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/login-reconnect/credentials-required
  Rule: Credentials are required

    Scenario: A reconnect without credentials is refused
      Given the request to reconnect a login
      When it is sent without the field "data.credentials"
      Then it is refused

  @ais/login-reconnect/optional-fields-accepted
  Rule: A reconnect may have every documented field

    Scenario: A body with every documented field connects
      Given a login that was reconnected
      When it is reconnected with the settings:
        | daily_refresh           | true                             |
        | fetch_scopes            | ["accounts", "transactions"]     |
        | fetched_accounts_notify | false                            |
        | from_date               | <1 months ago>                   |
        | to_date                 | <today>                          |
        | locale                  | de                               |
        | exclude_accounts        | []                               |
        | categorization          | business                         |
        | store_credentials       | true                             |
        | override_credentials    | false                            |
      Then it connects

  @ais/login-reconnect/already-processing
  Rule: A login that is being processed cannot be reconnected

    Scenario: No route reconnects a login that waits for input
      Given every route that reconnects a login
      When it is sent while its login waits for input, then once it was fetched
      Then it is refused as LoginAlreadyProcessing

  @ais/login-reconnect/updates-unstored-login
  Rule: A login without stored credentials is updated by a reconnect

    Scenario: A login created without storing credentials reconnects
      Given a login fetched with the settings:
        | store_credentials | false |
      When it is reconnected
      Then it connects
