Feature: Keys of services alone
  Money is moved by backends: keys of apps, which lie on the devices of users, open nothing here.

  @payments-v1/connect/service-key-only @payments-v1/connect/service-key-only-class
  Rule: An app key opens nothing

    Scenario Outline: An app key does not <request>
      Given the request to <request>
      When it is sent as the app client
      Then the app key is not let in

      Examples:
        | request                |
        | list payment providers |
        | list templates         |
        | create a customer      |
