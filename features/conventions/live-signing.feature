@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: Signing in live status
  A client in live status signs every request.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @conventions/signing/live-signed-accepted @stated @implied-in:enrichment-v5
  Rule: A correctly signed request of a live client is accepted.
    Source: first document, "Authentication" (line 395), fourth point: required for every request of a live client
    Needs: live-client
    Faults: verifies-over-the-path-alone, verifies-connections-over-the-path-alone

    Scenario: A well-signed request of a live client is accepted, by a target that verifies signatures
      Given a request of the "live" client, <signed>
      When it is sent with a corrupt signature and then with the right one
      Then <only the right> signature is accepted

  @conventions/signing/live-unsigned-refused @stated @implied-in:enrichment-v5
  Rule: A request of a live client without the signature headers is refused with MissingSignature or MissingExpiresAt.
    Source: first document, "Authentication" (line 407), fourth point: required for every request of a live client;
      fifth point: `MissingSignature`
    Needs: live-client
    Faults: takes-signing.required-as-false

    Scenario: A live client's request without both signature headers is refused
      Given a request of the "live" client, <signed>
      When it is sent with <no signature>
      Then it is refused as "MissingSignature or MissingExpiresAt"

  @conventions/signing/live-signing-on-every-route @stated @implied-in:enrichment-v5
  Rule: Every route refuses an unsigned request of a live client.
    Source: first document, "Authentication" (line 395), fourth point: required for every request of a live client
    Needs: live-client, plain-provider
    Note: Without a control port that sets the main client to live, only routes that need no login are called.
    Faults: shows-merchants-to-unsigned-live-clients, takes-signing.required-as-false,
      asks-live-clients-no-signature-to-refresh, asks-live-clients-no-signature-for-leads,
      shows-live-clients-templates-unsigned, asks-live-clients-no-signature-to-pay,
      asks-live-clients-no-signature-of-forms

    @alone
    Scenario: No route answers an unsigned request of a live client
      When <a live client> requests <every route without a signature>
      Then <each> is refused as "MissingSignature or MissingExpiresAt"

  @conventions/signing/live-wrong-signature @stated @implied-in:enrichment-v5
  Rule: A request of a live client with a wrong Signature is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 407), fifth point: `SignatureNotMatch`
    Needs: live-client
    Faults: verifies-no-signature-of-live-clients

    Scenario: A live client's corrupt signature is refused
      Given a request of the "live" client, <signed>
      When it is signed <with one bit of the signature changed>
      Then it is refused as "SignatureNotMatch"

    Scenario: A live client's signature with an unregistered key is refused
      Given a request of the "live" client, <signed>
      When it is signed <with an unregistered key>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/live-expires-at-alone @stated @implied-in:enrichment-v5
  Rule: A request of a live client with Expires-at and without Signature is refused with MissingSignature.
    Source: first document, "Authentication" (line 407), fifth point: `MissingSignature`; "Errors" (line 419): the
      header is missing
    Needs: live-client
    Faults: calls-MissingSignature-SignatureNotMatch

    Scenario: A live client's request with Expires-at alone is refused
      Given a request of the "live" client, <signed>
      When it is sent without the header "Signature"
      Then it is refused as "MissingSignature"

  @conventions/signing/live-signature-alone @stated @implied-in:enrichment-v5
  Rule: A request of a live client with Signature and without Expires-at is refused with MissingExpiresAt.
    Source: first document, "Authentication" (line 407), fifth point: `MissingExpiresAt`; "Errors" (line 419): the
      header is missing
    Needs: live-client
    Faults: calls-MissingExpiresAt-ExpiresAtInvalid

    Scenario: A live client's request without Expires-at is refused
      Given a request of the "live" client, <signed>
      When it is sent without the header "Expires-at"
      Then it is refused as "MissingExpiresAt"
