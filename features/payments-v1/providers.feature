Feature: Payment providers
  A client chooses among the listed providers, and offers its users only what a provider takes: its templates, and the
  fields that it demands of each.

  @payments-v1/providers/field-types @payments-v1/providers/core-fields
  @payments-v1/providers/identification-mode-words
  Rule: A payment provider is of the documented form

    Scenario: Every listed provider is of the documented form
      When the payment providers are listed
      Then every row fits the schema "provider"

  @payments-v1/providers/mode-words-seen
  Rule: The modes of providers are told as they are seen

    Scenario: Modes are noted
      When the payment providers are listed
      Then the words at "data[].mode" are noted

  @payments-v1/providers/status-words-seen
  Rule: The statuses of providers are told as they are seen

    Scenario: Statuses are noted
      When the payment providers are listed
      Then the words at "data[].status" are noted

  @payments-v1/providers/templates-resolve
  Rule: A provider takes templates that there are

    Scenario: Every identifier leads to a template
      When the payment providers are listed
      Then each of their templates is listed as a template

  @payments-v1/providers/codes-differ
  Rule: A code names one provider

    Scenario: Every code stands once in the list
      When the payment providers are listed
      Then no two of them have the same code

  @payments-v1/providers/detail-lists-required-fields
  Rule: The detail of a provider tells what it demands

    Scenario: Details list the required fields of their templates
      When the payment providers are listed
      Then each detail lists the required fields of its templates

  @payments-v1/providers/required-fields-resolve
  Rule: A provider demands fields that there are

    Scenario: Required fields are fields of their template
      When the payment providers are listed
      Then each required field is one of its template
