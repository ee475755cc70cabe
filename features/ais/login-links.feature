@ais-v3 @ais-v4 @ais-v5
Feature: What a login points to
  A login names its provider and its country, and the consent that the customer gave. What it says agrees with the provider
  and with the list of countries.

  In ais-v3: sentence below the table: what version 3 differs in
  In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here

  @ais/logins/provider-resolves @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The provider_code of a login leads to a provider whose id and name are the login's provider_id and provider_name.
    Source: first document, "Resources and their fields / Login (version 4)" (line 90), row `provider_id,
      provider_code, provider_name`; "Provider (version 4)" (line 49): fields of these names
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`; "Endpoints / Partners" (line 137), row `GET /providers`: as in account information
    Needs: plain-provider
    Observed by: provider-of-login
    Shown by: ais/providers/detail, ais/logins/list, partners-v1/connections/list-of-customer-complete
    Faults: shows-provider_name-as-another-of-login, shows-provider_name-as-another-of-login-when-repeated,
      shows-provider_name-as-another-of-login-when-of-a-second-owner

  @ais/logins/country-resolves @implied
  Rule: The country_code of a login is in the list of countries.
    Source: first document, "Resources and their fields / Login (version 4)" (line 91), row `country_code`; "Other
      resources" (line 247), row `Country`
    Needs: plain-provider
    Faults: shows-country_code-as-small-of-login
    Variants: never-lists-the-fake-country

    Scenario: country_code is in the list of countries
      Given a fetched login
      When <that login> is shown
      And <all countries> are listed
      Then every value at "data.country_code" is among those codes

  @ais/logins/consent-within-provider-limit @implied @ais-v4 @ais-v5
  Rule: The consent_period_days of a login is at most the provider's max_consent_days.
    Source: first document, "Resources and their fields / Login (version 4)" (line 103), row `consent_period_days`;
      "Provider (version 4)" (line 67), row `max_consent_days`
    Needs: plain-provider
    Note: Checked with a plain, select or bare provider of the profile whose max_consent_days is a number. Otherwise
      the requirement stays untested.
    Faults: grants-a-day-beyond-the-consent-limit

    Scenario: consent_period_days is within the provider's limit
      Given a login of a provider that limits consents
      When <that login> is shown
      And <its provider> is shown
      Then the login shows <a consent within the limit of its provider>

  @ais/logins/consent-expiry-follows-period @implied @ais-v4 @ais-v5
  Rule: The consent_expires_at of a login is its consent_given_at plus consent_period_days.
    Source: first document, "Resources and their fields / Login (version 4)" (line 103), rows `consent_period_days`
      and `consent_given_at, consent_expires_at`: named without a meaning
    Needs: plain-provider
    Note: Less than one day of tolerance applies. Untested if the login does not show all three fields.
    Observed by: consents: expiry-follows-period
    Shown by: ais/customers/secret-identifies-customer, ais/logins/same-alone-and-in-list
    Faults: ends-a-consent-a-day-late, shows-a-late-end-of-a-consent-*
