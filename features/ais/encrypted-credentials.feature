Feature: Encrypted credentials
  A client may encrypt the credentials of its user, so that only the target can read them. Encrypted credentials have the
  same effect as plain ones, and credentials that cannot be decrypted do not connect. The documents do not state the RSA
  padding: Assay tries PKCS1 first, then OAEP, and uses the one that connects.

  @ais/encrypted-credentials/accepted-on-create
  Rule: A login is created with encrypted credentials

    Scenario: Encrypted credentials connect where plain ones do
      Given a login that connects at the plain provider
      When a login is connected with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/accepted-on-reconnect
  Rule: A login is reconnected with encrypted credentials

    Scenario: The same credentials, encrypted, reconnect the login
      Given a login that connects with encrypted credentials
      When a login is reconnected with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/accepted-on-interactive
  Rule: The interactive step accepts encrypted credentials

    Scenario: The right input, encrypted, ends the interactive step
      Given a login that connects with encrypted credentials
      And a login that waits for interactive input
      When its input is given with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/same-effect-as-plain
  Rule: Encrypted credentials have the same outcome as plain ones

    Scenario: Wrong credentials end in the same way, plain and encrypted
      Given a login that connects with encrypted credentials
      When logins are connected with wrong credentials, plain and encrypted
      Then both connections end in the same way

  @ais/encrypted-credentials/algorithm-word
  Rule: The only algorithm is AES-256-CBC

    Scenario Outline: Credentials with the algorithm <algorithm> do not connect
      Given a login that connects with encrypted credentials
      When another login is connected with these parts of its encrypted credentials changed:
        | algorithm | <algorithm> |
      Then it does not connect

      Examples:
        | algorithm   |
        | AES-128-CBC |
        | AES-256-GCM |

  @ais/encrypted-credentials/version-known
  Rule: The version is the one that the client was given

    Scenario: Credentials with an unknown version do not connect
      Given a login that connects with encrypted credentials
      When another login is connected with these parts of its encrypted credentials changed:
        | version | no-such-version |
      Then it does not connect

  @ais/encrypted-credentials/enabled-per-client
  Rule: Encrypted credentials are enabled per client

    Scenario: A client for which they are not enabled connects with plain credentials alone
      Given a login that connects with encrypted credentials
      When logins of a client for which they are not enabled are connected, with plain and with encrypted credentials
      Then it does not connect

  @ais/encrypted-credentials/every-property-needed
  Rule: key, iv and data are required

    Scenario Outline: Encrypted credentials without <property> do not connect
      Given a login that connects with encrypted credentials
      When another login is connected with these parts of its encrypted credentials changed:
        | <property> | <nothing> |
      Then it does not connect

      Examples:
        | property |
        | key      |
        | iv       |
        | data     |

  @ais/encrypted-credentials/not-decryptable
  Rule: Credentials that cannot be decrypted do not connect

    Scenario: Credentials that are encrypted for another key do not connect
      Given a login that connects with encrypted credentials
      When another login is connected with credentials that are encrypted for another key
      Then it does not connect

    Scenario: Encrypted data that is cut short does not connect
      Given a login that connects with encrypted credentials
      When another login is connected with encrypted data that is cut short
      Then it does not connect
