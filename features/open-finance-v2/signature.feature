Feature: The seal of a request
  x-jws-signature is a detached JWS: a protected header, nothing, and an RSA signature over the protected header and the
  signed headers as lines. Each probe is right but for one thing, and the same request without it is accepted first.

  @open-finance-v2/signature/accepted
  Rule: A right seal is accepted

    Scenario: A sealed request with a body is accepted
      Given a sealed request that writes
      When it is sent as it should be
      Then its seal is accepted: with a body

  @open-finance-v2/signature/optional-headers-in-order
  Rule: Optional headers are signed in order

    Scenario: A request with every header that may be signed is accepted
      Given a sealed request with every header that may be signed
      When it is sent as it should be
      Then its seal is accepted: with every header that may be signed

  @open-finance-v2/signature/required
  Rule: A request is sealed

    Scenario: A request without a seal is refused
      Given a sealed request
      When it is sent sealed as nothing
      Then it is refused with SIGNATURE_MISSING

  @open-finance-v2/signature/rsa-sha256
  Rule: The signature is RSA with SHA-256

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID

      Examples:
        | how                                       |
        | with one bit of its signature turned over |
        | with SHA-1                                |
        | with SHA-512                              |
        | with PSS padding                          |
        | with the end of its signature cut off     |

  @open-finance-v2/signature/every-bit
  Rule: Every bit of the signature counts

    Scenario: Whatever bit is turned over, the signature does not verify
      Given a sealed request
      Then with any bit of its signature turned over, it is refused

  @open-finance-v2/signature/covers-signed-headers
  Rule: Signed headers are covered

    Scenario: For every other value of a signed header the seal does not verify
      Given a sealed request with every header that may be signed
      Then sealed over any other value of a signed header, it is refused

  @open-finance-v2/signature/leaves-other-headers
  Rule: Other headers are not covered

    Scenario: Whatever other header comes along, the seal verifies
      Given a sealed request
      Then whatever unsigned header comes along, it is accepted

  @open-finance-v2/signature/payload-lines
  Rule: The payload is lines of signed headers

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID

      Examples:
        | how                                                 |
        | over its payload in base64url                       |
        | over signed headers joined by CRLF                  |
        | over signed headers without blanks after the colons |
        | over signed headers in another order than pars      |
        | over nothing but its protected header               |

  @open-finance-v2/signature/key-of-x5c
  Rule: The certificate in x5c verifies

    Scenario: A signature by another key than that of x5c is refused
      Given a sealed request
      When it is sealed under one certificate by the key of another
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/any-right-seal
  Rule: Any right seal will do

    Scenario: Another right seal is accepted
      Given a sealed request
      When it is sent under another right seal
      Then its certificate is accepted: under another right seal certificate

  @open-finance-v2/signature/read-as-stated
  Rule: A seal is a detached JWS

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                                     |
        | with two segments                       |
        | with a protected header that is no JSON |

  @open-finance-v2/signature/middle-segment-empty
  Rule: The middle segment is empty

    Scenario: A request sealed with something in the middle segment is refused
      Given a sealed request
      When it is sent sealed with something in the middle segment
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR
