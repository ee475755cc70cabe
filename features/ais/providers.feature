Feature: Providers
  The detail of a provider tells a client what to ask its users for: which fields, of which kind, in which order. A
  client builds its form from it, so what is missing or misspelt there stops every user of that bank.

  @ais/providers/detail
  Rule: The detail is that of the provider asked for

    Scenario: A provider is shown by its code
      Given the request to show a provider
      When it is sent
      Then it is accepted
      And it shows the code that was asked for

  @ais/providers/detail-lists-fields @ais/providers/field-types @ais/providers/core-fields
  @ais/providers/mode-words @ais/providers/status-words @ais/providers/identification-mode-words
  @ais/providers/holder-info-words @ais/providers/max-consent-days-integer-or-null
  @ais/providers/descriptor-types @ais/providers/descriptor-complete @ais/providers/nature-words
  Rule: A provider and its fields are of the documented form

    Scenario: The providers of the profile are of the documented form
      When the details of the providers to connect with are read
      Then its data fits the schema "provider-detail"

  @ais/providers/select-field-options
  Rule: A select field lists its options

    Scenario: A provider with a select field lists what may be chosen
      When the details of the select provider are read
      Then its data fits the schema "provider-detail"

  @ais/providers/interactive-provider-says-so
  Rule: A provider with an interactive step says so

    Scenario: The provider that asks for more is marked interactive
      When the details of the interactive provider are read
      Then it is marked interactive

  @ais/providers/country-resolves
  Rule: The country of a provider is a listed one

    Scenario: The country codes of providers are in the list of countries
      Given the codes of the listed countries
      When the details of the providers to connect with are read
      Then every value at "data.country_code" is among those codes

  @ais/providers/unknown-provider
  Rule: A provider that does not exist is not found

    Scenario: A code that nothing has is not found
      Given the request to show a provider
      When a provider is asked for that does not exist
      Then it is refused as ProviderNotFound
