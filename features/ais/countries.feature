@ais-v3 @ais-v4 @ais-v5 @partners-v1
Feature: Countries
  A client shows its users the countries in which they may look for their bank. The fake country, with the fake
  providers, is for clients in test or pending status; a live client never sees it.

  In ais-v3: "Version 3 differences" (line 376), last point: `/countries` as in version 4
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/countries/list @stated
  Rule: The response to the list of countries is an array.
    Source: first document, "Endpoints / Version 4" (line 308), row `GET /api/v4/countries`: array of country
    Faults: shows-data-as-object-at-get-countries

    Scenario: The list of countries has rows
      Given the request to list countries
      When it is sent
      Then it is a list with rows

  @ais/countries/field-types @stated
  Rule: In a country, name and code are strings and refresh_start_time is an integer.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: types of its
      three fields
    Faults: shows-name-as-object-of-country-where-code-is-PT

    @ais/countries/core-fields @ais/countries/code-form @ais/countries/refresh-start-time-range
    Scenario: Every row of the list is a country
      Given the request to list countries
      When it is sent
      Then every row fits the schema "country"

  @ais/countries/core-fields @implied
  Rule: Every country has a code and a name.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: `name` and
      `code`; presence is not said
    Faults: omits-name-of-country-where-code-is-NO

  @ais/countries/code-form @stated
  Rule: A country code has two upper-case letters.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: two uppercase
      letters
    Faults: shows-code-as-small-of-country-where-code-is-FR

  @ais/countries/refresh-start-time-range @stated
  Rule: The refresh_start_time of a country is between 0 and 23.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`:
      `refresh_start_time` integer from 0 to 23
    Faults: shows-refresh_start_time-as-24-of-country-where-code-is-DE

  @ais/countries/code-in-iso-3166 @stated
  Rule: A country code is an ISO 3166-1 alpha-2 code, or XO, or XF.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: `ISO 3166-1
      alpha-2`, and the special codes `XO` and `XF`
    Note: Codes that the standard reserves for users and codes that it withdrew are only observed.
    Faults: shows-code-as-UR-of-country-where-code-is-UA

    Scenario: The standard knows every country of the list, fake ones included
      Given the request to list countries
      And <a client in test or pending status> sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then every row has <a known country code>

  @ais/countries/fake-shown-when-asked @implied
  Rule: With include_fake_providers true, the list of countries shows XF to a test client.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: `XF` is
      available to test clients; "Version 4" (line 308), row `GET /api/v4/countries`: `include_fake_providers`
    Note: The document gives the parameter and its default. Its effect follows from its name.
    Faults: takes-countries.fakeAllowed-as-false
    Variants: never-lists-the-fake-country

    Scenario: The list with fake providers shows XF
      Given the request to list countries
      And <a client in test or pending status> sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then <the list> shows "XF"

  @ais/countries/default-include-fake-providers @stated @implied-in:partners-v1
  Rule: The default of include_fake_providers is false.
    Without it, the list of countries is the same as with false.
    Source: first document, "Endpoints / Version 4" (line 308), row `GET /api/v4/countries`: default of
      `include_fake_providers`
    Faults: takes-countries.includeFakeDefault-as-true

    Scenario: Without include_fake_providers the list is that with false, and true adds XF
      Given the request to list countries
      And <a client in test or pending status> sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | <nothing> |
        | false     |
        | true      |
      Then <only the third list> shows "XF"

  @ais/countries/fake-hidden-unless-asked @implied
  Rule: With include_fake_providers false, the list of countries does not show XF.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: `XF`; "Version
      4" (line 308), row `GET /api/v4/countries`: `include_fake_providers`
    Note: The document gives the parameter and its default. Its effect follows from its name.
    Faults: lists-the-fake-country-always
    Variants: lists-the-fake-country-whatever-is-asked

    Scenario: The list shows XF with true and does not show it with false
      Given the request to list countries
      And <a client in test or pending status> sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | false |
        | true  |
      Then <only the second list> shows "XF"

  @ais/countries/fake-withheld-from-live @stated
  Rule: The list of countries never shows XF to a live client.
    Source: first document, "Resources and their fields / Other resources" (line 247), row `Country`: Fake is
      available only to test and pending clients
    Needs: live-client
    Faults: shows-the-fake-country-to-live-clients

    Scenario: A live client does not see XF, whether it requests fake providers or not
      Given the request to list countries
      And <the live client> sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | <nothing> |
        | true      |
      Then <no list> shows "XF"
