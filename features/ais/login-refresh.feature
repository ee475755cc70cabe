Feature: Refreshing a login
  A refresh fetches a login anew without asking its user for anything. The login itself tells from when on that is
  possible; before, and while it is being processed, a refresh is refused.

  @ais/login-refresh/both-forms
  Rule: A login is refreshed by its secret or by its path

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                        |
        | refresh a login             |
        | refresh a login by its path |

  @ais/login-refresh/forms-equivalent
  Rule: Both forms come to the same

    Scenario: Before its time a login is refused alike
      When two logins just fetched are refreshed, one in each form
      Then both come to the same

    Scenario: Good bodies are accepted alike
      When the two forms to refresh a login are sent
      Then the outcome is the same

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      When the two forms to refresh a login are sent with the field "<field>" set to <value>
      Then both come to the same

      Examples:
        | field             | value        |
        | data.fetch_scopes | ["balances"] |
        | data.to_date      | 2001-01-01   |

  @ais/login-refresh/returns-next-refresh-time
  Rule: The answer is the login with its next_refresh_possible_at

    Scenario: The login that was refreshed comes back with the field
      Given a login that may be refreshed
      When it is refreshed
      Then the answer is that login with its next_refresh_possible_at

  @ais/login-refresh/body-optional
  Rule: Nothing in the body is required

    Scenario: A refresh that says nothing is accepted
      Given a login that may be refreshed
      When it is refreshed
      Then it is accepted

  @ais/login-refresh/optional-fields-accepted
  Rule: Each documented field may be given

    Scenario: A refresh with every documented field is accepted
      Given a login that may be refreshed
      When it is refreshed with
        | daily_refresh     | false                        |
        | fetch_scopes      | ["accounts", "transactions"] |
        | from_date         | <1 months ago>               |
        | to_date           | <today>                      |
        | locale            | de                           |
        | exclude_accounts  | []                           |
        | categorization    | business                     |
        | store_credentials | true                         |
      Then it is accepted

  @ais/login-refresh/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A path with an id that nothing has is refused
      Given a fetched login
      When a login that does not exist is refreshed with its secrets
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/login-refresh/fetch-scopes-unknown-word
  Rule: Scopes that do not exist are invalid

    Scenario: A word that is no scope is refused
      Given the request to refresh a login
      When it is sent with the field "data.fetch_scopes" set to ["accounts", "balances"]
      Then it is refused as FetchScopesInvalid
