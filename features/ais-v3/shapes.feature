Feature: Shapes of version 3
  Some fields came with version 4. A service may show them all the same, so that is only told.

  @ais-v3/shapes/provider-id-is-integer
  Rule: The id of a provider is an integer

    Scenario: A provider shows its id as a number
      Given the request to show a provider
      When it is sent
      Then the id at "data.id" is an integer

  @ais-v3/shapes/later-provider-fields
  Rule: A provider has no fields of version 4

    Scenario: What a provider shows of version 4 is told
      Given the request to show a provider
      When it is sent
      Then the fields identification_mode, logo_url, max_consent_days are looked for

  @ais-v3/shapes/later-login-fields
  Rule: A login has no fields of version 4

    Scenario: What a login shows of version 4 is told
      Given the request to show a login
      When it is sent
      Then the fields consent_period_days, consent_expires_at are looked for
