Feature: The hosted payment page
  A request to pay says what the page behind its address does: whether it asks for consent, whether the user may choose
  another provider, whether it tells the window that opened it. Assay follows a user through the page in a browser.

  @payments-v1/hosted-pages/consent-asked
  Rule: The user is asked for consent

    Scenario: A page told nothing asks for consent
      When a user pays on the hosted page
      Then the user is asked for consent

  @payments-v1/hosted-pages/consent-skipped
  Rule: The client can have the question left out

    Scenario: A page with show_consent_confirmation false does not ask
      When a user pays on a page told so, and another on one told nothing
      Then only the other is asked for consent

  @payments-v1/hosted-pages/provider-locked
  Rule: The client can keep the user from changing the provider

    Scenario: A page with provider_code and disable_provider_search offers no other provider
      When a user pays on a page told so, and another on one told nothing
      Then only the other can choose the provider

  @payments-v1/hosted-pages/provider-preselected
  Rule: The client can choose the provider for the user

    Scenario: A page with provider_code does not ask for the provider
      When a user pays on a page that was told its provider and to ask nothing more
      Then the user need not choose the provider

  @payments-v1/hosted-pages/messages-posted
  Rule: The page tells the window that opened it

    Scenario: A page with javascript_callback_type post_message posts messages
      When a user pays on the hosted page
      Then messages have come to the window that opened the page

  @payments-v1/hosted-pages/no-messages-otherwise
  Rule: The page is silent where nobody asked for messages

    Scenario: A page without javascript_callback_type posts nothing
      When a user pays on a page told so, and another on one told nothing
      Then messages have come of the other alone

  @payments-v1/hosted-pages/form-of-messages
  Rule: What the messages look like is open

    Scenario: The messages are looked at
      When a user pays on the hosted page
      Then the form of the messages is noted

  @payments-v1/hosted-pages/returns-to-home-url
  Rule: Without return_to the user goes to the client's home

    Scenario: A user of a page without return_to comes to the home URL
      When a user pays on a page that was told its provider and to ask nothing more
      Then the user has come to the home URL of the client
