@ais-v3 @ais-v4 @ais-v5
Feature: Providers
  The detail of a provider says what a client must ask its users for: which fields, of which kind, in which order. A
  client builds its form from the detail, so a missing or misspelt field stops every user of that provider.

  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/providers/detail @stated @ais-v3 @ais-v4 @ais-v5 @partners-v1 @implied-in:partners-v1
  Rule: The detail route returns the provider with the requested code.
    Source: first document, "Endpoints / Version 4" (line 309), row `GET /api/v4/providers/{provider_code}`
    In ais-v3: "Version 3 differences" (line 376), last point: `/providers/{provider_code}` as in version 4
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document says that the shape is that of version 3. The fields are checked against the table of version
      4.
    Faults: shows-another-provider

    Scenario: A provider is shown by its code
      Given the request to show a provider
      When it is sent
      Then it is accepted
      And it shows "data.code" as <the code of the plain provider>

  @ais/providers/detail-lists-fields @stated @ais-v3 @ais-v4 @ais-v5
  Rule: The detail of a provider has required_fields and interactive_fields, both arrays.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), `Provider detail adds two
      arrays`
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: leaves-out-interactive-fields-where-there-are-none, hides-what-a-provider-requires

    @ais/providers/field-types @ais/providers/core-fields @ais/providers/mode-words @ais/providers/status-words
    @ais/providers/identification-mode-words @ais/providers/holder-info-words
    @ais/providers/max-consent-days-integer-or-null @ais/providers/descriptor-types
    @ais/providers/descriptor-complete @ais/providers/nature-words
    Scenario: The providers of the profile have the documented form
      When the details of the providers to connect with are shown
      Then its data fits the schema "provider-detail"

  @ais/providers/field-types @stated @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The fields of a provider have the documented types: strings, the booleans automatic_fetch, customer_notified_on_sign_in and interactive, the integer refresh_timeout, the array holder_info, and datetimes.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 49), first table: column of
      types
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-refresh_timeout-as-text-of-provider

  @ais/providers/core-fields @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: A provider has id, code, name, mode, status and country_code.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 49), rows `id`, `code`, `name`,
      `mode`, `status` and `country_code`; presence is not said
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: omits-country_code-of-provider

  @ais/providers/mode-words @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The mode of a provider is oauth, web, api or file.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 56), row `mode`: its four words
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Only the heading of the table calls the words allowed values, and no sentence says that there are no others.
    Faults: shows-mode-as-html-of-provider-where-mode-is-web

  @ais/providers/status-words @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The status of a provider is active, inactive or disabled.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 57), row `status`: its three
      words
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Only the heading of the table calls the words allowed values, and no sentence says that there are no others.
    Faults: shows-status-as-Active-of-provider-where-status-is-active

  @ais/providers/identification-mode-words @implied @ais-v4 @ais-v5 @partners-v1
  Rule: The identification_mode of a provider is client or platform.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 61), row `identification_mode`:
      its two words
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Only the heading of the table calls the words allowed values, and no sentence says that there are no others.
    Faults: shows-identification_mode-as-server-of-provider-where-identification_mode-is-platform
    Variants: uses-words-beyond-the-lists

  @ais/providers/holder-info-words @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The holder_info of a provider contains only names, emails and phone_numbers.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 66), row `holder_info`: three
      words in brackets
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document lists the words in brackets after the type, so they may be examples.
    Faults: names-holder-details-in-the-singular

  @ais/providers/max-consent-days-integer-or-null @stated @ais-v4 @ais-v5 @partners-v1
  Rule: The max_consent_days of a provider is an integer, or null if there is no limit.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 67), row `max_consent_days`:
      integer or null
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-max_consent_days-as-unlimited-of-provider-where-max_consent_days-is-null

  @ais/providers/descriptor-types @stated
  Rule: A field of a provider has the strings name, english_name, localized_name and nature, the integer position and the boolean optional.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`: types in brackets
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-optional-as-number-of-field

  @ais/providers/descriptor-complete @stated
  Rule: Each field of a provider has name, english_name, localized_name, nature, position and optional.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: leaves-localized-name-out

  @ais/providers/nature-words @implied
  Rule: The nature of a provider's field is text, password or select.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`: point on `nature` with its three words
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-nature-as-secret-of-field-where-nature-is-password

  @ais/providers/select-field-options @stated
  Rule: A select field has field_options, an array of objects.
    Each option has an option_value, and its selected is a boolean.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`: point on `field_options`
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: select-provider
    Faults: omits-option_value-of-fieldOption

    @ais/providers/option-plausible-types @ais/providers/option-complete
    Scenario: A provider with a select field lists its options
      When the detail of the "select" provider is shown
      Then its data fits the schema "provider-detail"

  @ais/providers/option-plausible-types @implied
  Rule: In an option of a select field, name, english_name, localized_name and option_value are strings.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`: point on `field_options`, names without types
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: select-provider
    Note: The document gives a type for selected only. The fields of the same names have string as their type.
    Faults: shows-option_value-as-1-of-fieldOption
    Variants: types-untyped-fields-in-its-own-way

  @ais/providers/option-complete @implied
  Rule: Each option of a select field has name, english_name, localized_name, option_value and selected.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 72), list after `Each field
      descriptor has`: point on `field_options`; presence is not said
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: select-provider
    Faults: omits-selected-of-fieldOption, omits-selected-of-fieldOption-where-selected-is-false

  @ais/providers/field-names-differ @implied
  Rule: No two required fields of a provider have the same name, and no two interactive fields.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      keys are the `name` of each field
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-name-as-login-of-field

    Scenario: No provider of the profile has two fields with one name
      When the details of the providers to connect with are shown
      Then no two entries at "data.required_fields or data.interactive_fields" have the same "name"

  @ais/providers/option-values-differ @implied
  Rule: No two options of a select field have the same option_value.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      the value is the `option_value` of the chosen option
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: select-provider
    Faults: shows-option_value-as-north-of-fieldOption

    Scenario: No two options of a select field have the same option_value
      When the detail of the "select" provider is shown
      Then no two entries at "data.required_fields[].field_options or data.interactive_fields[].field_options" have the same "option_value"

  @ais/providers/interactive-provider-says-so @implied
  Rule: A provider with an interactive step has interactive true.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 60), row `interactive`: provider
      needs interactive input
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: interactive-provider
    Faults: shows-another-provider, shows-interactive-as-false-of-provider

    Scenario: The provider with an interactive step has interactive set to true
      When the detail of the "interactive" provider is shown
      Then it shows "data.interactive" as true

  @ais/providers/country-resolves @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The country_code of a provider is in the list of countries.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 64), row `country_code`; "Other
      resources" (line 247), row `Country`
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-country_code-as-XX-of-provider-where-country_code-is-XF
    Variants: never-lists-the-fake-country

    Scenario: The country codes of providers are in the list of countries
      Given the codes of the listed <countries>
      When the details of the providers to connect with are shown
      Then every value at "data.country_code" is among those codes

  @ais/providers/instruction-in-english @stated @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The instruction of a provider is in English.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 62), row `instruction`: English
      connection instructions
    In ais-v3: sentence below the table: what version 3 differs in; "Version 3 differences" (line 369), last point:
      the route
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Not checkable: A program cannot recognise the language of a text with certainty.
