Feature: The SEPA template
  The documents list the fields of the SEPA template, but not its identifier. Assay takes a template with the identifier
  SEPA for it. Without such a template, nothing is checked.

  @payments-v1/templates/sepa-fields
  Rule: The SEPA template has the required fields

    Scenario: Every required field is in the template
      When the payment templates are listed
      Then the SEPA template has its required fields

  @payments-v1/templates/sepa-optional-fields
  Rule: Fields that a SEPA payment may leave out are optional

    Scenario: The optional fields are optional in the template
      When the payment templates are listed
      Then the optional fields of the SEPA template are optional

  @payments-v1/templates/sepa-modes
  Rule: A SEPA payment is normal or instant

    Scenario: The modes are NORMAL, which is selected, and INSTANT
      When the payment templates are listed
      Then the SEPA template has the modes NORMAL and INSTANT

  @payments-v1/templates/sepa-longitude
  Rule: The documents do not say whether customer_longitude is required

    Scenario: What the template says of customer_longitude is noted
      When the payment templates are listed
      Then whether customer_longitude of the SEPA template is optional is noted
