Feature: Payment templates
  A template says which attributes a payment has: of which nature, in which form, with which options. A client builds its
  form from it, so that a wrong word there stops every payment.

  @payments-v1/templates/list @payments-v1/templates/field-types @payments-v1/templates/core-fields
  @payments-v1/templates/deprecated-flag @payments-v1/templates/payment-field-types
  @payments-v1/templates/payment-field-core @payments-v1/templates/payment-field-natures
  @payments-v1/templates/select-field-options
  Rule: A template and its fields are of the documented form

    Scenario: Every listed template is of the documented form
      When the payment templates are listed
      Then every row fits the schema "template"

  @payments-v1/templates/pages-join
  Rule: Where templates fill more than one page, the pages join

    Scenario: A page of templates starts where the one before says
      Given a list of templates of more than one page
      When its pages of 100 rows and of 1000 rows are followed
      Then each page starts with the next_id of the page before
      And the walk in small pages meets each row once

  @payments-v1/templates/show
  Rule: A template is asked for by its identifier

    Scenario: A listed template is shown by itself
      Given the request to show a template
      When a listed template is asked for by its identifier
      Then it is accepted
      And it is the template that was asked for
      And its data fits the schema "template"

  @payments-v1/templates/list-agrees-with-one
  Rule: A template is the same in the list and by itself

    Scenario: A template has the fields that it has in the list
      Given the request to show a template
      When a listed template is asked for by its identifier
      Then it has the fields that it has in the list

  @payments-v1/templates/provider-id-seen
  Rule: The type of provider_id is told as it is seen

    Scenario: Types are noted
      When the payment templates are listed
      Then the types at "data[].provider_id" are noted

  @payments-v1/templates/identifiers-differ
  Rule: An identifier names one template

    Scenario: Every identifier stands once for a provider
      When the payment templates are listed
      Then no two of them have the same identifier

  @payments-v1/templates/unknown
  Rule: A template that does not exist is not found

    Scenario: An identifier that nothing has is not found
      Given the request to show a template
      When it is sent for a template that does not exist
      Then it is refused as PaymentTemplateNotFound

  @payments-v1/templates/field-names-differ
  Rule: A name stands for one field of a template

    Scenario: Every field has a name of its own
      When the payment templates are listed
      Then the fields of each have names of their own

  @payments-v1/templates/fields-name-their-template
  Rule: A field belongs to its template

    Scenario: Every field names the template that shows it
      When the payment templates are listed
      Then the fields of each name it
