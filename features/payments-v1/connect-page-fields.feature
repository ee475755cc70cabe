Feature: Settings of the payment page
  Three optional fields of a payment request say whether the hosted page asks for consent, whether it offers other
  providers, and whether it posts messages to the window that opened it.

  @payments-v1/connect/show-consent-confirmation @stated
  Rule: In a payment request, show_consent_confirmation may be true or false.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, row
      `show_consent_confirmation`: boolean
    Faults: refuses-show_consent_confirmation-as-false-at-payments-post-payments-connect

    Scenario Outline: show_consent_confirmation as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.show_consent_confirmation" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/disable-provider-search @stated
  Rule: In a payment request with provider_code, disable_provider_search may be true or false.
    Source: second document, "Endpoints / Payment initiation" (line 110), connect body, row `disable_provider_search`:
      boolean
    Faults: refuses-disable_provider_search-as-true-at-payments-post-payments-connect

    Scenario Outline: disable_provider_search as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.disable_provider_search" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/flags-are-booleans @implied
  Rule: A payment request with a flag that is not a boolean is refused.
    Source: second document, "Endpoints / Payment initiation" (line 109), connect body, rows
      `show_consent_confirmation` and `disable_provider_search`; a refusal is not said
    Faults: reads-words-as-flags

    Scenario Outline: <flag> as a text is refused
      Given the request to connect to pay
      When it is sent with the field "data.<flag>" set to "perhaps"
      Then it is refused

      Examples:
        | flag                      |
        | show_consent_confirmation |
        | disable_provider_search   |

  @payments-v1/connect/post-message @stated
  Rule: In a payment request, javascript_callback_type may be post_message.
    Source: second document, "Endpoints / Payment initiation" (line 111), connect body, row
      `javascript_callback_type`: `only value post_message`
    Faults: takes-payments.callbackTypeKnown-as-false

    Scenario: javascript_callback_type as post_message is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to "post_message"
      Then it is accepted

  @payments-v1/connect/no-callbacks-by-null @stated
  Rule: In a payment request, javascript_callback_type may be null, which is its default.
    Source: second document, "Endpoints / Payment initiation" (line 111), connect body, row
      `javascript_callback_type`: `default null`
    Faults: refuses-javascript_callback_type-as-null-at-payments-post-payments-connect

    Scenario: javascript_callback_type as null is accepted
      Given the request to connect to pay
      When it is sent with the settings:
        | javascript_callback_type | null |
      Then it is accepted

  @payments-v1/connect/other-callback-type @implied
  Rule: A payment request with another javascript_callback_type than post_message or null is refused.
    Source: second document, "Endpoints / Payment initiation" (line 111), connect body, row
      `javascript_callback_type`: `only value post_message`; a refusal is not said
    Note: post_message is the only documented value. The document does not say how another value is handled.
    Faults: sends-messages-by-any-means, takes-callback-types-in-any-case

    Scenario Outline: javascript_callback_type as <word>, which is another word, is refused
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to "<word>"
      Then it is refused

      Examples:
        | word         |
        | assay_pigeon |
        | POST_MESSAGE |
