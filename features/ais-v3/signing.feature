Feature: Signatures of version 3
  Up to version 3 the digest of a request signature was SHA-1. Whoever signs with it must be let in; that the later
  digest is refused only follows.

  @ais-v3/signing/digest-is-sha-1
  Rule: The digest is SHA-1

    Scenario: A signature with the digest of version 4 is refused
      Given a signed request that reads
      When its signature is made with SHA-256
      Then it is refused as SignatureNotMatch
