Feature: Keys of version 3
  Version 4 no longer has the key headers of version 3. A server that still accepts them has a second way in.

  @ais/headers/version-3-keys-dropped
  Rule: The key headers of version 3 are not accepted

    Scenario Outline: Client-id and <secret> do not replace App-id and Secret
      Given the request to list countries
      When it is sent with its keys named "Client-id" and "<secret>"
      Then it is refused as AppIdNotProvided or SecretNotProvided

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |

    Scenario Outline: App-id with <secret> is refused
      Given the request to list countries
      When it is sent with its keys named "App-id" and "<secret>"
      Then it is refused as SecretNotProvided

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |

    Scenario: Every route refuses keys under the names of version 3
      Given every route
      When it is sent with its keys under the names of version 3, then with those of its version
      Then it is stopped as AppIdNotProvided or SecretNotProvided

  @ais/headers/keys-of-another-version
  Rule: Keys belong to one version

    Scenario: Every route refuses the keys that the client has in another version
      Given every route
      When it is sent with the keys of another version, then with those of its version
      Then it is stopped as ApiKeyNotFound or ClientNotFound
