Feature: Routes of open finance
  An address, a method or a provider that the service has not is told as such.

  @open-finance-v2/routes/unknown-path
  Rule: Unknown paths are told

    Scenario: A path that is none is refused
      When a path that is none is asked for
      Then it is refused with RESOURCE_UNKNOWN

  @open-finance-v2/routes/unsupported-method
  Rule: Methods are told apart from paths

    Scenario: A method that the path has not is refused
      When methods are tried that the path has not
      Then some method is refused as unsupported

  @open-finance-v2/routes/blocked-service
  Rule: The service is enabled for each provider

    Scenario: A provider without the service is refused
      Given a sealed request that writes
      When it is sent to a provider without the service
      Then it is refused with SERVICE_BLOCKED
