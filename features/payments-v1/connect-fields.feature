Feature: The fields of a payment request
  Four fields are required and five are optional. An empty value of a required field counts as missing.

  @payments-v1/connect/blank-refused @implied
  Rule: A required field that is null, and an id that is an empty string, counts as missing, and the payment request is refused.
    Source: second document, "Endpoints / Payment initiation" (line 89), connect body, column of what is required;
      empty values are not spoken of
    Faults: pays-without-a-description

    Scenario Outline: <field> as <value> is refused
      Given the request to connect to pay
      When it is sent with the field "data.<field>" set to <value>
      Then it is refused

      Examples:
        | field               | value |
        | customer_id         | ""    |
        | template_identifier | ""    |
        | payment_attributes  | null  |
        | payee_description   | null  |

  @payments-v1/connect/empty-description @open
  Rule: The document does not say whether payee_description may be an empty string.
    Source: second document, "Endpoints / Payment initiation" (line 106), connect body, row `payee_description`: `string
      (short target description)`

    Scenario: The answer to an empty payee_description is noted
      Given the request to connect to pay
      When it is sent with the field "data.payee_description" set to ""
      Then its outcome is noted

  @payments-v1/connect/wrong-kind-refused @implied
  Rule: A value of the wrong type is refused: an object in place of a string, or a string in place of an object.
    Source: second document, "Endpoints / Payment initiation" (line 89), connect body, column of types; a refusal is
      not said
    Faults: reads-objects-as-text

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

  @payments-v1/connect/return-to-optional @stated
  Rule: A payment request is accepted with return_to and without it.
    Source: second document, "Endpoints / Payment initiation" (line 108), connect body, row `return_to`: not required
    Faults: refuses-return_to-at-payments-post-payments-connect

    Scenario: A payment request with return_to is accepted
      Given the request to connect to pay
      When it is sent with the field "data.return_to" set to "https://example.com/back"
      Then it is accepted
