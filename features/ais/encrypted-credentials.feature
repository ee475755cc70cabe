@ais-v3 @ais-v4 @ais-v5
Feature: Encrypted credentials
  A client may encrypt the credentials of its user, so that only the target can read them. Encrypted credentials have the
  same effect as plain ones, and credentials that cannot be decrypted do not connect. The documents do not state the RSA
  padding: Assay tries PKCS1 first, then OAEP, and uses the one that connects.

  In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  @ais/encrypted-credentials/accepted-on-create @stated
  Rule: A login can be created with encrypted_credentials in place of credentials.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: wherever
      credentials are accepted; create body, row `encrypted_credentials`
    Needs: encrypted-credentials, plain-provider
    Note: The document does not name the RSA padding. The check tries PKCS1 first and then OAEP. All other checks use
      the padding that succeeds.
    Faults: ignores-encrypted_credentials-of-loginCreate

    Scenario: Encrypted credentials connect where plain ones do
      Given a login connected at the "plain" provider
      When a login is connected with <encrypted credentials>
      Then it connects

  @ais/encrypted-credentials/accepted-on-reconnect @stated
  Rule: A login can be reconnected with encrypted_credentials in place of credentials.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: wherever
      credentials are accepted
    Needs: encrypted-credentials, plain-provider
    Faults: ignores-encrypted_credentials-of-reconnect

    Scenario: The same credentials, encrypted, reconnect the login
      Given a login connected with <encrypted credentials>
      When a login is reconnected with <encrypted credentials>
      Then it connects

  @ais/encrypted-credentials/compared-on-reconnect @stated
  Rule: Without override_credentials, encrypted credentials that differ from those of the previous attempt are refused with CredentialsNotMatch.
    Source: first document, "Errors" (line 451), class `CredentialsNotMatch`; "Version 4" (line 361), paragraph
      `Encrypted credentials`: `wherever credentials are accepted`, these may be sent instead; (line 363), `override_credentials
      (boolean, default false)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: encrypted-credentials, plain-provider
    Faults: reads-override_credentials-as-true-of-reconnect-where-encrypted_credentials-is-an-object

    Scenario: The credentials of another user, encrypted, do not reconnect a login
      Given a login connected with <encrypted credentials>
      When a login is reconnected with <the credentials of another user, encrypted>
      Then it does not connect, for "CredentialsNotMatch"

  @ais/encrypted-credentials/accepted-on-interactive @stated
  Rule: The interactive step accepts encrypted_credentials in place of credentials.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: wherever
      credentials are accepted
    Needs: encrypted-credentials, interactive-provider
    Faults: ignores-encrypted_credentials-of-interactive

    Scenario: The right input, encrypted, ends the interactive step
      Given a login connected with <encrypted credentials>
      And a login that waits at the "interactive" provider
      When its input is given with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/same-effect-as-plain @stated
  Rule: Encrypted credentials have the same outcome as the same credentials in plain form, whether they are right or wrong.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: sent instead of
      credentials; `data` holds their JSON
    Needs: encrypted-credentials, plain-provider
    Faults: trusts-encrypted-credentials

    Scenario: Wrong credentials end in the same way, plain and encrypted
      Given a login connected with <wrong credentials>
      When another login is connected with <wrong credentials, encrypted>
      Then both have the same <end>

  @ais/encrypted-credentials/algorithm-word @implied
  Rule: encrypted_credentials with an algorithm other than AES-256-CBC are refused or do not connect.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: `AES-256-CBC` in
      brackets; a refusal of others is not said
    Needs: encrypted-credentials, plain-provider
    Faults: takes-encryptedCredentials.algorithmKnown-as-true

    Scenario Outline: Credentials with the algorithm <algorithm> do not connect
      Given a login connected with <encrypted credentials>
      When another login is connected with these parts of its encrypted credentials changed:
        | algorithm | <algorithm> |
      Then it does not connect

      Examples:
        | algorithm   |
        | AES-128-CBC |
        | AES-256-GCM |

  @ais/encrypted-credentials/version-known @implied
  Rule: encrypted_credentials with an unknown version are refused or do not connect.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: `version` is a
      string given to the client; a refusal of others is not said
    Needs: encrypted-credentials, plain-provider
    Faults: takes-encryptedCredentials.versionKnown-as-true

    Scenario: Credentials with an unknown version do not connect
      Given a login connected with <encrypted credentials>
      When another login is connected with these parts of its encrypted credentials changed:
        | version | no-such-version |
      Then it does not connect

  @ais/encrypted-credentials/enabled-per-client @implied
  Rule: encrypted_credentials of a client for which they are not enabled are refused or do not connect.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: `Enabled per
      client`; a refusal is not said
    Needs: encrypted-credentials, plain-provider, unencrypted-client
    Note: Checked beside a login with plain credentials that the same client connects.
    Faults: takes-encryptedCredentials.allowedFor-as-true

    Scenario: A client for which they are not enabled connects with plain credentials alone
      Given a login connected with <plain credentials by a client without encrypted ones>
      When another login is connected with <encrypted credentials by a client without them>
      Then it does not connect

  @ais/encrypted-credentials/every-property-needed @implied
  Rule: encrypted_credentials without key, iv or data are refused or do not connect.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: its five
      properties; which are required is not said
    Needs: encrypted-credentials, plain-provider
    Note: The document does not say whether algorithm and version are required.
    Faults: connects-without-iv

    Scenario Outline: Encrypted credentials without <property> do not connect
      Given a login connected with <encrypted credentials>
      When another login is connected with these parts of its encrypted credentials changed:
        | <property> | <nothing> |
      Then it does not connect

      Examples:
        | property |
        | key      |
        | iv       |
        | data     |

  @ais/encrypted-credentials/not-decryptable @implied
  Rule: encrypted_credentials that cannot be decrypted are refused or do not connect.
    Source: first document, "Endpoints / Version 4" (line 361), paragraph `Encrypted credentials`: how `data`, `key`
      and `iv` are encrypted; a refusal is not said
    Needs: encrypted-credentials, plain-provider
    Faults: connects-with-unreadable-data

    Scenario: Credentials that are encrypted for another key do not connect
      Given a login connected with <encrypted credentials>
      When another login is connected with <credentials encrypted for another key>
      Then it does not connect

    Scenario: Encrypted data that is cut short does not connect
      Given a login connected with <encrypted credentials>
      When another login is connected with <encrypted data cut short>
      Then it does not connect
