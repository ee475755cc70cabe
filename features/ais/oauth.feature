@group:oauth-login
Feature: Refreshing a login at an oauth provider
  A client with its own keys sends its user to the provider. The client refreshes the login and gives the address to which
  the user comes back. The answer holds the address to which the client sends the user.

  @ais/oauth/refresh-answer @ais-v5/oauth/refresh-answer @ais/oauth/redirect-plausible-types
  Rule: The answer to a refresh has a token, an attempt, an expiry and an address

    Scenario: The answer to a refresh is as documented
      When the oauth login is refreshed
      Then its data fits the schema "oauth-redirect"

  @ais/oauth/return-login-id
  Rule: With return_login_id the answer has the login_id

    Scenario: The answer has the login_id that was sent
      When the oauth login is refreshed
      Then the answer has its login_id

  @ais/oauth/redirect-url-is-address
  Rule: A browser can open redirect_url

    Scenario: redirect_url is an absolute address
      When the oauth login is refreshed
      Then a browser can open redirect_url

  @ais/oauth/attempt-resolves
  Rule: attempt_id names an attempt of the login

    Scenario: The attempt of the answer is shown
      When the oauth login is refreshed
      And the attempt of its answer is shown
      Then every answer is the requested attempt

  @ais/oauth/refresh-unknown-login
  Rule: A login that does not exist is not found

    Scenario: A refresh with an unknown login_id is refused
      When the oauth login is refreshed with an unknown login_id
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/oauth/refresh-return-to-invalid
  Rule: return_to is an address

    Scenario: A refresh with a return_to that is not an address is refused
      When the oauth login is refreshed with a return_to that is not an address
      Then it is refused as ReturnURLInvalid

  @ais/oauth/refresh-return-to-too-long
  Rule: return_to has at most 512 characters

    Scenario: A refresh with a return_to of 513 characters is refused
      When the oauth login is refreshed with a return_to of 513 characters
      Then it is refused as ReturnURLTooLong

    Scenario: A refresh with a return_to of 512 characters is accepted
      When the oauth login is refreshed a second time, with a return_to of 512 characters
      Then it is accepted unless the login is still processing

  @ais/oauth/refresh-fetch-scopes-unknown-word
  Rule: Fetch scopes are words of the list

    Scenario: A refresh with an unknown fetch scope is refused
      When the oauth login is refreshed with an unknown fetch scope
      Then it is refused as FetchScopesInvalid

  @ais/oauth/wrong-mode
  Rule: A login of another provider mode is refused

    Scenario: A plain login is refused by the route for oauth logins
      When a plain login is refreshed by the route for oauth logins
      Then it is refused as WrongProviderMode or LoginCannotBeRefreshed
