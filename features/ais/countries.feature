Feature: Countries
  A client shows its users the countries in which they may look for their bank. The fake country, with the fake
  providers, is for clients that still test: nobody else should ever see it.

  @ais/countries/list
  Rule: Countries are listed

    Scenario: The countries are a list with rows
      Given the request to list countries
      When it is sent
      Then it is a list with rows

  @ais/countries/field-types @ais/countries/core-fields
  @ais/countries/code-form @ais/countries/refresh-start-time-range
  Rule: Every country has a name, a code and an hour of the documented form

    Scenario: The rows of the list are countries
      Given the request to list countries
      When it is sent
      Then every row fits the schema "country"

  @ais/countries/code-in-iso-3166
  Rule: A country code is one of ISO 3166-1, or one of the two special ones

    Scenario: Every country of the list is one that the standard knows, fake ones included
      Given the request to list countries
      And the fake country is asked for by a client that tests
      When it is sent
      Then every country code is known

  @ais/countries/fake-shown-when-asked
  Rule: A client that tests is shown the fake country when it asks

    Scenario: Asking for fake providers lists XF
      Given the request to list countries
      And the fake country is asked for by a client that tests
      When it is sent
      Then the list shows "XF"

  @ais/countries/default-include-fake-providers
  Rule: Fake providers are left out when nothing is said

    Scenario: Leaving include_fake_providers out lists what false lists, and true lists XF beside it
      Given the request to list countries
      When it is sent without "include_fake_providers", with false and with true
      Then leaving it out hides "XF" as false does

  @ais/countries/fake-withheld-from-live
  Rule: A live client never sees the fake country

    Scenario: XF is withheld from a live client, whether it asks or not
      Given the request to list countries
      When it is sent by a live client, plain and with fake providers asked for
      Then no list shows "XF"
