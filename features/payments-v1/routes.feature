Feature: Routes of payment initiation
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Rule: Each route accepts a valid request

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
