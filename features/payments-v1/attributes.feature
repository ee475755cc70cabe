Feature: Attributes of a payment
  A template says what each field accepts, and a provider says which fields it demands. From what the target shows, Assay
  makes sets of attributes that keep every rule, and sets that break exactly one.

  @payments-v1/attributes/complete-set-accepted @stated
  Rule: Payment attributes are accepted if they contain every field of the template and each value fits its nature, options and regular expression.
    Source: second document, "Endpoints / Payment initiation" (line 105), row `payment_attributes`: all fields of the
      template
    Seen by: payments: asked-for
    Note: A target may refuse a value that the template does not fully describe. The profile can give values for such
      fields.
    Faults: takes-whole-amounts-alone, takes-preselected-options-alone, keeps-a-customer-locked-for-ever,
      locks-all-customers-with-one

    Scenario: Every payment request with all attributes is accepted
      When many payments are requested with <every attribute>
      Then the rule holds for every case

  @payments-v1/attributes/optional-may-be-left-out @implied
  Rule: A payment may omit optional attributes that the provider does not require.
    Source: second document, "Endpoints / Payment initiation" (line 105), row `payment_attributes`: `all required and
      optional template fields`; "Payment template" (line 48): `optional (boolean)`
    Note: The document says that the body holds all required and optional fields. Read word for word, this requires
      the optional ones too.
    Faults: takes-payments.fieldRequired-as-true, takes-payments.fieldRequired-as-true-when-repeated,
      hides-what-providers-demand

    Scenario: Every payment request with the required attributes is accepted
      When many payments are requested with <the required attributes and some optional ones>
      Then the rule holds for every case

    Scenario: Every provider takes what it lists as required
      When many payments are requested with <the required attributes alone, at several providers>
      Then the rule holds for every case

  @payments-v1/attributes/required-missing @stated
  Rule: Payment attributes without a required field are refused with InvalidPaymentAttributes.
    Source: second document, "Errors / Payment initiation error body" (line 183), class `InvalidPaymentAttributes`;
      "Endpoints / Payment initiation" (line 105), row `payment_attributes`
    Seen by: payments: required-missing
    Note: A select field with a preselected option is not left out, since a target may take that option.
    Faults: does-without-the-name-of-the-creditor, calls-InvalidPaymentAttributes-WrongRequestFormat,
      looks-at-attributes-only-beside-a-provider, looks-at-attributes-of-sepa-alone

    Scenario: A payment request is refused without any one required attribute
      When many payments are requested with <a required attribute left out>
      Then the rule holds for every case

    Scenario: A payment request without provider_code is refused without any one required attribute
      When many payments are requested with <provider_code and a required attribute left out>
      Then the rule holds for every case

    Scenario: A payment request with another template is refused without a required attribute
      When many payments are requested with <a required attribute left out of other templates>
      Then the rule holds for every case

  @payments-v1/attributes/promoted-missing @stated
  Rule: If a field is optional in the template but required by the provider, payment attributes without it are refused with InvalidPaymentAttributes.
    Source: second document, "Resources and their fields / Payment provider" (line 18), sentence below the table:
      optional template fields can become required
    Note: This needs a provider with such a field in required_payment_fields.
    Faults: forgets-what-providers-demand, shows-what-any-provider-demands-at-each

    Scenario: A payment request is refused without any one attribute that its provider demands
      When many payments are requested with <an attribute left out that its provider demands>
      Then the rule holds for every case

  @payments-v1/attributes/number-is-number @stated
  Rule: A number attribute that contains words is refused with InvalidPaymentAttributes.
    Source: second document, "Errors / Payment initiation error body" (line 183), class `InvalidPaymentAttributes`;
      "Payment template" (line 48): `nature (text, number, select)`
    Faults: reads-words-as-numbers

    Scenario: Words in place of a number are refused
      When many payments are requested with <words in place of a number>
      Then the rule holds for every case

  @payments-v1/attributes/option-is-listed @stated
  Rule: A select attribute with a value outside field_options is refused with InvalidPaymentAttributes.
    Source: second document, "Errors / Payment initiation error body" (line 183), class `InvalidPaymentAttributes`:
      `invalid payment attributes`; "Payment template" (line 48): `field_options for select fields`; "Account information /
      Provider (version 4)" (line 82): `the chosen option's`
    Faults: takes-payments.isOption-as-true, takes-payments.isOption-as-true-when-repeated, takes-options-in-lower-case

    Scenario: An option that is not listed is refused
      When many payments are requested with <an option that is not listed>
      Then the rule holds for every case

  @payments-v1/attributes/regexp-is-kept @implied
  Rule: A text or a number that does not match validation_regexp is refused with InvalidPaymentAttributes.
    Source: second document, "Errors / Payment initiation error body" (line 183), class `InvalidPaymentAttributes`;
      "Payment template" (line 48): `validation_regexp string`
    Note: The document does not name the dialect of the expression. An expression that Assay cannot run, or cannot run
      in time, is not checked. An empty text is sent in place of a required value alone. A right line above a wrong one is sent only where the expression has \A and \z, since ^
      and $ are of a line in some dialects. The document does not say that the request is checked against the expression.
    Faults: takes-payments.fitsRegexp-as-true, takes-payments.fitsRegexp-as-true-when-*,
      looks-at-the-first-line-of-texts, looks-for-a-part-of-texts, looks-at-texts-of-sepa-alone,
      takes-no-text-for-any, compares-no-number-with-its-regular-expression
    Variants: matches-no-regular-expression

    Scenario: A text or a number that does not match is refused
      Given templates with regular expressions that Assay can run
      When many payments are requested with <a text that does not match its regular expression>
      Then the rule holds for every case

    Scenario: A text of another template that does not match is refused
      When many payments are requested with <a text of other templates that does not match its regular expression>
      Then the rule holds for every case

  @payments-v1/attributes/ip-address-form @implied
  Rule: A customer_ip_address that is not four numbers with dots between them is refused with InvalidPaymentAttributes.
    Source: second document, "Resources and their fields / Payment template" (line 52), list of the fields of the SEPA
      template, first point: `four dotted numeric groups`; a refusal is not said
    Note: Checked with an address of IPv6, with a second line below a right address and with one group more and one
      less, where the validation_regexp of the field does not allow it.
    Faults: takes-payers-from-any-address, looks-at-one-line-of-addresses, takes-addresses-of-five-groups
    Variants: matches-no-regular-expression

    Scenario: An IP address of another form is refused
      When many payments are requested with <an IP address of another form>
      Then the rule holds for every case

  @payments-v1/attributes/any-violation-refused @implied
  Rule: A single wrong attribute is refused with InvalidPaymentAttributes, whatever the other attributes are.
    Source: second document, "Errors / Payment initiation error body" (line 183), class `InvalidPaymentAttributes`
    Note: Regular expressions are checked separately. Null in place of a required value counts as wrong, and so does a
      list in place of a number or a text.
    Faults: calls-InvalidPaymentAttributes-WrongRequestFormat, takes-null-for-the-name-of-the-creditor,
      takes-null-for-what-a-provider-demands, reads-lists-as-numbers, reads-lists-as-texts

    Scenario: A payment request is refused with any one wrong attribute
      When many payments are requested with <a flaw of any kind>
      Then the rule holds for every case

    Scenario: Null is refused in place of what a provider demands
      When many payments are requested with <null in place of what its provider demands>
      Then the rule holds for every case

  @payments-v1/attributes/unknown-attribute @open
  Rule: The document does not say how an attribute that is not in the template is handled.
    Source: second document, "Endpoints / Payment initiation" (line 105), row `payment_attributes`, which does not
      speak of further fields

    Scenario: The answer to an attribute that the template does not have is noted
      Given the request to connect to pay
      When it is sent with the field "data.payment_attributes.assay_no_such_field" set to "a"
      Then its outcome is noted

  @payments-v1/attributes/deprecated-template @open
  Rule: The document does not say whether a payment with a deprecated template is accepted.
    Source: second document, "Versioning" (line 239), last point: templates carry a `deprecated` boolean
    Note: Checked if a provider lists a deprecated template. The 12 months of the point before are those of a version.

    Scenario: The answer to a payment request with a deprecated template is noted
      When a payment is requested with <a deprecated template>
      Then its outcome is noted

  @payments-v1/attributes/other-templates-not-supported @stated
  Rule: A payment at a provider with a template that the provider does not list is refused with PaymentTemplateNotSupported.
    Source: second document, "Errors / Payment initiation error body" (line 187), class `PaymentTemplateNotSupported`
    Faults: takes-payments.templateSupported-as-true, takes-payments.templateSupported-as-true-when-*,
      takes-one-template-everywhere, takes-every-template-at-locked-providers, takes-every-template-at-the-last-providers,
      takes-parts-of-the-names-of-listed-templates

    Scenario: A payment request with any other template is refused
      When many payments are requested with <a template that its provider does not list>
      Then the rule holds for every case
