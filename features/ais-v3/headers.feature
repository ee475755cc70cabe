Feature: Keys of version 3
  Version 3 knows a client by other headers than the versions after it.

  @ais-v3/headers/version-4-keys-refused
  Rule: The headers of version 4 do not stand in for those of version 3

    Scenario: A request with its keys under the names of version 4 is refused
      Given the request to list countries
      When its keys are sent under the names of version 4
      Then it is refused
