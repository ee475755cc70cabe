Feature: Refreshing a login at an oauth provider
  A client with keys of its own sends its user to the provider. A refresh of the login answers with the address to send
  the user to; the refresh is asked for with the address to which the user comes back.

  @ais/oauth/refresh-answer @ais-v5/oauth/refresh-answer
  Rule: A refresh answers with a token, an attempt, an expiry and an address

    Scenario: The answer to a refresh fits the schema
      When the oauth login is refreshed
      Then its data fits the schema "oauth-redirect"

  @ais/oauth/return-login-id
  Rule: The answer carries the login_id when that was asked for

    Scenario: With return_login_id true the login_id that was sent comes back
      When the oauth login is refreshed
      Then the answer carries the login_id

  @ais/oauth/redirect-url-is-address
  Rule: redirect_url can be visited

    Scenario: redirect_url is a whole address
      When the oauth login is refreshed
      Then a browser can be sent to redirect_url

  @ais/oauth/attempt-resolves
  Rule: attempt_id names an attempt of the login

    Scenario: The attempt that a refresh names is shown
      When the oauth login is refreshed, and the attempt shown that it names
      Then the attempt is the one that was named

  @ais/oauth/refresh-unknown-login
  Rule: A login that does not exist is not found

    Scenario: A refresh of a login_id that nothing has
      When the oauth login is refreshed with a login_id that nothing has
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/oauth/refresh-return-to-invalid
  Rule: return_to must be an address

    Scenario: A refresh whose return_to is no address
      When the oauth login is refreshed with a return_to that is no address
      Then it is refused as ReturnURLInvalid

  @ais/oauth/refresh-return-to-too-long
  Rule: return_to has 512 characters at most

    Scenario: A refresh whose return_to has 513 characters
      When the oauth login is refreshed with a return_to of 513 characters
      Then it is refused as ReturnURLTooLong

    Scenario: A refresh whose return_to has 512 characters
      When the oauth login is refreshed once more, its return_to of 512 characters
      Then it is accepted unless the login is still processed

  @ais/oauth/refresh-fetch-scopes-unknown-word
  Rule: Fetch scopes are words of the list

    Scenario: A refresh with a fetch scope that does not exist
      When the oauth login is refreshed with a fetch scope that does not exist
      Then it is refused as FetchScopesInvalid

  @ais/oauth/wrong-mode
  Rule: Logins of other modes are refused

    Scenario: A plain login refreshed as if it were at an oauth provider
      When a plain login is refreshed as an oauth login
      Then it is refused as WrongProviderMode or LoginCannotBeRefreshed
