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
