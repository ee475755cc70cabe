Feature: The fields of a new login
  Some fields of a creation are required, others have a default or a list of words. Each scenario changes one field of a
  request that is right in every other way.

  @ais/login-create/country-code-required
  Rule: country_code is required

    Scenario: A login without a country is refused
      Given the request to create a login
      When it is sent without the field "data.country_code"
      Then it is refused

  @ais/login-create/provider-code-required
  Rule: provider_code is required

    Scenario: A login without a provider is refused
      Given the request to create a login
      When it is sent without the field "data.provider_code"
      Then it is refused

  @ais/login-create/credentials-required
  Rule: credentials are required

    Scenario: A login without credentials is refused or does not connect
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | credentials | <nothing> |
      Then it does not connect

  @ais/login-create/credentials-is-object
  Rule: credentials are an object

    Scenario: A login whose credentials are a text is refused or does not connect
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | credentials | username |
      Then it does not connect

  @ais/login-create/fetch-scopes-required
  Rule: fetch_scopes is required

    Scenario: A login without scopes is refused
      Given the request to create a login
      When it is sent without the field "data.fetch_scopes"
      Then it is refused

  @ais/login-create/fetch-scopes-is-array
  Rule: fetch_scopes is an array

    Scenario Outline: The scopes <value> are not an array and are refused
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then it is refused

      Examples:
        | value             |
        | accounts          |
        | {"0": "accounts"} |
        | true              |

  @ais/login-create/fetch-scopes-unknown-word
  Rule: A scope that does not exist gives FetchScopesInvalid

    Scenario Outline: The scopes <value> are refused
      Given the request to create a login
      When it is sent with the field "data.fetch_scopes" set to <value>
      Then it is refused as FetchScopesInvalid

      Examples:
        | value                                      |
        | ["everything"]                             |
        | ["accounts", "transaction"]                |
        | ["accounts", "transactions", "everything"] |

  @ais/login-create/unknown-country
  Rule: A country that does not exist gives CountryNotFound

    Scenario: The country ZZ is refused
      Given the request to create a login
      When it is sent with the field "data.country_code" set to ZZ
      Then it is refused as CountryNotFound

  @ais/login-create/unknown-provider
  Rule: A provider that does not exist gives ProviderNotFound

    Scenario: A provider_code that no provider has is refused
      Given the request to create a login
      When it is sent with the field "data.provider_code" set to no_such_bank_anywhere
      Then it is refused as ProviderNotFound

  @ais/login-create/refused-makes-no-login
  Rule: A refused creation creates no login

    Scenario: After a refusal for an unknown provider the customer still has one login
      Given a customer with one login
      When its customer's logins are listed before and after a creation at an unknown provider
      Then its customer still has one login

  @ais/login-create/default-include-fake-providers
  Rule: Fake providers can be connected only with include_fake_providers

    Scenario: A fake provider is refused without include_fake_providers
      Given the plain provider is a fake one
      And the request to create a login
      When it is sent without the field "data.include_fake_providers"
      Then it is refused
