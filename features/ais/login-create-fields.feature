@ais-v3 @ais-v4 @ais-v5
Feature: The fields of a new login
  Some fields of a creation are required, others have a default or a list of words. Each scenario changes one field of a
  request that is right in every other way.

  @ais/login-create/credentials-required @stated
  Rule: A request that creates a login must contain credentials, unless it has a file or encrypted_credentials.
    Source: first document, "Endpoints / Version 4" (line 315), create body, row `credentials`: required unless there
      is a file or `encrypted_credentials`
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document does not say whether the server refuses the request or the attempt fails. In both cases the
      login must not connect.
    Faults: does-without-credentials

    Scenario: A login without credentials is refused or does not connect
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | credentials | <nothing> |
      Then it does not connect

  @ais/login-create/credentials-is-object @stated
  Rule: When a login is created, credentials that are not an object do not connect.
    Source: first document, "Endpoints / Version 4" (line 315), create body, row `credentials`: object, required
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The server may refuse the request, or the attempt may fail.
    Faults: creates-logins-with-credentials-as-text

    Scenario: A login whose credentials are a text is refused or does not connect
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | credentials | username |
      Then it does not connect

  @ais/login-create/fetch-scopes-is-array @implied @ais-v4 @ais-v5
  Rule: When a login is created, fetch_scopes that is not an array is refused.
    Source: first document, "Endpoints / Version 4" (line 311), create body, row `fetch_scopes`: `array of strings`;
      "Errors" (line 463), class `FetchScopesInvalid`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Any documented error class is accepted, here and for missing fields.
    Faults: takes-a-single-scope-as-text

    Scenario Outline: The scopes <value> are not an array and are refused
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then it is refused

      Examples:
        | value             |
        | accounts          |
        | {"0": "accounts"} |
        | true              |

  @ais/login-create/unknown-country @stated
  Rule: Creating a login with an unknown country_code is refused with CountryNotFound.
    Source: first document, "Errors" (line 448), class `CountryNotFound`: unknown country_code
    Needs: plain-provider
    Faults: calls-CountryNotFound-ProviderNotFound

    Scenario: The country ZZ is refused
      Given the request to create a login
      When it is sent with the field "data.country_code" set to "ZZ"
      Then it is refused as "CountryNotFound"

  @ais/login-create/refused-makes-no-login @implied
  Rule: When the creation of a login is refused, no login is created.
    The list of the customer's logins stays the same.
    Source: first document, "What the service does" (line 7), list of terms: a login is the link that is made; that a
      refusal makes none follows
    Needs: plain-provider
    Note: Checked with the list of logins by customer_id, for a new customer with one login. Untested if the target's
      list does not show exactly that login.
    Observed by: created
    Faults: keeps-a-login-that-was-refused, keeps-a-login-with-a-wrong-to-date

    Scenario: After refusals for a country, a date and a provider the customer still has one login
      Given a customer with one login
      When its customer's logins are listed before and after creations that are refused
      Then there is <no new login>

  @ais/login-create/fake-withheld-from-live @implied
  Rule: A live client cannot create a login at a fake provider.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: `Fake is available
      only to clients in test and pending status`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, live-client
    Note: The sentence is about the country. That no login can be made at its providers follows. Any documented error
      class is accepted. Checked only with a fake provider.
    Faults: connects-fake-providers-to-live-clients

    Scenario: A live client does not get a login at the fake provider of a test client
      Given the plain provider is a fake one
      And the request to create a login
      When it is sent with <a customer of the live client>
      Then it is refused

  @ais/login-create/default-include-fake-providers @implied
  Rule: When a login is created, the default of include_fake_providers is false.
    Without it, a fake provider cannot be connected.
    Source: first document, "Endpoints / Version 4" (line 308), create body, row `include_fake_providers`: its default
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The table gives the default. It does not say what the field does at creation; that it opens fake providers
      follows from its name. Any documented error class is accepted. Checked only with a fake provider.
    Faults: takes-loginCreate.defaultIncludeFakeProviders-as-true
    Variants: connects-fake-providers-unasked

    Scenario: A fake provider is refused without include_fake_providers
      Given the plain provider is a fake one
      And the request to create a login
      When it is sent without the field "data.include_fake_providers"
      Then it is refused
