@group:hosted-pages @waits
Feature: The hosted payment page
  A payment request says whether its page asks for consent, whether the user may choose another provider, and whether the
  page posts messages to the window that opened it. Assay goes through the page in a browser.

  @payments-v1/hosted-pages/consent-asked @stated
  Rule: The payment page asks the user for consent if the request has no show_consent_confirmation.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, row
      `show_consent_confirmation`: `default true`
    Needs: hosted-flow
    Note: The script that completes the page reports what the page asks.
    Faults: takes-payments.asksConsent-as-false, takes-payments.asksConsent-as-false-when-repeated,
      asks-no-consent-beside-a-provider

    Scenario: A page without settings asks for consent
      When a user goes through <the hosted page>
      Then the user comes to <a question for consent>

    Scenario: A page with provider_code and without show_consent_confirmation asks for consent
      When a user goes through <a payment page with return_to and wrong credentials>
      Then the user comes to <a question for consent>

  @payments-v1/hosted-pages/consent-asked-on-request @stated
  Rule: With show_consent_confirmation true, the payment page asks the user for consent.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, row
      `show_consent_confirmation`: boolean; `false skips the consent question`
    Needs: hosted-flow
    Faults: skips-the-consent-that-is-asked-for

    Scenario: A page with show_consent_confirmation true asks for consent
      When a user goes through <a payment page with show_consent_confirmation true>
      Then the user comes to <a question for consent>

  @payments-v1/hosted-pages/consent-skipped @stated
  Rule: With show_consent_confirmation false, the payment page does not ask the user for consent.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, row
      `show_consent_confirmation`: `false skips the consent question`
    Needs: hosted-flow
    Note: Checked if the page asks for consent when the request has no show_consent_confirmation.
    Faults: takes-payments.asksConsent-as-true

    Scenario: A page with show_consent_confirmation false does not ask for consent
      When a user goes through <the hosted page>
      And a user goes through <a payment page with a fixed provider, no consent question and no messages>
      Then only the first page <asks for consent>

  @payments-v1/hosted-pages/provider-locked @stated
  Rule: With provider_code and disable_provider_search true, the user cannot change the provider on the payment page.
    Source: second document, "Endpoints / Payment initiation" (line 110), connect body, row `disable_provider_search`:
      `stops the user changing the provider`
    Needs: hosted-flow
    Note: Checked if the user can choose a provider when the request has neither field.
    Faults: takes-payments.offersSearch-as-true, takes-payments.preselected-as-nothing-and-payments.offersSearch-as-true

    Scenario: A page with provider_code and disable_provider_search offers no other provider
      When a user goes through <the hosted page>
      And a user goes through <a payment page with a fixed provider, no consent question and no messages>
      Then only the first page <offers other providers>

  @payments-v1/hosted-pages/provider-preselected @implied
  Rule: With provider_code, the user does not have to choose a provider on the payment page.
    Source: second document, "Endpoints / Payment initiation" (line 107), connect body, row `provider_code`: `chosen
      provider`
    Needs: hosted-flow
    Faults: takes-payments.preselected-as-nothing-and-payments.offersSearch-as-true

    Scenario: A page with provider_code does not ask for the provider
      When a user goes through <a payment page with a fixed provider, no consent question and no messages>
      Then the user comes to <no choice of a provider>

  @payments-v1/hosted-pages/messages-posted @stated
  Rule: With javascript_callback_type post_message, the payment page posts messages to the window that opened it.
    Source: second document, "Events" (line 164), first point: with post_message, the page sends messages
    Needs: hosted-flow
    Note: The document does not say to which window the messages are posted, so those to the page's own window, which is
      its parent too, are accepted.
    Faults: takes-payments.messagesOpener-as-false

    Scenario: A page with javascript_callback_type post_message posts messages
      When a user goes through <the hosted page>
      Then the user comes to <a page that posts messages>

  @payments-v1/hosted-pages/no-messages-otherwise @stated
  Rule: Without javascript_callback_type, the payment page posts no messages.
    Source: second document, "Events" (line 166), first point: `without it none are sent`
    Needs: hosted-flow
    Note: Checked if the page posts messages when the request asks for them.
    Faults: takes-payments.messagesOpener-as-true, posts-messages-of-failed-payments-unasked

    Scenario: A page without javascript_callback_type posts nothing
      When a user goes through <the hosted page>
      And a user goes through <a payment page with a fixed provider, no consent question and no messages>
      Then only the first page <posts messages>

    Scenario: A page without javascript_callback_type posts nothing of a payment that fails
      When a user goes through <the hosted page>
      And a user goes through <a payment page with return_to and wrong credentials>
      Then only the first page <posts messages>

  @payments-v1/hosted-pages/form-of-messages @open
  Rule: The document does not show the form of the messages that the payment page posts.
    Source: second document, "Events" (line 166), first point: `Shape of those messages` is not shown
    Needs: hosted-flow

    Scenario: The form of the messages is noted
      When a user goes through <the hosted page>
      Then it is noted <which form the messages have>

  @payments-v1/hosted-pages/returns-to-home-url @implied
  Rule: Without return_to, the user goes to the client's home URL after the payment page.
    Source: second document, "Endpoints / Payment initiation" (line 108), connect body, row `return_to`: `default the
      client's home URL`
    Needs: hosted-flow, home-url
    Note: The document states the default of return_to. That the user goes there follows only from its name.
    Faults: forgets-the-home-url

    Scenario: The user of a page without return_to comes to the home URL
      When a user goes through <a payment page with a fixed provider, no consent question and no messages>
      Then the user comes to <the home URL of the client>

  @payments-v1/hosted-pages/failure-returns-to @implied
  Rule: With return_to, a user whose payment fails does not come to the client's home URL.
    Source: second document, "Endpoints / Payment initiation" (line 108), connect body, row `return_to`: `default the
      client's home URL`
    Needs: hosted-flow, home-url
    Note: A default applies only to a request without the field. Whether a failed payment sends the user back at all is
      not said.
    Faults: sends-users-of-failed-payments-home

    Scenario: The user of a page with return_to does not come to the home URL after a failure
      When a user goes through <a payment page with return_to and wrong credentials>
      Then the user comes to <another address than the home URL of the client>
