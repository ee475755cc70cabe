Feature: What a login points to
  A login names its provider and its country, and the consent that the customer gave. What it says agrees with the provider
  and with the list of countries.

  @ais/logins/provider-resolves
  Rule: The provider of a login can be shown

    Scenario: provider_code is the code of the provider that the login names
      Given a fetched login
      When that login is shown
      And its provider is shown
      Then the provider is the one that the login names

  @ais/logins/country-resolves
  Rule: The country of a login is a listed country

    Scenario: country_code is in the list of countries
      Given a fetched login
      When that login is shown
      And all countries are listed
      Then every value at "data.country_code" is among those codes

  @ais/logins/consent-within-provider-limit
  Rule: A consent is no longer than the provider allows

    Scenario: consent_period_days is within the provider's limit
      Given a login of a provider that limits consents
      When that login is shown
      And its provider is shown
      Then the consent is no longer than its provider's limit

  @ais/logins/consent-expiry-follows-period
  Rule: A consent ends when its period is over

    Scenario: consent_expires_at is one period after consent_given_at
      Given a fetched login
      When that login is shown
      Then the consent ends one period after it was given
