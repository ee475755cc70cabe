Feature: Payment templates
  A template says which attributes a payment has, with their natures, forms and options. A client builds its form from the
  template.

  @payments-v1/templates/list @payments-v1/templates/field-types @payments-v1/templates/core-fields
  @payments-v1/templates/deprecated-flag @payments-v1/templates/payment-field-types
  @payments-v1/templates/payment-field-core @payments-v1/templates/payment-field-natures
  @payments-v1/templates/select-field-options @payments-v1/templates/plausible-types
  @payments-v1/templates/payment-field-complete
  Rule: A template and its fields are as documented

    Scenario: Every listed template is as documented
      When the payment templates are listed
      Then every row fits the schema "template"

  @payments-v1/templates/pages-join
  Rule: The pages of a long list of templates join without gap or overlap

    Scenario: Each page of templates starts with the next_id of the page before
      Given a list of templates of more than one page
      When its pages of 100 rows and of 1000 rows are followed
      Then each page starts with the next_id of the page before
      And the small pages hold each row of the large pages once

  @payments-v1/templates/show
  Rule: A template is shown by its identifier

    Scenario: A listed template is shown alone
      Given the listed payment templates
      And the request to show a template
      When it is sent
      Then it is accepted
      And it is the first listed template
      And its data fits the schema "template"

  @payments-v1/templates/list-agrees-with-one
  Rule: A template is the same in the list and alone

    Scenario: A template that is shown alone has the same fields as in the list
      Given the listed payment templates
      And the request to show a template
      When it is sent
      Then its fields are those of the list

  @payments-v1/templates/provider-id-seen
  Rule: The documents do not state the type of provider_id

    Scenario: The types of provider_id are noted
      When the payment templates are listed
      Then the types at "data[].provider_id" are noted

  @payments-v1/templates/identifiers-differ
  Rule: An identifier names one template of a provider

    Scenario: Every identifier appears once for each provider
      When the payment templates are listed
      Then no two templates of one provider have the same identifier

  @payments-v1/templates/unknown
  Rule: A template that does not exist is not found

    Scenario: An unknown identifier is not found
      Given the request to show a template
      When it is sent for an unknown template
      Then it is refused as PaymentTemplateNotFound

  @payments-v1/templates/field-names-differ
  Rule: A name stands for one field of a template

    Scenario: The fields of a template have different names
      When the payment templates are listed
      Then no two fields of a template have the same name

  @payments-v1/templates/fields-name-their-template
  Rule: A field belongs to its template

    Scenario: Every field names the template that contains it
      When the payment templates are listed
      Then every field names its own template
