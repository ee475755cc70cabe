Feature: The SEPA template
  The documents list the fields of the SEPA template, but not its identifier. Assay takes a template with the identifier
  SEPA for it. Without such a template, nothing is checked.

  @payments-v1/templates/sepa-fields @stated
  Rule: The SEPA template has the fields amount, creditor_iban, creditor_name, customer_ip_address and mode.
    They have the documented natures, and none is optional. If it has customer_longitude, that is a number.
    Source: second document, "Resources and their fields / Payment template" (line 36), list of the fields of the SEPA
      template
    Note: The SEPA template is the one with the identifier SEPA, in upper or lower case. The document does not give
      its identifier.
    Faults: shows-nature-as-select-of-paymentField-where-name-is-amount, 
      shows-nature-as-select-of-paymentField-where-name-is-customer_longitude

    Scenario: Every required field is in the template
      When <the payment templates> are listed
      Then the SEPA template has <its required fields>

  @payments-v1/templates/sepa-optional-fields @stated
  Rule: If the SEPA template has debtor_iban, debtor_name, debtor_region, debtor_building_number, creditor_agent or creditor_address, the field is optional.
    Source: second document, "Resources and their fields / Payment template" (line 36), list of the fields of the SEPA
      template, third point: optional
    Faults: shows-optional-as-false-of-paymentField-where-name-is-debtor_region

    Scenario: The optional fields are optional in the template
      When <the payment templates> are listed
      Then the SEPA template has <its optional fields>

  @payments-v1/templates/sepa-modes @stated
  Rule: The options of the field mode of the SEPA template are NORMAL and INSTANT, and NORMAL is preselected.
    Source: second document, "Resources and their fields / Payment template" (line 53), list of the fields of the SEPA
      template, second point: `NORMAL is preselected`
    Faults: preselects-instant-payments

    Scenario: The modes are NORMAL, which is selected, and INSTANT
      When <the payment templates> are listed
      Then the SEPA template has <the modes NORMAL and INSTANT>

  @payments-v1/templates/sepa-longitude @open
  Rule: The document does not say whether customer_longitude of the SEPA template is optional.
    Source: second document, "Resources and their fields / Payment template" (line 55), list of the fields of the SEPA
      template, point on `customer_longitude`
    Note: The document lists it after the optional fields and does not mark it as optional.

    Scenario: What the template says of customer_longitude is noted
      When <the payment templates> are listed
      Then it is noted <whether customer_longitude of the SEPA template is optional>
