Feature: Encrypted credentials
  A client may encrypt what the user typed, so that only the target can read it. It must have the same effect as in
  plain form, and what cannot be decrypted must not connect. How RSA pads a secret is not said: PKCS1 is tried first,
  then OAEP, and whichever connects is used for all.

  @ais/encrypted-credentials/accepted-on-create
  Rule: A login is created with encrypted credentials

    Scenario: Encrypted credentials connect where the plain ones do
      When a login is connected with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/accepted-on-reconnect
  Rule: A login is reconnected with encrypted credentials

    Scenario: The same credentials encrypted reconnect the login
      Given a login that connects with encrypted credentials
      When it is reconnected with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/accepted-on-interactive
  Rule: The interactive step takes encrypted credentials

    Scenario: The right answer encrypted ends the interactive step
      Given a login that connects with encrypted credentials
      When its interactive step is answered with encrypted credentials
      Then it connects

  @ais/encrypted-credentials/same-effect-as-plain
  Rule: Encrypted credentials have the outcome of plain ones

    Scenario: Wrong credentials end alike, plain and encrypted
      Given a login that connects with encrypted credentials
      When logins are connected with wrong credentials, plain and encrypted
      Then both end alike

  @ais/encrypted-credentials/algorithm-word
  Rule: No algorithm but AES-256-CBC is taken

    Scenario Outline: What is called <algorithm> does not connect
      Given a login that connects with encrypted credentials
      When another is connected with the algorithm called <algorithm>
      Then it does not connect

      Examples:
        | algorithm   |
        | AES-128-CBC |
        | AES-256-GCM |

  @ais/encrypted-credentials/every-property-needed
  Rule: key, iv and data are needed

    Scenario Outline: Without <property> encrypted credentials do not connect
      Given a login that connects with encrypted credentials
      When another is connected with its <property> left out
      Then it does not connect

      Examples:
        | property |
        | key      |
        | iv       |
        | data     |

  @ais/encrypted-credentials/not-decryptable
  Rule: What cannot be decrypted does not connect

    Scenario: A key for somebody else does not connect
      Given a login that connects with encrypted credentials
      When another is connected with its key and iv encrypted for somebody else
      Then it does not connect

    Scenario: Data cut short does not connect
      Given a login that connects with encrypted credentials
      When another is connected with its data cut short
      Then it does not connect
