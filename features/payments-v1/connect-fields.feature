Feature: The fields of a payment request
  Four fields are required and five are optional. An empty value of a required field counts as missing.

  @payments-v1/connect/customer-missing
  Rule: customer_id is required

    Scenario: A payment request without customer_id is refused
      Given the request to connect to pay
      When it is sent without the field "data.customer_id"
      Then it is refused

  @payments-v1/connect/template-missing
  Rule: template_identifier is required

    Scenario: A payment request without template_identifier is refused
      Given the request to connect to pay
      When it is sent without the field "data.template_identifier"
      Then it is refused

  @payments-v1/connect/attributes-missing
  Rule: payment_attributes is required

    Scenario: A payment request without payment_attributes is refused
      Given the request to connect to pay
      When it is sent without the field "data.payment_attributes"
      Then it is refused

  @payments-v1/connect/payee-description-missing
  Rule: payee_description is required

    Scenario: A payment request without payee_description is refused
      Given the request to connect to pay
      When it is sent without the field "data.payee_description"
      Then it is refused

  @payments-v1/connect/blank-refused
  Rule: An empty or null required field counts as missing

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
  Rule: A value of the wrong type is refused

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
  Rule: return_to is optional

    Scenario: A payment request with return_to is accepted
      Given the request to connect to pay
      When it is sent with the field "data.return_to" set to https://example.com/back
      Then it is accepted
