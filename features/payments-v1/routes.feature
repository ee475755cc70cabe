Feature: Routes of payment initiation
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @payments-v1/routes/create-a-customer
    Examples:
      | request           |
      | create a customer |

    @payments-v1/routes/list-payment-providers
    Examples:
      | request                |
      | list payment providers |

    @payments-v1/routes/list-templates
    Examples:
      | request        |
      | list templates |

    @payments-v1/routes/show-a-template
    Examples:
      | request         |
      | show a template |

    @payments-v1/routes/connect-to-pay
    Examples:
      | request        |
      | connect to pay |

  @payments-v1/routes/create-a-customer @stated
  Rule: A valid request to create a customer is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`
    Faults: refuses-to-create-a-customer-in-payments-v1

  @payments-v1/routes/list-payment-providers @stated
  Rule: A valid request to list payment providers is accepted, and the response is a list with meta.
    Source: second document, "Endpoints / Payment initiation" (line 94), row `GET /providers`
    Faults: refuses-to-list-payment-providers-in-payments-v1

  @payments-v1/routes/list-templates @stated
  Rule: A valid request to list templates is accepted, and the response is a list with meta.
    Source: second document, "Endpoints / Payment initiation" (line 95), row `GET /templates`
    Faults: refuses-to-list-templates-in-payments-v1

  @payments-v1/routes/show-a-template @stated
  Rule: A valid request to show a template is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Payment initiation" (line 96), row `GET /templates/{payment_template}`
    Faults: refuses-to-show-a-template-in-payments-v1

  @payments-v1/routes/connect-to-pay @stated
  Rule: A valid request to connect to pay is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`
    Faults: refuses-to-connect-to-pay-in-payments-v1
