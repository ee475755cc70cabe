@group:oauth-login @ais-v3 @ais-v4 @ais-v5
Feature: Refreshing a login at an oauth provider
  A client with its own keys sends its user to the provider. The client refreshes the login and gives the address to which
  the user comes back. The answer holds the address to which the client sends the user.

  In ais-v3: "Version 3 differences" (line 369): oauth providers are not among the routes of version 3
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  @ais/oauth/refresh-answer @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: The response to a refresh of an oauth login has attempt_id, token, redirect_url and expires_at.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`: its
      response
    Needs: oauth-provider
    Faults: shows-token-as-null-of-oauthSession, omits-redirect_url-of-oauthSession

    @ais-v5/oauth/refresh-answer @ais/oauth/redirect-plausible-types
    Scenario: The answer to a refresh is as documented
      When the oauth login is refreshed
      Then its data fits the schema "oauth-redirect"

  @ais/oauth/redirect-plausible-types @implied
  Rule: In the response to a refresh of an oauth login, token and redirect_url are strings and expires_at is a datetime.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`: names in
      its response, without types
    Needs: oauth-provider
    Note: The types are those of the same names in other responses.
    Faults: shows-expires_at-as-seconds-of-oauthSession
    Variants: types-untyped-fields-in-its-own-way

  @ais-v5/oauth/refresh-answer @stated
  Rule: The response to a refresh of an oauth connection has attempt_id, redirect_url and expires_at.
    Source: first document, "Endpoints / Version 6" (line 378), last sentence: the routes of version 4; "Version 4"
      (line 327), row `POST /api/v4/oauth_providers/refresh`
    Needs: oauth-provider
    Note: The routes are those of version 4, where the response also has a "token". Version 5 renames "token" to
      connect session. The document does not say what happens to this field.
    Faults: omits-redirect_url-of-oauthSession

  @ais/oauth/return-login-id @stated @implied-in:ais-v3
  Rule: With return_login_id true, the response to an oauth refresh has login_id, with the value of the request.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`:
      `return_login_id` in the body, `login_id` in the response
    Needs: oauth-provider
    Note: The name of the flag suggests that login_id may be absent otherwise.
    Faults: omits-login_id-of-oauthSession

    Scenario: The answer has the login_id that was sent
      When the oauth login is refreshed
      Then the answer is <a redirect with its login_id>

  @ais/oauth/redirect-url-is-address @stated @implied-in:ais-v3
  Rule: The redirect_url of an oauth refresh is an absolute address that a browser can open.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`:
      `redirect_url`; paragraph below the table: the user is redirected
    Needs: oauth-provider
    Faults: shows-redirect_url-as-path-of-oauthSession

    Scenario: redirect_url is an absolute address
      When the oauth login is refreshed
      Then every value at "data.redirect_url" is <an address that a browser can visit>

  @ais/oauth/attempt-resolves @implied
  Rule: The attempt_id of an oauth refresh is the id of an attempt of the login.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`:
      `attempt_id` in the response
    Needs: oauth-provider
    Note: The attempt may appear only when the user comes back from the provider.
    Faults: shows-attempt_id-as-another-of-oauthSession

    Scenario: The attempt of the answer is shown
      When the oauth login is refreshed
      And <the attempt of its answer> is shown
      Then every answer has <the requested attempt>

  @ais/oauth/attempt-of-its-own @implied
  Rule: Each refresh of an oauth login names an attempt of its own.
    Source: first document, "What the service does" (line 15), list of terms: an attempt is created `each time the user
      connects or refreshes a login`
    Needs: oauth-provider
    Note: The second refresh comes once the user of the first came back.
    Faults: shows-attempt_id-as-first-at-post-oauth-providers-refresh

    Scenario: Two refreshes name two attempts
      When the oauth login is refreshed, and <once its user is back> again
      Then the answers have different values at "data.attempt_id"

  @ais/oauth/refresh-return-to-invalid @stated @implied-in:ais-v3
  Rule: An oauth refresh with a return_to that is not an address is refused with ReturnURLInvalid.
    Source: first document, "Errors" (line 492), class `ReturnURLInvalid`; "Version 4" (line 327), row `POST
      /api/v4/oauth_providers/refresh`: `return_to`
    Needs: oauth-provider
    Faults: calls-ReturnURLInvalid-WrongRequestFormat-at-post-oauth-providers-refresh

    Scenario: A refresh with a return_to that is not an address is refused
      When the oauth login is refreshed with <a return_to that is not an address>
      Then it is refused as "ReturnURLInvalid"

  @ais/oauth/refresh-return-to-too-long @stated @implied-in:ais-v3
  Rule: On an oauth refresh, a return_to of 512 characters is accepted and one of 513 characters is refused with ReturnURLTooLong.
    Source: first document, "Limits" (line 511), row `return_to length`; "Errors" (line 492), class `ReturnURLTooLong`
    Needs: oauth-provider
    Note: The accepted case needs a second refresh. It stays untested while the first refresh is processing.
    Faults: calls-ReturnURLTooLong-ReturnURLInvalid-at-post-oauth-providers-refresh,
      takes-oauth.returnToMaxLength-as-511

    Scenario: A refresh with a return_to of 513 characters is refused
      When the oauth login is refreshed with <a return_to of 513 characters>
      Then it is refused as "ReturnURLTooLong"

    Scenario: A refresh with a return_to of 512 characters is accepted
      When the oauth login is refreshed with <a return_to of 512 characters>
      Then it is accepted unless <its login is still processing>

  @ais/oauth/refresh-fetch-scopes-unknown-word @implied @ais-v4 @ais-v5
  Rule: On an oauth refresh, fetch_scopes with an unknown word is refused with FetchScopesInvalid.
    Source: first document, "Errors" (line 463), class `FetchScopesInvalid`; "Version 4" (line 327), row `POST
      /api/v4/oauth_providers/refresh`: `fetch_scopes array`, without words
    Needs: oauth-provider
    Note: The document lists the words of fetch_scopes for reconnect and not for this request.
    Faults: calls-FetchScopesInvalid-FetchScopesNotAllowed-at-post-oauth-providers-refresh

    Scenario: A refresh with an unknown fetch scope is refused
      When the oauth login is refreshed with <an unknown fetch scope>
      Then it is refused as "FetchScopesInvalid"

  @ais/oauth/no-keys @implied
  Rule: An oauth refresh at a provider for which the client has no keys of its own is refused with ProviderKeyFound.
    Source: first document, "Errors" (line 486), class `ProviderKeyFound`; "Version 4" (line 330), paragraph below the
      table: `client-owned provider keys`
    Not checkable: Without keys the client gets no login there, and no route takes the keys of one that has them.

  @ais/oauth/wrong-mode @implied
  Rule: An oauth refresh of a login whose provider is not oauth is refused with WrongProviderMode.
    Source: first document, "Errors" (line 500), class `WrongProviderMode`: provider mode not supported
    Needs: plain-provider, oauth-provider
    Note: The login has just been fetched, so LoginCannotBeRefreshed is accepted too.
    Faults: takes-oauth.refreshes-as-true

    Scenario: A plain login is refused by the route for oauth logins
      When a login is refreshed <by the route for oauth logins>
      Then it is refused as "WrongProviderMode or LoginCannotBeRefreshed"
