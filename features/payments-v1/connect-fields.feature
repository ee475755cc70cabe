Feature: The fields of a request to pay
  Four fields must be there and five may. What may be left out changes nothing when it is, and what must be there does not
  count when it is empty.

  @payments-v1/connect/customer-missing
  Rule: A payment is for somebody

    Scenario: Without customer_id it is refused
      Given the request to connect to pay
      When it is sent without the field "data.customer_id"
      Then it is refused

  @payments-v1/connect/template-missing
  Rule: A payment has a template

    Scenario: Without template_identifier it is refused
      Given the request to connect to pay
      When it is sent without the field "data.template_identifier"
      Then it is refused

  @payments-v1/connect/attributes-missing
  Rule: A payment has attributes

    Scenario: Without payment_attributes it is refused
      Given the request to connect to pay
      When it is sent without the field "data.payment_attributes"
      Then it is refused

  @payments-v1/connect/payee-description-missing
  Rule: A payment says what it is for

    Scenario: Without payee_description it is refused
      Given the request to connect to pay
      When it is sent without the field "data.payee_description"
      Then it is refused

  @payments-v1/connect/blank-refused
  Rule: Nothing does not count as something

    Scenario Outline: <field> as <value> is refused
      Given the request to connect to pay
      When it is sent with the field "data.<field>" set to <value>
      Then it is refused

      Examples:
        | field               | value |
        | customer_id         | ""    |
        | template_identifier | ""    |
        | payment_attributes  | null  |
        | payee_description   | ""    |
        | payee_description   | null  |

  @payments-v1/connect/wrong-kind-refused
  Rule: A value is of the stated kind

    Scenario Outline: <field> as <value> is refused
      Given the request to connect to pay
      When it is sent with the field "data.<field>" set to <value>
      Then it is refused

      Examples:
        | field               | value                 |
        | template_identifier | {"identifier":"SEPA"} |
        | payment_attributes  | "amount=1"            |
        | payee_description   | {"text":"rent"}       |
        | provider_code       | {"code":"bank"}       |

  @payments-v1/connect/return-to-optional
  Rule: A payment may have an address to return to

    Scenario: A return_to is accepted
      Given the request to connect to pay
      When it is sent with the field "data.return_to" set to https://example.com/back
      Then it is accepted

  @payments-v1/connect/show-consent-confirmation
  Rule: The consent question may be skipped or not

    Scenario Outline: show_consent_confirmation as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.show_consent_confirmation" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/disable-provider-search
  Rule: The user may be kept from another provider or not

    Scenario Outline: disable_provider_search as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.disable_provider_search" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/flags-are-booleans
  Rule: A flag is true or false

    Scenario Outline: <flag> as a word is refused
      Given the request to connect to pay
      When it is sent with the field "data.<flag>" set to "perhaps"
      Then it is refused

      Examples:
        | flag                      |
        | show_consent_confirmation |
        | disable_provider_search   |

  @payments-v1/connect/post-message
  Rule: The page may tell its opener

    Scenario: javascript_callback_type as post_message is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to post_message
      Then it is accepted

  @payments-v1/connect/no-callbacks-by-null
  Rule: The page may tell nobody

    Scenario: javascript_callback_type as null is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to null
      Then it is accepted

  @payments-v1/connect/other-callback-type
  Rule: There is no other way to tell

    Scenario: javascript_callback_type as another word is refused
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to "assay_pigeon"
      Then it is refused
