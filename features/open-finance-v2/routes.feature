Feature: Routes of open finance
  A request to a path, a method or a provider that the service does not support is refused with a code of its own.

  @open-finance-v2/routes/unknown-path
  Rule: An unknown path has its own code

    Scenario: A request to an unknown path is refused
      Given a JWS-signed request that writes
      When it is sent to the path "/no-such-path"
      Then it is refused with RESOURCE_UNKNOWN

  @open-finance-v2/routes/unknown-identifier
  Rule: A wrong identifier in a path is refused as such

    Scenario: The path of a consent that does not exist is refused
      Given a JWS-signed request that writes
      When it is sent, and then a consent is asked for that does not exist
      Then it is refused with RESOURCE_UNKNOWN or SERVICE_INVALID

  @open-finance-v2/routes/unsupported-method
  Rule: An unsupported method has its own code

    Scenario: A request with an unsupported method is refused
      Given a JWS-signed request that writes
      When it is sent with the methods:
        | PUT | PATCH | DELETE |
      Then one of the methods is refused as unsupported

  @open-finance-v2/routes/blocked-service
  Rule: The service is enabled for each provider

    Scenario: A request to a provider without the service is refused
      Given a JWS-signed request that writes
      When it is sent to a provider without the service
      Then it is refused with SERVICE_BLOCKED

  @open-finance-v2/routes/create-a-consent
  Rule: Consents can be created

    Scenario: A valid request to create a consent is accepted
      Given the request to create a consent
      When it is sent
      Then its route accepts it
