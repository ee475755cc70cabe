Feature: Signing in live status
  A client in live status signs every request.

  @conventions/signing/live-signed-accepted
  Rule: A live client's well-signed request is accepted

    Scenario: A well-signed request of a live client is accepted, and not because nobody looks
      Given a signed request of the live client
      Then the good signature is accepted and the corrupt one is not

  @conventions/signing/live-unsigned-refused
  Rule: A live client's unsigned request is refused

    Scenario: Without both headers a live client is refused
      Given a signed request of the live client
      When it is sent signed and then unsigned
      Then it is refused as MissingSignature or MissingExpiresAt

  @conventions/signing/live-signing-on-every-route
  Rule: Every route asks a live client for its signature

    Scenario: No route answers an unsigned request of a live client
      When every route is called unsigned by a live client
      Then every unsigned request is refused

  @conventions/signing/live-wrong-signature
  Rule: A live client's signature is verified

    Scenario: A corrupt signature of a live client is refused
      Given a signed request of the live client
      When one bit of its signature is turned over
      Then it is refused as SignatureNotMatch

    Scenario: A live client's signature with a strange key is refused
      Given a signed request of the live client
      When it is signed with a key that nobody registered
      Then it is refused as SignatureNotMatch

  @conventions/signing/live-expires-at-alone
  Rule: A live client's Expires-at needs its Signature

    Scenario: With Expires-at alone a live client is refused
      Given a signed request of the live client
      When it is sent without the header "Signature"
      Then it is refused as MissingSignature

  @conventions/signing/live-signature-alone
  Rule: A live client's Signature needs its Expires-at

    Scenario: Without Expires-at a live client is refused
      Given a signed request of the live client
      When it is sent without the header "Expires-at"
      Then it is refused as MissingExpiresAt
