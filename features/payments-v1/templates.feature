Feature: Payment templates
  A template says which attributes a payment has, with their natures, forms and options. A client builds its form from the
  template.

  @payments-v1/templates/list @stated
  Rule: The list of templates shows each template with payment_fields, an array.
    Source: second document, "Endpoints / Payment initiation" (line 95), row `GET /templates`: templates with
      `payment_fields`
    Faults: omits-payment_fields-where-identifier-is-LOCAL_AT-at-payment-templates-get-templates

    @payments-v1/templates/field-types @payments-v1/templates/core-fields @payments-v1/templates/deprecated-flag
    @payments-v1/templates/payment-field-types @payments-v1/templates/payment-field-core
    @payments-v1/templates/payment-field-natures @payments-v1/templates/select-field-options
    @payments-v1/templates/plausible-types @payments-v1/templates/payment-field-complete
    @payments-v1/templates/option-complete
    Scenario: Every listed template is as documented
      When <the payment templates> are listed
      Then every row fits the schema "template"

  @payments-v1/templates/field-types @stated
  Rule: The fields of a template have the documented types: strings, the boolean deprecated, the array payment_fields, and datetimes.
    Source: second document, "Resources and their fields / Payment template" (line 36), the table: column of types
    Faults: shows-description-as-list-of-paymentTemplate-in-payments-v1,
      shows-created_at-as-seconds-of-paymentTemplate-in-payments-v1

  @payments-v1/templates/core-fields @implied
  Rule: A template has id, identifier and description.
    Source: second document, "Resources and their fields / Payment template" (line 40), rows `id`, `identifier` and
      `description`; presence is not said
    Faults: omits-description-of-paymentTemplate

  @payments-v1/templates/deprecated-flag @stated
  Rule: Every template has deprecated, a boolean.
    Source: second document, "Versioning" (line 239), last point: templates carry a `deprecated` boolean
    Faults: omits-deprecated-of-paymentTemplate-where-deprecated-is-false

  @payments-v1/templates/payment-field-types @stated
  Rule: In a payment field, nature is a string, position is an integer, checksummable and optional are booleans, and extra is an object with the string validation_regexp.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      types in brackets
    Faults: shows-position-as-text-of-paymentField-in-payments-v1, shows-extra-as-list-of-paymentField-in-payments-v1

  @payments-v1/templates/plausible-types @implied
  Rule: In a payment field, name, english_name and localized_name are strings, and created_at and updated_at are datetimes.
    In an option, name, english_name, localized_name and option_value are strings.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      names without types
    Note: The document gives no types for these fields. They follow from the names.
    Faults: shows-english_name-as-object-of-paymentField
    Variants: types-untyped-fields-in-its-own-way

  @payments-v1/templates/payment-field-core @implied
  Rule: A payment field has name, nature and optional.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`: its
      first names; presence is not said
    Note: A client cannot build payment attributes without them.
    Faults: omits-optional-of-paymentField-where-optional-is-false

  @payments-v1/templates/payment-field-complete @implied
  Rule: Each payment field has id, payment_template_id, english_name, localized_name, position, checksummable, extra, created_at and updated_at.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`: its
      names; presence is not said
    Faults: omits-checksummable-of-paymentField-where-checksummable-is-false

  @payments-v1/templates/payment-field-natures @implied
  Rule: The nature of a payment field is text, number or select.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      `nature (text, number, select)`
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-nature-as-decimal-of-paymentField-where-nature-is-number

  @payments-v1/templates/select-field-options @stated
  Rule: A select field has field_options, an array of objects.
    Each option has an option_value.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      `field_options for select fields`
    Faults: lists-options-of-payments-as-texts

  @payments-v1/templates/option-complete @implied
  Rule: Each option of a select field has name, english_name, localized_name, option_value and selected.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      `field_options for select fields`; presence is not said
    Faults: omits-selected-of-fieldOption, omits-localized_name-of-fieldOption-in-payments-v1

  @payments-v1/templates/pages-join @stated
  Rule: Each page of the list of templates starts with the next_id of the page before.
    Source: second document, "Endpoints / Payment initiation" (line 95), row `GET /templates`: `paginated`; "Account
      information / Conventions: pagination" (line 298), first point
    Faults: names-the-last-template-as-the-next

    Scenario: Each page of templates starts with the next_id of the page before
      Given a list of templates of more than one page
      When its pages of 100 rows and of 1000 rows are followed
      Then each page starts with <the next_id of the page before>
      And the small pages hold each row of the large pages once

  @payments-v1/templates/show @stated
  Rule: A request for a template by its identifier returns that template with payment_fields.
    Source: second document, "Endpoints / Payment initiation" (line 96), row `GET /templates/{payment_template}`
    Faults: omits-payment_fields-at-payment-templates-get-templates-payment-template, knows-no-deprecated-template

    Scenario: A listed template is shown alone
      Given the listed payment templates
      And the request to show a template
      When it is sent
      Then it is accepted
      And the answer is <the first listed template>
      And its data fits the schema "template"

    Scenario: Every listed template is found by its identifier
      When <the listed templates> are shown alone
      Then each answer is <the template that was asked for>

  @payments-v1/templates/list-agrees-with-one @stated
  Rule: A template has the same fields in the list and when it is read by its identifier.
    Source: second document, "Resources and their fields / Payment template" (line 36), the table; "Endpoints /
      Payment initiation" (line 95), rows `GET /templates` and `GET /templates/{payment_template}`: both a template `with payment_fields`
    Observed by: one-view: template
    Shown by: conventions/paging/each-row-once, payments-v1/templates/show
    Faults: lists-later-templates-without-fields, shows-a-template-alone-as-deprecated, shows-templates-with-other-fields,
      counts-the-fields-of-a-template-from-zero,
      shows-payment_fields.optional-as-false-where-identifier-is-FPS-at-payment-templates-get-templates-payment-template,
      shows-deprecated-as-false-at-payment-templates-get-templates-payment-template

    Scenario: A template that is shown alone has the same fields as in the list
      Given the listed payment templates
      When <the listed templates> are shown alone
      Then each has <the same fields as in the list>

  @payments-v1/templates/provider-id-seen @open
  Rule: The document shows the type of provider_id only in list items, where it is an integer.
    Source: second document, "Resources and their fields / Payment template" (line 44), row `provider_id`: `seen on
      list items`

    Scenario: The types of provider_id are noted
      When <the payment templates> are listed
      Then the "types" at "data[].provider_id" are noted

  @payments-v1/templates/identifiers-differ @implied
  Rule: No two templates have the same identifier.
    Source: second document, "Resources and their fields / Payment template" (line 41), row `identifier`; "Endpoints /
      Payment initiation" (line 96), row `GET /templates/{payment_template}`: it names one
    Note: A template is read by its identifier. Rows with the same identifier are accepted if they belong to different
      providers.
    Faults: lists-an-identifier-twice

    Scenario: Every identifier appears once for each provider
      When <the payment templates> are listed
      Then no two <templates of one provider> have the same "identifier"

  @payments-v1/templates/field-names-differ @implied
  Rule: No two fields of a template have the same name.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      `name`, by which a payment names its attributes
    Faults: shows-a-field-twice

    Scenario: The fields of a template have different names
      When <the payment templates> are listed
      Then no two entries at "data[].payment_fields" have the same "name"

  @payments-v1/templates/fields-name-their-template @stated
  Rule: The payment_template_id of a field is the id of its template.
    Source: second document, "Resources and their fields / Payment template" (line 48), paragraph `Payment field`:
      `payment_template_id`, the id of the template that lists the field
    Note: Compared as strings, because the document gives no type.
    Faults: shows-payment_template_id-as-another-of-paymentField

    Scenario: Every field names the template that contains it
      When <the payment templates> are listed
      Then every row has <its own id in each of its fields>

  @payments-v1/templates/sample-fields @open
  Rule: The document shows further fields of a test provider, and a simple template with iban_from and iban_to, only in samples.
    Source: second document, "Resources and their fields / Payment template" (line 56), last two sentences: fields
      `seen for a test provider` and `A simple template seen in a list`
    Not checkable: A target does not need to have the fields of the samples.
