Feature: Signatures of version 3
  Up to version 3 the digest of a request signature was SHA-1. A signature with it must be accepted; that a
  signature with the later digest is refused is only implied.

  @ais-v3/signing/digest-is-sha-1
  Rule: The digest is SHA-1

    Scenario: A signature with the digest of version 4 is refused
      Given a signed request that reads
      When it is signed with SHA-256
      Then it is refused as SignatureNotMatch

  @ais-v3/signing/callbacks-signed-with-sha-1
  Rule: Callbacks of version 3 are signed with SHA-1

    @alone:callbacks
    Scenario: The signatures of callbacks fit a likely text with SHA-1
      Given the key with which callbacks are signed
      When the callbacks of a fetch are received
      Then its callbacks are signed with SHA-1
