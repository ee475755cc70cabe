Feature: Requests with an app key
  Payments are requested by backends with service keys. App keys, which are stored on the devices of users, give no access.

  @payments-v1/connect/service-key-only
  Rule: An app key is refused

    Scenario Outline: A request with an app key is refused: <request>
      Given the request to <request>
      When it is sent as the app client
      Then it is refused

      Examples:
        | request                |
        | list payment providers |
        | list templates         |
        | create a customer      |

  @payments-v1/connect/service-key-only-class
  Rule: The refusal of an app key is AppsRestricted or ActionNotAllowed

    Scenario Outline: A request with an app key is refused with its class: <request>
      Given the request to <request>
      When it is sent as the app client
      Then it is refused as AppsRestricted or ActionNotAllowed

      Examples:
        | request                |
        | list payment providers |
        | list templates         |
        | create a customer      |
