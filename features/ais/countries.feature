Feature: Countries
  A client shows its users the countries in which they may look for their bank. The fake country, with the fake
  providers, is for clients in test or pending status; a live client never sees it.

  @ais/countries/list
  Rule: Countries are listed

    Scenario: The list of countries has rows
      Given the request to list countries
      When it is sent
      Then it is a list with rows

  @ais/countries/field-types @ais/countries/core-fields
  @ais/countries/code-form @ais/countries/refresh-start-time-range
  Rule: Every country has a name, a code and an hour of the documented form

    Scenario: Every row of the list is a country
      Given the request to list countries
      When it is sent
      Then every row fits the schema "country"

  @ais/countries/code-in-iso-3166
  Rule: A country code is one of ISO 3166-1, or one of the two special ones

    Scenario: The standard knows every country of the list, fake ones included
      Given the request to list countries
      And a client in test or pending status sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then every country code is known

  @ais/countries/fake-shown-when-asked
  Rule: A client in test or pending status sees the fake country when it requests it

    Scenario: The list with fake providers shows XF
      Given the request to list countries
      And a client in test or pending status sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then the list shows "XF"

  @ais/countries/default-include-fake-providers
  Rule: The default of include_fake_providers is false

    Scenario: Without include_fake_providers the list is that with false, and true adds XF
      Given the request to list countries
      And a client in test or pending status sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | <nothing> |
        | false     |
        | true      |
      Then the first two lists are the same, and the third adds "XF"

  @ais/countries/fake-hidden-unless-asked
  Rule: The fake country is not listed with include_fake_providers false

    Scenario: The list shows XF with true and does not show it with false
      Given the request to list countries
      And a client in test or pending status sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | false |
        | true  |
      Then only the second list shows "XF"

  @ais/countries/fake-withheld-from-live
  Rule: A live client never sees the fake country

    Scenario: A live client does not see XF, whether it requests fake providers or not
      Given the request to list countries
      And the live client sends it
      When it is sent with these values of the query parameter "include_fake_providers":
        | <nothing> |
        | true      |
      Then no list shows "XF"
