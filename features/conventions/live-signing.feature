Feature: Signing in live status
  A client in live status signs every request.

  @conventions/signing/live-signed-accepted
  Rule: A live client's well-signed request is accepted

    Scenario: A well-signed request of a live client is accepted, by a target that verifies signatures
      Given a signed request of the live client
      When it is sent with a corrupt signature and then with the right one
      Then only the right signature is accepted

  @conventions/signing/live-unsigned-refused
  Rule: A live client's unsigned request is refused

    Scenario: A live client's request without both signature headers is refused
      Given a signed request of the live client
      When it is sent signed and then unsigned
      Then it is refused as MissingSignature or MissingExpiresAt

  @conventions/signing/live-signing-on-every-route
  Rule: Every route requires a live client's signature

    @alone
    Scenario: No route answers an unsigned request of a live client
      When every route is requested by a live client without a signature
      Then every route refuses it as MissingSignature or MissingExpiresAt

  @conventions/signing/live-wrong-signature
  Rule: A live client's signature is verified

    Scenario: A live client's corrupt signature is refused
      Given a signed request of the live client
      When it is signed with one bit of the signature changed
      Then it is refused as SignatureNotMatch

    Scenario: A live client's signature with an unregistered key is refused
      Given a signed request of the live client
      When it is signed with an unregistered key
      Then it is refused as SignatureNotMatch

  @conventions/signing/live-expires-at-alone
  Rule: A live client's Expires-at needs its Signature

    Scenario: A live client's request with Expires-at alone is refused
      Given a signed request of the live client
      When it is sent without the header "Signature"
      Then it is refused as MissingSignature

  @conventions/signing/live-signature-alone
  Rule: A live client's Signature needs its Expires-at

    Scenario: A live client's request without Expires-at is refused
      Given a signed request of the live client
      When it is sent without the header "Expires-at"
      Then it is refused as MissingExpiresAt
