Feature: Signed requests
  A client signs a request with its private key. Below live status signing is optional, and a signature that is sent is
  verified; in live status every request must be signed.

  @conventions/signing/good-signature-accepted
  Rule: A well-signed request is accepted, and not because nobody looks

    Scenario Outline: A well-signed request that <does> is accepted
      Given a signed request that <does>
      Then the good signature is accepted and the corrupt one is not

      Examples:
        | does     |
        | reads    |
        | writes   |
        | modifies |

  @conventions/signing/unsigned-accepted-below-live
  Rule: Below live status both signature headers may be left out

    Scenario Outline: A client below live status need not sign to <request>
      Given a client below live status
      And the request to <request>
      When it is sent unsigned
      Then it is accepted

      Examples:
        | request           |
        | list countries    |
        | create a customer |

  @conventions/signing/removing-signature-changes-nothing
  Rule: Below live status signing changes no outcome

    Scenario: For many requests, accepted and refused, the signature makes no difference
      Then any request comes to the same signed and unsigned

  @conventions/signing/signature-alone
  Rule: A Signature needs its Expires-at

    Scenario: Without Expires-at a signed request is refused
      Given a signed request that reads
      When it is sent without the header "Expires-at"
      Then it is refused as MissingExpiresAt

  @conventions/signing/expires-at-alone
  Rule: An Expires-at needs its Signature

    Scenario: With Expires-at alone a request is refused
      Given a signed request that reads
      When it is sent without the header "Signature"
      Then it is refused as MissingSignature

  @conventions/signing/wrong-signature
  Rule: A signature of other bytes does not match

    Scenario: A signature with one bit turned over is refused
      Given a signed request that reads
      When one bit of its signature is turned over
      Then it is refused as SignatureNotMatch

    Scenario: Whatever bit is turned over, the signature is refused
      Given a signed request that reads
      Then with any bit turned over, its signature does not match

    Scenario: Half a signature is refused
      Given a signed request that reads
      When its signature bytes are cut in half
      Then it is refused as SignatureNotMatch

  @conventions/signing/signature-not-base64
  Rule: A Signature is base64

    Scenario: A text that is no base64 is refused
      Given a signed request that reads
      When it is sent with the header "Signature" set to !not base64!
      Then it is refused as SignatureNotMatch

  @conventions/signing/signature-of-another-key
  Rule: The signature is made with the client's own key

    Scenario: A signature with a key that nobody registered is refused
      Given a signed request that reads
      When it is signed with a key that nobody registered
      Then it is refused as SignatureNotMatch

  @conventions/signing/digest-is-sha-256
  Rule: The digest is SHA-256

    Scenario: A signature with the digest of version 3 is refused
      Given a signed request that reads
      When its signature is made with SHA-1
      Then it is refused as SignatureNotMatch

  @conventions/signing/public-key-missing
  Rule: Who signs must have registered a public key

    Scenario: A client without a public key is told so
      When a client without a public key signs a request
      Then it is refused as PublicKeyNotProvided
