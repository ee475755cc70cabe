@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: Signed requests
  A client signs a request with its private key. Below live status signing is optional, and a signature that is sent is
  verified; in live status every request must be signed.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @conventions/signing/good-signature-accepted @stated @implied-in:enrichment-v5
  Rule: A correctly signed request of a client that is not live is accepted.
    Source: first document, "Authentication" (line 395), fourth point: signing is optional below live, and a signature
      that is present is verified
    Needs: signing-client
    Faults: verifies-over-the-path-alone

    Scenario Outline: A well-signed request that <does> is accepted
      Given a signed request that <does>
      When it is sent with a corrupt signature and then with the right one
      Then <only the right> signature is accepted

      Examples:
        | does     |
        | reads    |
        | writes   |
        | modifies |

  @conventions/signing/unsigned-accepted-below-live @stated
  Rule: A request without both signature headers is accepted from a client that is not live.
    Source: first document, "Authentication" (line 395), fourth point: without the headers, the request is processed
      unsigned
    Faults: refuses-unsigned-requests-that-write, refuses-unsigned-reads-of-one-list,
      refuses-unsigned-requests-for-categories

    Scenario Outline: An unsigned request that <does> is accepted below live status
      Given a client below live status
      And the request to <request>
      And it is unsigned
      When it is sent
      Then it is accepted

      Examples:
        | does   | request           |
        | reads  | list countries    |
        | writes | create a customer |

  @conventions/signing/removing-signature-changes-nothing @stated @implied-in:enrichment-v5
  Rule: For a client that is not live, a request has the same outcome with and without the two signature headers.
    Source: first document, "Authentication" (line 395), fourth point: for other statuses signing is optional
    Needs: signing-client
    Faults: refuses-unsigned-requests-that-write, refuses-unsigned-reads-of-one-list, lists-templates-signed-only

    Scenario: Accepted or refused, a request has the same outcome with and without a signature
      When many requests are sent, each <with a signature and without one>
      Then both of each have the same <acceptance or refusal>

  @conventions/signing/signature-alone @stated @implied-in:enrichment-v5
  Rule: A request of a client that is not live with Signature and without Expires-at is refused with MissingExpiresAt.
    Source: first document, "Authentication" (line 407), fourth point: a signature that is present is verified; fifth
      point: `MissingExpiresAt`
    Needs: signing-client
    Note: The server verifies a signature that is present. It cannot do this without Expires-at.
    Faults: calls-MissingExpiresAt-ExpiresAtInvalid, ignores-a-signature-without-expires-at

    Scenario: A signed request without Expires-at is refused
      Given a signed request that reads
      When it is sent without the header "Expires-at"
      Then it is refused as "MissingExpiresAt"

  @conventions/signing/expires-at-alone @implied
  Rule: A request of a client that is not live with Expires-at and without Signature is refused with MissingSignature.
    Source: first document, "Authentication" (line 407), fifth point: `MissingSignature`; fourth point: signing is
      optional
    Needs: signing-client
    Note: Signing is optional for this client, so a target may treat a request without Signature as unsigned. It gets
      a warning and does not fail.
    Faults: calls-MissingSignature-SignatureNotMatch, ignores-an-expires-at-without-signature

    Scenario: A request with Expires-at alone is refused
      Given a signed request that reads
      When it is sent without the header "Signature"
      Then it is refused as "MissingSignature"

  @conventions/signing/wrong-signature @stated @implied-in:enrichment-v5
  Rule: A Signature of the correct length with wrong bytes is refused with SignatureNotMatch.
    Source: first document, "Errors" (line 495), class `SignatureNotMatch`: `Signature header incorrect`
    Needs: signing-client
    Faults: forgives-the-lowest-bit-of-a-byte, verifies-no-signature-below-live,
      checks-only-the-length-of-a-signature, looks-at-no-signature-*, calls-a-wrong-signature-*

    Scenario: A signature with one bit changed is refused
      Given a signed request that reads
      When it is signed <with one bit of the signature changed>
      Then it is refused as "SignatureNotMatch"

    Scenario: Every route refuses a signature with one bit changed
      Given all <routes>
      When it is sent with <one bit of its signature changed>
      Then it is stopped as "SignatureNotMatch"

    Scenario: Whichever bit is changed, the signature is refused
      Given a signed request that reads
      When it is sent many times, each with <one bit of its signature changed>
      Then the rule holds for every case

    Scenario: Half a signature is refused
      Given a signed request that reads
      When it is signed <with half of the signature>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/signature-not-base64 @stated @implied-in:enrichment-v5
  Rule: A Signature that is not base64 is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: base64; "Errors" (line 495),
      class `SignatureNotMatch`: the header is incorrect
    Needs: signing-client
    Faults: calls-signature-base64-WrongRequestFormat

    Scenario: A text that is not base64 is refused
      Given a signed request that reads
      When it is sent with the header "Signature" set to "!not base64!"
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/signature-of-another-key @stated @implied-in:enrichment-v5
  Rule: A signature made with a key that the client did not register is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `the client's private key`
    Needs: signing-client
    Faults: verifies-no-signature-below-live, checks-only-the-length-of-a-signature

    Scenario: A signature with an unregistered key is refused
      Given a signed request that reads
      When it is signed <with an unregistered key>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/signature-of-another-client @stated @implied-in:enrichment-v5
  Rule: A signature made with the private key of another client is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `the client's private key`
    Needs: signing-client, live-client
    Note: The key is that of the live client, if it has a key of its own.
    Faults: takes-signatures-of-any-client

    Scenario: A signature with the key of the live client is refused
      Given a signed request that reads
      When it is signed <with the key of the live client>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/digest-is-sha-256 @stated @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  Rule: The signature digest is SHA-256.
    A signature made with SHA-1 is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `RSA SHA-256`; its last point:
      sha256 from version 4 on
    Needs: signing-client
    Faults: takes-the-digest-of-version-3

    Scenario: A signature with the digest of version 3 is refused
      Given a signed request that reads
      When it is signed <with SHA-1>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/public-key-missing @stated @implied-in:enrichment-v5
  Rule: A signed request of a client without a registered public key is refused with PublicKeyNotProvided.
    Source: first document, "Errors" (line 489), class `PublicKeyNotProvided`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 192), class
      `PublicKeyNotProvided`
    Needs: keyless-client
    Faults: calls-PublicKeyNotProvided-SignatureNotMatch

    Scenario: A signature of a client without a public key is refused
      Given a request of the "keyless" client, <unsigned>
      When it is signed <with an unregistered key>
      Then it is refused as "PublicKeyNotProvided"

  @conventions/signing/key-of-2048-bits @stated @implied-in:enrichment-v5
  Rule: The registered public key is a 2048-bit RSA key.
    A signature made with a shorter key is refused.
    Source: first document, "Authentication" (line 403), fourth point: `2048-bit RSA`
    Needs: weak-client
    Note: A key is registered outside the interface. A target that accepts a signature made with a shorter key has taken
      that key. Longer keys are not examined.
    Faults: takes-signing.registrable-as-true

    Scenario: The signature of a client with a short key is refused
      Given a request of the "weak" client, <signed>
      When it is sent with a corrupt signature and then with the right one
      Then <neither> signature is accepted
