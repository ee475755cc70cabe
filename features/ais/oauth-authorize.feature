@group:oauth-login
Feature: Authorizing a login at an oauth provider
  The user comes back from the provider to the address of the client, with parameters that the provider appended. The
  client sends them on, and the login is fetched. Only the profile says what the provider appends: without it, these
  requirements are untested.

  @ais/oauth/authorize-answer
  Rule: The answer to an authorization is the login

    Scenario: The parameters of the provider authorize the login
      When the oauth login is authorized
      Then the answer is the authorized login

  @ais/oauth/authorize-login-id-required
  Rule: login_id is required

    Scenario: An authorization without login_id is refused
      When the oauth login is authorized with no login_id
      Then it is refused

  @ais/oauth/authorize-query-string-required
  Rule: query_string is required

    Scenario: An authorization without query_string is refused
      When the oauth login is authorized with no query_string
      Then it is refused

  @ais/oauth/authorize-unknown-login
  Rule: A login that does not exist is not found

    Scenario: An authorization with an unknown login_id is refused
      When the oauth login is authorized with an unknown login_id
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/oauth/authorize-again
  Rule: A login is authorized once

    Scenario: A second authorization is refused once the login was fetched
      When the oauth login is authorized a second time
      Then it is refused as LoginAlreadyAuthorized
