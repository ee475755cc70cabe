Feature: Providers
  The detail of a provider tells a client what to ask its users for: which fields, of which kind, in which order. A
  client builds its form from it, so what is missing or misspelt there stops every user of that bank.

  @ais-v4/providers/detail
  Rule: The detail is that of the provider asked for

    Scenario: A provider is shown by its code
      Given the request to show a provider
      When it is sent
      Then it is accepted
      And it shows the code that was asked for

  @ais-v4/providers/detail-lists-fields @ais-v4/providers/field-types @ais-v4/providers/core-fields
  @ais-v4/providers/mode-words @ais-v4/providers/status-words @ais-v4/providers/identification-mode-words
  @ais-v4/providers/holder-info-words @ais-v4/providers/max-consent-days-integer-or-null
  @ais-v4/providers/descriptor-types @ais-v4/providers/descriptor-complete @ais-v4/providers/nature-words
  Rule: A provider and its fields are of the documented form

    Scenario: The providers of the profile are of the documented form
      When the details of the providers to connect with are read
      Then its data fits the schema "ais-v4/provider-detail"

  @ais-v4/providers/select-field-options
  Rule: A select field lists its options

    Scenario: A provider with a select field lists what may be chosen
      When the details of the select provider are read
      Then its data fits the schema "ais-v4/provider-detail"

  @ais-v4/providers/interactive-provider-says-so
  Rule: A provider with an interactive step says so

    Scenario: The provider that asks for more is marked interactive
      When the details of the interactive provider are read
      Then it is marked interactive

  @ais-v4/providers/country-resolves
  Rule: The country of a provider is a listed one

    Scenario: The country codes of providers are in the list of countries
      Given the codes of the listed countries
      When the details of the providers to connect with are read
      Then every value at "data.country_code" is among those codes

  @ais-v4/providers/unknown-provider
  Rule: A provider that does not exist is not found

    Scenario: A code that nothing has is not found
      Given the request to show a provider
      When a provider is asked for that does not exist
      Then it is refused as ProviderNotFound
