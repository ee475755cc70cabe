Feature: Attributes of a payment
  A template says what each field accepts, and a provider says which fields it demands. From what the target shows, Assay
  makes sets of attributes that keep every rule, and sets that break exactly one.

  @payments-v1/attributes/complete-set-accepted
  Rule: Attributes that the template allows are accepted

    Scenario: Every payment request with all attributes is accepted
      When many payments are requested with every attribute
      Then the rule holds for every case

  @payments-v1/attributes/optional-may-be-left-out
  Rule: Optional attributes may be left out

    Scenario: Every payment request with the required attributes is accepted
      When many payments are requested with the required attributes and some optional ones
      Then the rule holds for every case

  @payments-v1/attributes/required-missing
  Rule: Required attributes must be present

    Scenario: A payment request is refused without any one required attribute
      When many payments are requested with a required attribute left out
      Then the rule holds for every case

  @payments-v1/attributes/promoted-missing
  Rule: Attributes that the provider demands must be present

    Scenario: A payment request is refused without any one attribute that the provider demands
      When many payments are requested with an attribute left out that the provider demands
      Then the rule holds for every case

  @payments-v1/attributes/number-is-number
  Rule: A number attribute is a number

    Scenario: Words in place of a number are refused
      When many payments are requested with words in place of a number
      Then the rule holds for every case

  @payments-v1/attributes/option-is-listed
  Rule: The value of a select attribute is one of its options

    Scenario: An option that is not listed is refused
      When many payments are requested with an option that is not listed
      Then the rule holds for every case

  @payments-v1/attributes/regexp-is-kept
  Rule: A text attribute matches its regular expression

    Scenario: A text that does not match is refused
      Given templates with regular expressions that Assay can run
      When many payments are requested with a text that does not match its regular expression
      Then the rule holds for every case

  @payments-v1/attributes/ip-address-form
  Rule: customer_ip_address has four numbers

    Scenario: An IP address of another form is refused
      When many payments are requested with an IP address of another form
      Then the rule holds for every case

  @payments-v1/attributes/any-violation-refused
  Rule: One wrong attribute is enough for a refusal

    Scenario: A payment request is refused with any one wrong attribute
      When many payments are requested with any one of these flaws
      Then the rule holds for every case

  @payments-v1/attributes/unknown-attribute
  Rule: The answer to an unknown attribute is not stated

    Scenario: The answer to an attribute that the template does not have is noted
      Given the request to connect to pay
      When it is sent with the field "data.payment_attributes.assay_no_such_field" set to a
      Then its outcome is noted

  @payments-v1/attributes/deprecated-template
  Rule: It is open whether a deprecated template can be used

    Scenario: The answer to a payment request with a deprecated template is noted
      When a payment is requested with a deprecated template
      Then its outcome is noted

  @payments-v1/attributes/other-templates-not-supported
  Rule: A provider accepts only the templates that it lists

    Scenario: A payment request with any other template is refused
      When many payments are requested with templates that their providers do not list
      Then the rule holds for every case
