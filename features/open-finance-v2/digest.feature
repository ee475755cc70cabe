Feature: The Digest of a request
  Every request carries the SHA-256 of its body, with LF for CRLF and without outer blanks; a request without a body that of
  nothing. Assay sends bodies in that form, so that the bytes sent are the bytes hashed.

  @open-finance-v2/digest/required
  Rule: A request carries a Digest

    Scenario: A request without Digest is refused
      Given a sealed request that writes
      When it is sent without its Digest
      Then it is refused with FORMAT_ERROR or SIGNATURE_INVALID or SIGNATURE_MISSING

  @open-finance-v2/digest/of-the-body
  Rule: The Digest is that of the body

    Scenario: The Digest of another body is refused
      Given a sealed request that writes
      When it is sent sealed with a Digest of another body
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

    Scenario: The Digest of every other body is refused
      Given a sealed request that writes
      Then with the Digest of any other body, it is refused

  @open-finance-v2/digest/of-exact-bytes
  Rule: The exact bytes are hashed

    Scenario: However its JSON is spelled, a body is accepted with its Digest
      Given a sealed request that writes
      Then however its body is spelled, its Digest is accepted

  @open-finance-v2/digest/of-an-empty-body
  Rule: An empty body has a Digest too

    Scenario: A request without a body is accepted with the Digest of nothing
      Given a sealed request that reads
      When it is sent as it should be
      Then its seal is accepted: with the Digest of nothing
