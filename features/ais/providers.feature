Feature: Providers
  The detail of a provider says what a client must ask its users for: which fields, of which kind, in which order. A
  client builds its form from the detail, so a missing or misspelt field stops every user of that provider.

  @ais/providers/detail
  Rule: The detail is that of the requested provider

    Scenario: A provider is shown by its code
      Given the request to show a provider
      When it is sent
      Then it is accepted
      And it shows "data.code" as <the code of the plain provider>

  @ais/providers/detail-lists-fields @ais/providers/field-types @ais/providers/core-fields
  @ais/providers/mode-words @ais/providers/status-words @ais/providers/identification-mode-words
  @ais/providers/holder-info-words @ais/providers/max-consent-days-integer-or-null
  @ais/providers/descriptor-types @ais/providers/descriptor-complete @ais/providers/nature-words
  Rule: A provider and its fields have the documented form

    Scenario: The providers of the profile have the documented form
      When the details of the providers to connect with are shown
      Then its data fits the schema "provider-detail"

  @ais/providers/select-field-options @ais/providers/option-plausible-types
  Rule: A select field lists its options

    Scenario: A provider with a select field lists its options
      When the detail of the select provider is shown
      Then its data fits the schema "provider-detail"

  @ais/providers/field-names-differ
  Rule: Each field of a provider has a name of its own

    Scenario: No provider of the profile has two fields with one name
      When the details of the providers to connect with are shown
      Then no two fields have the same name

  @ais/providers/option-values-differ
  Rule: Each option of a select field has a value of its own

    Scenario: No two options of a select field have the same option_value
      When the detail of the select provider is shown
      Then no two options of a field have the same value

  @ais/providers/interactive-provider-says-so
  Rule: A provider with an interactive step is marked interactive

    Scenario: The provider with an interactive step has interactive set to true
      When the detail of the interactive provider is shown
      Then it shows "data.interactive" as true

  @ais/providers/country-resolves
  Rule: The country of a provider is listed

    Scenario: The country codes of providers are in the list of countries
      Given the codes of the listed countries
      When the details of the providers to connect with are shown
      Then every value at "data.country_code" is among those codes

  @ais/providers/unknown-provider
  Rule: An unknown provider is refused with ProviderNotFound

    Scenario: An unknown provider code is refused
      Given the request to show a provider
      When it is sent for an unknown provider
      Then it is refused as ProviderNotFound
