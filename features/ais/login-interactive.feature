Feature: Giving the input of an interactive step
  Some banks ask their user for something during a fetch: a code, a choice, an approval. The client sends the user's input
  in one of two forms of the request, and the fetch that waited goes on.

  @ais/login-interactive/both-forms
  Rule: Input is sent with the login's secret or to the login's path

    Scenario Outline: The request to <form> is accepted
      Given the request to <form>
      When it is sent
      Then it is accepted

      Examples:
        | form                                  |
        | answer an interactive step            |
        | answer an interactive step by its path |

  @ais/login-interactive/forms-equivalent
  Rule: Both forms have the same outcome

    Scenario: Good bodies are accepted alike
      When the two forms to answer an interactive step are sent
      Then the outcome is the same

    Scenario Outline: Bodies with <field> set to <value> are refused alike
      When the two forms to answer an interactive step are sent with the settings:
        | <field> | <value> |
      Then both are accepted alike or refused alike

      Examples:
        | field        | value        |
        | credentials  | <nothing>    |
        | fetch_scopes | ["balances"] |

  @ais/login-interactive/returns-login
  Rule: The answer is the login

    Scenario: The answer to the input is the login that waited for it
      Given a login that waits for interactive input
      When its input is given
      Then the answer is that login

  @ais/login-interactive/fetching-continues
  Rule: The fetch goes on

    Scenario: With right input the fetch succeeds
      Given a login that waits for interactive input
      When its input is given
      Then it connects

  @ais/login-interactive/optional-fields-accepted
  Rule: Input may come with scopes and dates

    Scenario: Input with scopes and dates is accepted
      Given a login that waits for interactive input
      When its input is given with the settings:
        | fetch_scopes | ["accounts", "transactions"] |
        | from_date    | <1 months ago>               |
        | to_date      | <today>                      |
      Then it connects

  @ais/login-interactive/wrong-credentials
  Rule: Wrong input does not connect

    Scenario: Input that the provider refuses ends in InvalidInteractiveCredentials
      Given a login that was connected with its input
      And a login that waits for interactive input
      When its input is given with the settings:
        | credentials | <the input that fails> |
      Then it does not connect, for InvalidInteractiveCredentials

  @ais/login-interactive/credentials-required
  Rule: Credentials are required

    Scenario: Input without credentials is refused
      Given the request to answer an interactive step
      When it is sent without the field "data.credentials"
      Then it is refused

  @ais/login-interactive/empty-credentials-when-none-needed
  Rule: Where no input is required, empty credentials are accepted

    Scenario: With empty credentials the fetch goes on after an approval
      Given a login that waits for approval
      When its input is given
      Then it connects

  @ais/login-interactive/provider-not-interactive
  Rule: A provider without interactive step accepts no input

    Scenario: No route takes input for a login of a plain provider
      Given every route that answers an interactive step
      When it is sent for a login that has no interactive step
      Then it is refused as ProviderNotInteractive or LoginAlreadyAuthorized

  @ais/login-interactive/unknown-login
  Rule: A login that does not exist is not found

    Scenario: A path with an unknown login id is refused
      Given the request to answer an interactive step by its path
      When it is sent for an unknown login
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/login-interactive/no-new-attempt
  Rule: The attempt that waited goes on, and no other starts

    Scenario: After the input there are as many attempts as before
      Given a login that waits for interactive input
      When its attempts are listed before and after its input
      Then no attempt was added

  @ais/login-interactive/too-slow
  Rule: Input that never comes ends the attempt

    @alone:clock
    Scenario: After a day without input the attempt has failed
      Given a login that waits for interactive input
      When a day passes without its input
      Then its attempt failed with InteractiveTimeout or InteractiveAdapterTimeout or LoginFetchingStopped
