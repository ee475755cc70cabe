Feature: Attributes of a payment
  A template says of each field what it takes, and a provider which it demands. From what the target itself shows, sets of
  attributes are made that keep every rule, and sets that break exactly one.

  @payments-v1/attributes/complete-set-accepted
  Rule: What the template allows is accepted

    Scenario: Every set of all attributes is accepted
      Then every complete set of attributes is accepted

  @payments-v1/attributes/optional-may-be-left-out
  Rule: What is optional may be left out

    Scenario: Every set of attributes with the required ones is accepted
      Then every set of attributes is accepted that has the required ones

  @payments-v1/attributes/required-missing
  Rule: What is required must be there

    Scenario: Whatever required attribute is missing, the set is refused
      Then no set of attributes is accepted without one that is required

  @payments-v1/attributes/promoted-missing
  Rule: What the provider demands must be there

    Scenario: Whatever attribute is missing that the provider demands, the set is refused
      Then no set of attributes is accepted without one that the provider demands

  @payments-v1/attributes/number-is-number
  Rule: A number is no words

    Scenario: Words for any number are refused
      Then no set of attributes is accepted with words for a number

  @payments-v1/attributes/option-is-listed
  Rule: An option is one of the list

    Scenario: An option outside any list is refused
      Then no set of attributes is accepted with an option outside the list

  @payments-v1/attributes/regexp-is-kept
  Rule: A text has its form

    Scenario: A text against any regular expression is refused
      Then no set of attributes is accepted with a text against its form

  @payments-v1/attributes/any-violation-refused
  Rule: One flaw is enough

    Scenario: Whatever flaw a set of attributes has, it is refused
      Then no set of attributes is accepted with any one flaw

  @payments-v1/attributes/unknown-attribute
  Rule: An attribute that the template has not is answered in some way

    Scenario: An unknown attribute is answered
      Given a payment that the target takes
      When it is sent with an attribute that its template has not
      Then its outcome is noted

  @payments-v1/attributes/other-templates-not-supported
  Rule: A provider takes no template that it does not list

    Scenario: Whatever template a provider does not list, it is refused there
      Then no provider takes a template that it does not list
