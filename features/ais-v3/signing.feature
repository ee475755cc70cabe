Feature: Signatures of version 3
  Up to version 3 the digest of a request signature was SHA-1. A signature with it must be accepted; that a
  signature with the later digest is refused is only implied.

  @ais-v3/signing/digest-is-sha-1 @implied
  Rule: The signature digest is SHA-1.
    A signature made with SHA-256 is refused with SignatureNotMatch.
    Source: first document, "Versioning" (line 525), fourth point: `sha1 of request signature` before version 4
    Needs: signing-client
    Note: The document states that requests of version 3 are signed with SHA-1. Every correctly signed request checks
      this. That a stronger digest is refused is only implied.
    Faults: signs-version-3-by-any-digest

    Scenario: A signature with the digest of version 4 is refused
      Given a signed request that reads
      When it is signed <with SHA-256>
      Then it is refused as "SignatureNotMatch"

  @ais-v3/signing/callbacks-signed-with-sha-1 @implied
  Rule: The digest of a callback signature is SHA-1.
    Source: first document, "Versioning" (line 525), fourth point: `sha1 of callback signature` before version 4;
      "Events" (line 411), fourth point, says sha256 of all
    Needs: callback-address, callback-key, plain-provider
    Note: The text says both SHA-1 for callbacks of version 3 and SHA-256 for callbacks. It does not say which bytes
      are signed, so the check tries the likely ones with the target's key.
    Faults: signs-callbacks-of-version-3-with-md5
    Variants: signs-callbacks-of-version-3-with-sha-256

    @alone:callbacks
    Scenario: The signatures of callbacks fit a likely text with SHA-1
      Given the key with which callbacks are signed
      When the callbacks of <a fetch> are received
      Then its callbacks are signed with "SHA-1"
