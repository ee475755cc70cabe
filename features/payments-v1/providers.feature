Feature: Payment providers
  A client chooses among the listed providers. It offers its users only the templates that a provider accepts, with the
  fields that the provider demands.

  @payments-v1/providers/field-types @payments-v1/providers/core-fields
  @payments-v1/providers/identification-mode-words
  Rule: A payment provider has the documented fields

    Scenario: Every listed provider has the documented fields
      When the payment providers are listed
      Then every row fits the schema "provider"

  @payments-v1/providers/mode-words-seen
  Rule: The documents show the modes of providers only in samples

    Scenario: The modes are noted
      When the payment providers are listed
      Then the words at "data[].mode" are noted

  @payments-v1/providers/status-words-seen
  Rule: The documents show the statuses of providers only in samples

    Scenario: The statuses are noted
      When the payment providers are listed
      Then the words at "data[].status" are noted

  @payments-v1/providers/templates-resolve
  Rule: Every template of a provider exists

    Scenario: Every template identifier of a provider is in the list of templates
      Given the listed payment templates
      When the payment providers are listed
      Then every value at "data[].payment_templates[]" is among those codes

  @payments-v1/providers/codes-differ
  Rule: A code names one provider

    Scenario: Every code appears once in the list
      When the payment providers are listed
      Then no two providers have the same code

  @payments-v1/providers/detail-lists-required-fields
  Rule: The detail of a provider lists the fields that it requires

    Scenario: Details list the required fields of their templates
      When the details of payment providers are shown
      Then each detail lists the required fields of its templates

  @payments-v1/providers/required-fields-resolve
  Rule: A provider requires only fields that the template has

    Scenario: Every required field is a field of its template
      Given the listed payment templates
      When the details of payment providers are shown
      Then each required field is a field of its template
