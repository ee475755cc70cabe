Feature: Reconnecting a login
  A user whose password changed, or whose bank wants to see them again, reconnects. The client sends the credentials once
  more, in either of two forms of the request, and a new fetch starts.

  @ais/login-reconnect/both-forms
  Rule: A login is reconnected by its secret or by its path

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                          |
        | reconnect a login             |
        | reconnect a login by its path |

  @ais/login-reconnect/forms-equivalent
  Rule: Both forms come to the same

    Scenario: Good bodies are accepted alike
      When the two forms to reconnect a login are sent
      Then the outcome is the same

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      When the two forms to reconnect a login are sent with the field "<field>" set to <value>
      Then both are refused alike

      Examples:
        | field             | value        |
        | data.credentials  | <nothing>    |
        | data.fetch_scopes | ["balances"] |
        | data.from_date    | 2001-01-01   |

  @ais/login-reconnect/returns-login
  Rule: The answer is the login

    Scenario: The login that was reconnected comes back
      Given a fetched login
      When it is reconnected with its credentials
      Then the answer is that login

  @ais/login-reconnect/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A path with an id that nothing has is refused
      Given the request to reconnect a login by its path
      When it is sent for a login that does not exist
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/login-reconnect/credentials-required
  Rule: Credentials are required

    Scenario: Without credentials a reconnect is refused
      Given the request to reconnect a login
      When it is sent without the field "data.credentials"
      Then it is refused

  @ais/login-reconnect/optional-fields-accepted
  Rule: Each documented field may go along

    Scenario: A body with every documented field connects
      Given a login that was reconnected
      When it is reconnected with its credentials and
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

    Scenario: While it waits for input a login is already processing
      Given a login that waits for interactive input
      When it is reconnected while it waits, and again once it was fetched
      Then it is refused as LoginAlreadyProcessing

  @ais/login-reconnect/updates-unstored-login
  Rule: A login without stored credentials is updated by reconnecting it

    Scenario: A login created without storing credentials reconnects
      Given a login fetched with store_credentials set to false
      When it is reconnected with its credentials
      Then it connects
