Feature: Partners as clients
  A partner has service keys, and begins in pending status with fake and sandbox providers.

  @partners-v1/clients/app-key-refused
  Rule: Only service keys open anything

    Scenario: App keys open no list that service keys open
      When the lists are asked for with the app key, and with the service key
      Then each is refused until it is right

  @partners-v1/clients/pending-sees-fake-and-sandbox
  Rule: A pending client is kept from real providers

    Scenario: A pending client is shown no other providers
      When the main client and the pending client list the providers
      Then the pending client is shown fake and sandbox ones only

  @partners-v1/clients/pending-reaches-fake
  Rule: A pending client may try what is fake

    Scenario: A pending client is shown some providers
      When the main client and the pending client list the providers
      Then the pending client is shown some
