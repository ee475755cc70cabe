Feature: Payment providers
  A client chooses among the listed providers. It offers its users only the templates that a provider accepts, with the
  fields that the provider demands.

  @payments-v1/providers/field-types @stated
  Rule: The fields of a payment provider have the documented types: strings, the boolean interactive, the array of strings payment_templates, and datetimes.
    Source: second document, "Resources and their fields / Payment provider" (line 18), column of types
    Faults: shows-interactive-as-text-of-paymentProvider-in-payments-v1

    @payments-v1/providers/core-fields @payments-v1/providers/identification-mode-words
    Scenario: Every listed provider has the documented fields
      When <the payment providers> are listed
      Then every row fits the schema "provider"

  @payments-v1/providers/core-fields @implied
  Rule: A payment provider has id, code, name, status and payment_templates.
    Source: second document, "Resources and their fields / Payment provider" (line 18), rows `id`, `code, name`,
      `status` and `payment_templates`; presence is not said
    Faults: omits-name-of-paymentProvider, omits-name-of-paymentProvider-when-repeated,
      omits-name-of-paymentProvider-when-of-a-second-owner

  @payments-v1/providers/identification-mode-words @implied
  Rule: The identification_mode of a payment provider is client or platform.
    Source: second document, "Resources and their fields / Payment provider" (line 30), row `identification_mode`: its
      two words
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-identification_mode-as-operator-of-paymentProvider,
      shows-identification_mode-as-operator-of-paymentProvider-when-repeated,
      shows-identification_mode-as-operator-of-paymentProvider-when-of-a-second-owner

  @payments-v1/providers/mode-words-seen @open
  Rule: The document shows the values of mode only in a sample, which contains api.
    Source: second document, "Resources and their fields / Payment provider" (line 24), row `mode`: `api seen`

    Scenario: The modes are noted
      When <the payment providers> are listed
      Then the "words" at "data[].mode" are noted

  @payments-v1/providers/status-words-seen @open
  Rule: The document shows the values of status only in a sample, which contains active.
    Source: second document, "Resources and their fields / Payment provider" (line 25), row `status`: `active seen`

    Scenario: The statuses are noted
      When <the payment providers> are listed
      Then the "words" at "data[].status" are noted

  @payments-v1/providers/templates-resolve @stated
  Rule: Each identifier in payment_templates is the identifier of a template in the list of templates.
    Source: second document, "Resources and their fields / Payment provider" (line 31), row `payment_templates`:
      `template identifier strings`
    Faults: names-a-template-that-is-none

    Scenario: Every template identifier of a provider is in the list of templates
      Given the listed payment templates
      When <the payment providers> are listed
      Then every value at "data[].payment_templates[]" is among those codes

  @payments-v1/providers/codes-differ @implied
  Rule: No two payment providers have the same code.
    Source: second document, "Resources and their fields / Payment provider" (line 23), row `code, name`; a provider
      is chosen by its code
    Faults: shows-code-as-fakepay_simple_xf-of-paymentProvider-where-code-is-fakepay_fps_xf

    Scenario: Every code appears once in the list
      When <the payment providers> are listed
      Then no two <providers> have the same "code"

  @payments-v1/providers/detail-lists-required-fields @stated
  Rule: The detail of a payment provider lists required_payment_fields for each of its templates.
    Source: second document, "Resources and their fields / Payment provider" (line 34), sentence below the table:
      `required_payment_fields` for each template
    Note: The document does not show the route of the detail. The check requests /providers/ and the code. If the
      response shows no provider, or the list has another form, nothing is concluded.
    Faults: omits-required_payment_fields-of-paymentProviderDetail

    Scenario: Details list the required fields of their templates
      When the details of payment providers are shown
      Then each detail has <the required fields of its templates>

  @payments-v1/providers/required-fields-resolve @implied
  Rule: Each field in required_payment_fields is a field of its template.
    Source: second document, "Resources and their fields / Payment provider" (line 34), sentence below the table:
      `required_payment_fields` for each template
    Note: Checked if the list can be read: as an object by template, or as an array of objects that each name one.
    Faults: requires-a-field-that-is-none

    Scenario: Every required field is a field of its template
      Given the listed payment templates
      When the details of payment providers are shown
      Then each detail has <fields of its templates alone>

  @payments-v1/providers/instruction-text @stated
  Rule: The instruction of a payment provider explains how to use the provider.
    Source: second document, "Resources and their fields / Payment provider" (line 27), row `instruction`
    Not checkable: A program cannot decide what a text explains.
