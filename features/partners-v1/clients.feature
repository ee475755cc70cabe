Feature: Partners as clients
  A partner has service keys. It begins in pending status, and is then shown fake and sandbox providers.

  @partners-v1/clients/app-key-refused
  Rule: Only service keys are accepted

    Scenario: Lists that are shown to a service key are refused to an app key
      When every route that names no customer is requested with the app key
      And the same routes are requested with the service key
      Then each is refused until it is right

  @partners-v1/clients/unfiltered-lists-show-own
  Rule: A list without a filter belongs to its client

    Scenario Outline: Another client that lists all <things> is shown none of a lead
      When the main client and the second client read its <things>, the latter without a filter
      Then the second client is shown nothing of it

      Examples:
        | things            |
        | customer's logins |
        | accounts          |
        | transactions      |

  @partners-v1/clients/pending-sees-fake-and-sandbox
  Rule: A pending client is not shown real providers

    Scenario: A pending client is shown fake and sandbox providers only
      When the main client and the pending client list the providers
      Then the pending client is shown fake and sandbox providers only

  @partners-v1/clients/pending-reaches-fake
  Rule: A pending client is shown fake or sandbox providers

    Scenario: A pending client is shown a provider that it may use
      When the main client and the pending client list the providers
      Then the pending client is shown a provider
