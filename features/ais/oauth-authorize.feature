@group:oauth-login @ais-v3 @ais-v4 @ais-v5
Feature: Authorizing a login at an oauth provider
  The user comes back from the provider to the address of the client, with parameters that the provider appended. The
  client sends them on, and the login is fetched. Only the profile says what the provider appends: without it, these
  requirements are untested.

  In ais-v3: "Version 3 differences" (line 369): oauth providers are not among the routes of version 3
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  @ais/oauth/authorize-answer @stated @implied-in:ais-v3
  Rule: The response to authorize, sent with the parameters that the provider appended, is the login.
    Source: first document, "Endpoints / Version 4" (line 328), row `PUT /api/v4/oauth_providers/authorize`: `login
      object`
    Needs: oauth-provider
    Note: The profile gives the appended parameters in data.oauth_login.query_string. Without it, all requirements of
      authorize stay untested, because nobody completes the redirect. They also stay untested if the provider does not
      accept these parameters.
    Faults: shows-data-as-attempt-at-put-oauth-providers-authorize

    Scenario: The parameters of the provider authorize the login
      When the oauth login is authorized
      Then the answer is <the authorized login>

  @ais/oauth/authorize-login-id-required @stated @implied-in:ais-v3
  Rule: An authorize request without login_id is refused.
    Source: first document, "Endpoints / Version 4" (line 328), row `PUT /api/v4/oauth_providers/authorize`: `login_id
      string required`
    Needs: oauth-provider
    Faults: authorizes-the-login-of-the-secret

    Scenario: An authorization without login_id is refused
      When the oauth login is authorized with <no login_id>
      Then it is refused

  @ais/oauth/authorize-query-string-required @stated @implied-in:ais-v3
  Rule: An authorize request without query_string is refused.
    Source: first document, "Endpoints / Version 4" (line 328), row `PUT /api/v4/oauth_providers/authorize`:
      `query_string string required`
    Needs: oauth-provider
    Faults: authorizes-without-a-query-string

    Scenario: An authorization without query_string is refused
      When the oauth login is authorized with <no query_string>
      Then it is refused

  @ais/oauth/authorize-again @stated @implied-in:ais-v3
  Rule: Authorizing a login that is already authorized is refused with LoginAlreadyAuthorized.
    Source: first document, "Errors" (line 475), class `LoginAlreadyAuthorized`
    Needs: oauth-provider
    Note: Sent after the first fetch has ended, so that the login is not processing.
    Faults: takes-oauth.alreadyAuthorized-as-false-and-oauth.lapsed-as-false

    Scenario: A second authorization is refused once the login was fetched
      When the oauth login is authorized with <the query_string that was used>
      Then it is refused as "LoginAlreadyAuthorized"
