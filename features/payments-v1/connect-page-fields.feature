Feature: Settings of the payment page
  Three optional fields of a payment request say whether the hosted page asks for consent, whether it offers other
  providers, and whether it posts messages to the window that opened it.

  @payments-v1/connect/show-consent-confirmation
  Rule: show_consent_confirmation is true or false

    Scenario Outline: show_consent_confirmation as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.show_consent_confirmation" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/disable-provider-search
  Rule: disable_provider_search is true or false

    Scenario Outline: disable_provider_search as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.disable_provider_search" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/flags-are-booleans
  Rule: A flag that is a text is refused

    Scenario Outline: <flag> as a text is refused
      Given the request to connect to pay
      When it is sent with the field "data.<flag>" set to "perhaps"
      Then it is refused

      Examples:
        | flag                      |
        | show_consent_confirmation |
        | disable_provider_search   |

  @payments-v1/connect/post-message
  Rule: javascript_callback_type may be post_message

    Scenario: javascript_callback_type as post_message is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to post_message
      Then it is accepted

  @payments-v1/connect/no-callbacks-by-null
  Rule: javascript_callback_type may be null

    Scenario: javascript_callback_type as null is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to null
      Then it is accepted

  @payments-v1/connect/other-callback-type
  Rule: No other javascript_callback_type is accepted

    Scenario: javascript_callback_type as an unknown word is refused
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to "assay_pigeon"
      Then it is refused
