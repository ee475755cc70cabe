Feature: The Digest of a request
  Every request has a Digest: the SHA-256 of its body, with LF for CRLF and without blanks at its ends. A request without
  a body has the Digest of no bytes. Assay sends bodies in that form, so that the bytes sent are the bytes hashed.

  @open-finance-v2/digest/required
  Rule: A request has a Digest

    Scenario: A request without Digest is refused
      Given a JWS-signed request that writes
      When it is sent without the header "Digest"
      Then it is refused with FORMAT_ERROR or SIGNATURE_INVALID or SIGNATURE_MISSING

    Scenario: A request without a body and without Digest is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent without the header "Digest"
      Then it is refused with FORMAT_ERROR or SIGNATURE_INVALID or SIGNATURE_MISSING

  @open-finance-v2/digest/of-the-body
  Rule: The Digest is that of the body

    Scenario: A request with the Digest of another body is refused
      Given a JWS-signed request that writes
      When it is signed with a Digest of another body
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

    Scenario: A request without a body that has the Digest of one is refused
      Given a JWS-signed request that reads under a valid consent
      When it is signed with a Digest of another body
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

    Scenario: A request with the Digest of any other body is refused
      Given a JWS-signed request that writes
      When it is sent with the Digest of many other bodies
      Then the rule holds for every case

  @open-finance-v2/digest/of-exact-bytes
  Rule: The exact bytes are hashed

    Scenario: A Digest in the documented form is accepted
      Given a JWS-signed request
      When it is sent, and with its Digest in other forms where that is refused
      Then its Digest is accepted in the documented form

    Scenario: However its JSON is written, a body is accepted with its Digest
      Given a JWS-signed request that writes
      When its body is written in many ways
      Then the rule holds for every case

  @open-finance-v2/digest/of-an-empty-body
  Rule: A request without a body has the Digest of no bytes

    Scenario: A request without a body is accepted with the Digest of no bytes
      Given a JWS-signed request that reads under a valid consent
      When it is sent
      Then its signature is accepted

  @open-finance-v2/digest/form
  Rule: The Digest has one form

    Scenario Outline: A right hash <how> is refused, though it is signed
      Given a JWS-signed request that writes
      When it is signed with its Digest <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                              |
        | without its algorithm            |
        | with its algorithm in lower case |
        | in hexadecimal                   |
        | in small letters                 |
