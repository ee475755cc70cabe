Feature: Histories of payments
  Customers of two clients are created, created again, ask for payments rightly and wrongly, go through their pages, are
  locked and unlocked in any order. Assay generates such histories, and compares each answer with what came before.

  Scenario Outline: <what holds>
    When histories of "payments" are played
    Then the rule holds for every case

    Examples:
      | payments               | what holds                                                               |
      | chosen-kept            | Every customer of a history has its own identifier                       |
      | ids-differ             | No two customers of a history have one id or one secret                  |
      | duplicate              | A customer is refused however often it is created again                  |
      | free-elsewhere         | An identifier is free for a client whatever another one has              |
      | free-nearby            | An identifier is free beside one that is nearly the same                 |
      | asked-for              | A right payment is accepted before and after a lock                      |
      | own-page               | No two payments of a history have one page                               |
      | unknown-provider       | An unknown provider is refused after whatever payment                    |
      | required-missing       | A payment without a required attribute is refused after whatever payment |
      | refused-beside-options | What is refused is refused beside every optional field, too              |
      | within-client          | No history has a customer pay for another client                         |
      | refused-makes-none     | No history finds a customer that was refused                             |
      | locked                 | A customer does not pay as long as it is locked                          |
      | wrong-secret           | The Secret of another key of the client pays nothing                     |
      | crossed-keys           | The keys of two clients pay nothing in any history                       |

  @payments-v1/connect/refused-beside-options @implied
  Rule: A payment request with a mistake that is refused is refused with every optional field, too.
    Source: second document, "Endpoints / Payment initiation" (line 108), connect body, rows `return_to` to
      `javascript_callback_type`: none of them says that it changes what is refused
    Seen by: payments: refused-beside-options
    Faults: reads-provider_code-as-nothing-of-payments-where-return_to-is-a-text,
      takes-payments.providerRefusal-as-nothing-where-asked.disable_provider_search-is-true
