Feature: Signed requests
  A client signs a request with its private key. Below live status signing is optional, and a signature that is sent is
  verified; in live status every request must be signed.

  @conventions/signing/good-signature-accepted
  Rule: A well-signed request is accepted, by a target that verifies signatures

    Scenario Outline: A well-signed request that <does> is accepted
      Given a signed request that <does>
      When it is sent with a corrupt signature and then with the right one
      Then only the right signature is accepted

      Examples:
        | does     |
        | reads    |
        | writes   |
        | modifies |

  @conventions/signing/unsigned-accepted-below-live
  Rule: Below live status a client may leave out both signature headers

    Scenario Outline: An unsigned request that <does> is accepted below live status
      Given a client below live status
      And the request to <request>
      When it is sent unsigned
      Then it is accepted

      Examples:
        | does   | request           |
        | reads  | list countries    |
        | writes | create a customer |

  @conventions/signing/removing-signature-changes-nothing
  Rule: Below live status signing changes no outcome

    Scenario: Accepted or refused, a request has the same outcome with and without a signature
      When many requests are sent signed and unsigned
      Then the rule holds for every case

  @conventions/signing/signature-alone
  Rule: A Signature needs its Expires-at

    Scenario: A signed request without Expires-at is refused
      Given a signed request that reads
      When it is sent without the header "Expires-at"
      Then it is refused as MissingExpiresAt

    Scenario: Every route refuses a Signature without Expires-at
      Given every route
      When it is sent with a Signature and no Expires-at, then rightly signed
      Then it is stopped as MissingExpiresAt

  @conventions/signing/expires-at-alone
  Rule: An Expires-at needs its Signature

    Scenario: A request with Expires-at alone is refused
      Given a signed request that reads
      When it is sent without the header "Signature"
      Then it is refused as MissingSignature

    Scenario: Every route refuses an Expires-at without Signature
      Given every route
      When it is sent with an Expires-at and no Signature, then rightly signed
      Then it is stopped as MissingSignature

  @conventions/signing/wrong-signature
  Rule: A signature of other bytes is refused

    Scenario: A signature with one bit changed is refused
      Given a signed request that reads
      When it is signed with one bit of the signature changed
      Then it is refused as SignatureNotMatch

    Scenario: Every route refuses a signature with one bit changed
      Given every route
      When it is sent with one bit of its signature changed, then rightly signed
      Then it is stopped as SignatureNotMatch

    Scenario: Whichever bit is changed, the signature is refused
      Given a signed request that reads
      When many bits of its signature are changed, one at a time
      Then the rule holds for every case

    Scenario: Half a signature is refused
      Given a signed request that reads
      When it is signed with half of the signature
      Then it is refused as SignatureNotMatch

  @conventions/signing/signature-not-base64
  Rule: A Signature is base64

    Scenario: A text that is not base64 is refused
      Given a signed request that reads
      When it is sent with the header "Signature" set to !not base64!
      Then it is refused as SignatureNotMatch

  @conventions/signing/signature-of-another-key
  Rule: The signature is made with the client's own key

    Scenario: A signature with an unregistered key is refused
      Given a signed request that reads
      When it is signed with an unregistered key
      Then it is refused as SignatureNotMatch

  @conventions/signing/signature-of-another-client
  Rule: The key of another client is not the client's own

    Scenario: A signature with the key of the live client is refused
      Given a signed request that reads
      When it is signed with the key of the live client
      Then it is refused as SignatureNotMatch

  @conventions/signing/digest-is-sha-256
  Rule: The digest is SHA-256

    Scenario: A signature with the digest of version 3 is refused
      Given a signed request that reads
      When it is signed with SHA-1
      Then it is refused as SignatureNotMatch

  @conventions/signing/public-key-missing
  Rule: A client that signs must have a registered public key

    Scenario: A signature of a client without a public key is refused
      Given an unsigned request of a client without a public key
      When it is signed with an unregistered key
      Then it is refused as PublicKeyNotProvided
