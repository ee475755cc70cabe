Feature: What a request to pay says of its page
  Three fields that may be left out tell the hosted page what to ask, whom to offer, and whether to speak to the window
  that opened it.

  @payments-v1/connect/show-consent-confirmation
  Rule: The consent question may be skipped or not

    Scenario Outline: show_consent_confirmation as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.show_consent_confirmation" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/disable-provider-search
  Rule: The user may be kept from another provider or not

    Scenario Outline: disable_provider_search as <value> is accepted
      Given the request to connect to pay
      When it is sent with the field "data.disable_provider_search" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @payments-v1/connect/flags-are-booleans
  Rule: A flag is true or false

    Scenario Outline: <flag> as a word is refused
      Given the request to connect to pay
      When it is sent with the field "data.<flag>" set to "perhaps"
      Then it is refused

      Examples:
        | flag                      |
        | show_consent_confirmation |
        | disable_provider_search   |

  @payments-v1/connect/post-message
  Rule: The page may tell its opener

    Scenario: javascript_callback_type as post_message is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to post_message
      Then it is accepted

  @payments-v1/connect/no-callbacks-by-null
  Rule: The page may tell nobody

    Scenario: javascript_callback_type as null is accepted
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to null
      Then it is accepted

  @payments-v1/connect/other-callback-type
  Rule: There is no other way to tell

    Scenario: javascript_callback_type as another word is refused
      Given the request to connect to pay
      When it is sent with the field "data.javascript_callback_type" set to "assay_pigeon"
      Then it is refused
