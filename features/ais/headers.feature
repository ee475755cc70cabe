@ais-v4 @ais-v5 @ais-v6
Feature: Keys of version 3
  Version 4 no longer has the key headers of version 3. A server that still accepts them has a second way in.

  @ais/headers/version-3-keys-dropped @stated
  Rule: Client-id with Service-secret or App-secret is no longer accepted in place of App-id and Secret.
    Source: first document, "Versioning" (line 525), fourth point: `Client-id and Service-secret headers dropped`;
      "Authentication" (line 395), first point: keys of version 3
    In ais-v5: "Authentication" (line 395), first point: only version 3 has these keys
    In ais-v6: "Endpoints / Version 6" (line 380), first sentence: all use `App-id and Secret`
    Faults: still-takes-the-keys-of-version-3

    Scenario Outline: Client-id and <secret> do not replace App-id and Secret
      Given the request to list countries
      When it is sent with its keys named "Client-id" and "<secret>"
      Then it is refused as "AppIdNotProvided or SecretNotProvided"

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |

    Scenario Outline: App-id with <secret> is refused
      Given the request to list countries
      When it is sent with its keys named "App-id" and "<secret>"
      Then it is refused as "SecretNotProvided"

      Examples:
        | secret         |
        | Service-secret |
        | App-secret     |

    Scenario: Every route refuses keys under the names of version 3
      Given all <routes>
      When it is sent with <its keys under the names of version 3>
      Then it is stopped as "AppIdNotProvided or SecretNotProvided"

  @ais/headers/keys-of-another-version @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: The keys that a client has in version 3 do not open a later version, and the other way round.
    Source: first document, "Authentication" (line 397), first point: App-id and Secret, in version 3 `Client-id` and
      a secret of its own; fifth point: wrong keys
    Needs: v3-keys
    Note: The document does not say that the keys of two versions differ. A target that takes them in both gets a
      warning and does not fail.
    Faults: knows-the-*
    Variants: knows-a-client-by-all-its-keys

    Scenario: Every route refuses the keys that the client has in another version
      Given all <routes>
      When it is sent with <the keys of another version>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound"
