Feature: The SEPA template
  Of one template the document lists the fields. Which identifier it has is not said; a template called SEPA is taken for
  it, and where there is none nothing is judged.

  @payments-v1/templates/sepa-fields
  Rule: What a SEPA payment must have, its template has

    Scenario: The demanded fields are there
      When the payment templates are listed
      Then the SEPA template has its demanded fields

  @payments-v1/templates/sepa-optional-fields
  Rule: What a SEPA payment may leave out is optional

    Scenario: The optional fields are optional
      When the payment templates are listed
      Then the optional fields of the SEPA template are optional

  @payments-v1/templates/sepa-modes
  Rule: A SEPA payment is a normal or an instant one

    Scenario: The modes are NORMAL, which is preselected, and INSTANT
      When the payment templates are listed
      Then the SEPA template has its two modes

  @payments-v1/templates/sepa-longitude
  Rule: Whether a longitude is needed is told as it is seen

    Scenario: The longitude is noted
      When the payment templates are listed
      Then what it says of customer_longitude is noted
