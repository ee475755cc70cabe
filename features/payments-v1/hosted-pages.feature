@group:hosted-pages @waits
Feature: The hosted payment page
  A payment request says whether its page asks for consent, whether the user may choose another provider, and whether the
  page posts messages to the window that opened it. Assay goes through the page in a browser.

  @payments-v1/hosted-pages/consent-asked
  Rule: The page asks for consent

    Scenario: A page without settings asks for consent
      When a user goes through the hosted page
      Then the user is asked for consent

  @payments-v1/hosted-pages/consent-skipped
  Rule: With show_consent_confirmation false the page does not ask for consent

    Scenario: A page with show_consent_confirmation false does not ask for consent
      When a user goes through the hosted page
      And a user goes through a payment page with a fixed provider, no consent question and no messages
      Then only the first page asks for consent

  @payments-v1/hosted-pages/provider-locked
  Rule: With disable_provider_search the user cannot change the provider

    Scenario: A page with provider_code and disable_provider_search offers no other provider
      When a user goes through the hosted page
      And a user goes through a payment page with a fixed provider, no consent question and no messages
      Then only the first page offers other providers

  @payments-v1/hosted-pages/provider-preselected
  Rule: With provider_code the user does not choose the provider

    Scenario: A page with provider_code does not ask for the provider
      When a user goes through a payment page with a fixed provider, no consent question and no messages
      Then the user does not choose the provider

  @payments-v1/hosted-pages/messages-posted
  Rule: With post_message the page posts messages to the window that opened it

    Scenario: A page with javascript_callback_type post_message posts messages
      When a user goes through the hosted page
      Then messages come to the window that opened the page

  @payments-v1/hosted-pages/no-messages-otherwise
  Rule: Without javascript_callback_type the page posts no messages

    Scenario: A page without javascript_callback_type posts nothing
      When a user goes through the hosted page
      And a user goes through a payment page with a fixed provider, no consent question and no messages
      Then only the first page posts messages

  @payments-v1/hosted-pages/form-of-messages
  Rule: The documents do not show the form of the messages

    Scenario: The form of the messages is noted
      When a user goes through the hosted page
      Then the form of the messages is noted

  @payments-v1/hosted-pages/returns-to-home-url
  Rule: Without return_to the user comes to the home URL of the client

    Scenario: The user of a page without return_to comes to the home URL
      When a user goes through a payment page with a fixed provider, no consent question and no messages
      Then the user comes to the home URL of the client
