Feature: Authorizing a login at an oauth provider
  The user comes back from the provider to the client's own address, with parameters that the provider appended. The
  client hands them on, and the login is fetched. What the provider appends is known from the profile alone: without it
  none of this can be judged.

  @ais/oauth/authorize-answer
  Rule: Authorizing answers with the login

    Scenario: What the provider appended authorizes the login
      When the oauth login is authorized
      Then the answer is the oauth login

  @ais/oauth/authorize-login-id-required
  Rule: login_id is required

    Scenario: Authorizing without saying which login
      When the oauth login is authorized with no login_id
      Then it is refused

  @ais/oauth/authorize-query-string-required
  Rule: query_string is required

    Scenario: Authorizing without what the provider appended
      When the oauth login is authorized with no query_string
      Then it is refused

  @ais/oauth/authorize-unknown-login
  Rule: A login that does not exist is not found

    Scenario: Authorizing a login_id that nothing has
      When the oauth login is authorized with a login_id that nothing has
      Then it is refused as LoginNotFound or WrongClientToken

  @ais/oauth/authorize-again
  Rule: A login is authorized once

    Scenario: Authorizing a login again once it was fetched
      When the oauth login is authorized again
      Then it is refused as LoginAlreadyAuthorized
