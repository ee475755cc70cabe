Feature: Payments
  What becomes of a payment after the user was sent to its page. The documents show no route for it.

  Scenario Outline: <what holds>
    When histories of "payments" are played
    Then the rule holds for every case

    Examples:
      | payments   | what holds                                                      |
      | paid       | A user who goes through a page pays in every history            |
      | paid-once  | No two pages of a history make one payment                      |
      | not-agreed | A user who does not agree pays in no history                    |
      | page-again | A page is answered alike each time that a user comes back to it |
      | page-over  | No page makes a payment after its expires_at                    |

  @payments-v1/payments/hosted-payment @stated
  Rule: A user who opens connect_url pays on the page that it shows.
    Source: second document, "What the service does" (line 7), first point: payments are made with templates;
      "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`
    Needs: control-connect-sessions
    Seen by: payments: paid
    Note: The document shows no route that reads a payment. Checked only where a control port, which completes the page,
      says which payment came of it.
    Faults: takes-payments.preselected-as-nothing-and-payments.offersSearch-as-false

  @payments-v1/payments/one-per-page @implied
  Rule: Each page on which a user pays makes a payment of its own, also after a payment of the same customer or one that failed.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: a request for a
      payment; that two requests are two payments follows
    Needs: control-connect-sessions
    Seen by: payments: paid-once
    Note: Checked only where a control port, which completes the page, says which payment came of it.
    Faults: pays-two-pages-as-one, fails-what-follows-a-failed-payment, makes-one-payment-for-two-clients

  @payments-v1/payments/not-agreed @implied
  Rule: A user who is asked for consent on the payment page and does not agree does not pay.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, row
      `show_consent_confirmation`: `false skips the consent question`; what an answer to it means follows
    Needs: control-connect-sessions
    Seen by: payments: not-agreed
    Note: A payment that shows another status than one to which the user agreed is no payment made.
    Faults: takes-pages.agrees-as-true

  @payments-v1/payments/page-over @implied
  Rule: A payment page that nobody has visited makes no payment after its expires_at.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: `expires_at
      datetime`; its meaning follows from the name
    Needs: control-connect-sessions, control-clock
    Seen by: payments: page-over
    Note: Checked only where a control port, which completes the page, says which payment came of it.
    Faults: takes-tokens.expired-as-false

  @payments-v1/payments/page-again @open
  Rule: The document does not say what comes of a payment page that a user went through before.
    Source: second document, "Endpoints / Payment initiation" (line 97), row `POST /payments/connect`: `redirect the
      user to connect_url`, without how often
    Needs: control-connect-sessions
    Seen by: payments: page-again
    Note: What a target does is learnt, and that it stays with it is observed.

  @payments-v1/payments/direct-creation @stated
  Rule: A client may create a payment directly, with a credentials object.
    Source: second document, "Endpoints / Payment initiation" (line 113), paragraph `Direct payment creation`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/record @open
  Rule: The document does not show the fields and the status of a payment record.
    Source: second document, "Resources and their fields / Payment template" (line 36), last sentence: fields of the
      payment record are not shown
    Not checkable: The document does not show the fields and statuses of a payment.

  @payments-v1/payments/invalid-credentials @stated
  Rule: A payment with invalid credentials is refused with InvalidCredentials.
    Source: second document, "Errors / Payment initiation error body" (line 182), class `InvalidCredentials`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/payment-failed @stated
  Rule: A payment that could not be created fails with PaymentFailed.
    Source: second document, "Errors / Payment initiation error body" (line 185), class `PaymentFailed`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/payment-not-found @stated
  Rule: An unknown payment is refused with PaymentNotFound.
    Source: second document, "Errors / Payment initiation error body" (line 186), class `PaymentNotFound`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/already-finished @stated
  Rule: An action on a finished payment is refused with PaymentAlreadyFinished.
    Source: second document, "Errors / Payment initiation error body" (line 188), class `PaymentAlreadyFinished`;
      "States and transitions" (line 81), point on payments: repeat actions
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/already-authorized @stated
  Rule: Authorizing an already authorized payment is refused with PaymentAlreadyAuthorized.
    Source: second document, "Errors / Payment initiation error body" (line 188), class `PaymentAlreadyAuthorized`;
      "States and transitions" (line 81), point on payments: repeat actions
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/initiation-timeout @stated
  Rule: A payment that takes too long to initiate fails with PaymentInitiationTimeout.
    Source: second document, "Errors / Payment initiation error body" (line 189), class `PaymentInitiationTimeout`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/provider-not-interactive @stated
  Rule: An interactive step at a provider that has no such step is refused with ProviderNotInteractive.
    Source: second document, "Errors / Payment initiation error body" (line 191), class `ProviderNotInteractive`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/interactive-timeout @stated
  Rule: An interactive step that takes too long fails with InteractiveTimeout.
    Source: second document, "Errors / Payment initiation error body" (line 193), class `InteractiveTimeout`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/invalid-interactive-credentials @stated
  Rule: Wrong interactive credentials are refused with InvalidInteractiveCredentials.
    Source: second document, "Errors / Payment initiation error body" (line 193), class
      `InvalidInteractiveCredentials`
    Not checkable: The document shows no path or body for creating, reading, authorizing or deleting a payment
      directly.

  @payments-v1/payments/wrong-provider-mode @stated
  Rule: A payment at a provider whose mode is not supported is refused with WrongProviderMode.
    Source: second document, "Errors / Payment initiation error body" (line 176), common class `WrongProviderMode`
    Needs: unsupported-payment-provider
    Note: The document does not say which modes payment initiation does not support. The profile gives a provider of such
      a mode, which the target lists with the template of the payment.
    Faults: takes-payments.modeSupported-as-true, calls-WrongProviderMode-ProviderNotFound

    Scenario: A payment at a provider of an unsupported mode is refused
      Given the request to connect to pay
      When it is sent with the field "data.provider_code" set to <the code of a payment provider of an unsupported mode>
      Then it is refused as "WrongProviderMode"

  @payments-v1/payments/provider-access-not-granted @implied
  Rule: A payment that the user does not allow at the provider fails with ProviderAccessNotGranted.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 483), class `ProviderAccessNotGranted`; that payments
      end with them is not said
    Not checkable: The document shows no route that reads a payment, so nothing shows how it ended.

  @payments-v1/payments/provider-error @implied
  Rule: A payment that ends with an error at the provider fails with ProviderError.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 485), class `ProviderError`; that payments end with them
      is not said
    Not checkable: The document shows no route that reads a payment, so nothing shows how it ended.

  @payments-v1/payments/provider-unavailable @implied
  Rule: A payment at a provider that cannot be reached fails with ProviderUnavailable.
    Source: second document, "Errors / Payment initiation error body" (line 176), first sentence of the classes:
      `provider errors`; "Account information / Errors" (line 484), class `ProviderUnavailable`; that payments end
      with them is not said
    Not checkable: The document shows no route that reads a payment, so nothing shows how it ended.
