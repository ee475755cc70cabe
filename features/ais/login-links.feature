Feature: What a login points to
  A login names its provider and its country, and the consent that the customer gave. Whoever follows these finds what
  the login says.

  @ais/logins/provider-resolves
  Rule: A login's provider is one that can be read

    Scenario: provider_code opens the provider that the login names
      Given a fetched login
      When that login is shown
      And its provider is shown
      Then the provider is the one that the login names

  @ais/logins/country-resolves
  Rule: A login's country is one of the list

    Scenario: country_code stands in the list of countries
      Given a fetched login
      When that login is shown
      And all countries are listed
      Then its country is one of them

  @ais/logins/consent-within-provider-limit
  Rule: A consent is no longer than the provider allows

    Scenario: The consent period keeps the provider's limit
      Given a login of a provider that limits consents
      When that login is shown
      And its provider is shown
      Then the consent period keeps the limit

  @ais/logins/consent-expiry-follows-period
  Rule: A consent ends when its period is over

    Scenario: consent_expires_at lies one period after consent_given_at
      Given a fetched login
      When that login is shown
      Then the consent ends one period after it was given
