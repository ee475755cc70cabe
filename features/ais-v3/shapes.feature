Feature: Fields of version 3
  Some fields came with version 4. A target of version 3 may show them, so they are only noted.

  @ais-v3/shapes/provider-id-is-integer
  Rule: The id of a provider is an integer

    Scenario: A provider has an integer id
      Given the request to show a provider
      When it is sent
      Then its id is an integer

  @ais-v3/shapes/later-provider-fields
  Rule: A provider has no fields of version 4

    Scenario: The fields of version 4 that a provider shows are noted
      Given the request to show a provider
      When it is sent
      Then it is noted whether these fields are shown: identification_mode, logo_url, max_consent_days

  @ais-v3/shapes/later-login-fields
  Rule: A login has no fields of version 4

    Scenario: The fields of version 4 that a login shows are noted
      Given the request to show a login
      When it is sent
      Then it is noted whether these fields are shown: consent_period_days, consent_expires_at
