Feature: Keys of version 3
  Version 4 gave up the key headers of version 3. A server that still takes them has a second door.

  @ais/headers/version-3-keys-dropped
  Rule: The key headers of version 3 open nothing

    Scenario Outline: Client-id and <secret> do not stand in for App-id and Secret
      Given the request to list countries
      When it is sent with its keys named "Client-id" and "<secret>"
      Then it is refused as AppIdNotProvided or SecretNotProvided

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |

    Scenario Outline: App-id with <secret> is no pair
      Given the request to list countries
      When it is sent with its keys named "App-id" and "<secret>"
      Then it is refused as SecretNotProvided

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |
