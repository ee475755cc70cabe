Feature: The signature of an open-finance request
  x-jws-signature is a detached JWS: a protected header, nothing, and an RSA signature over the protected header and the
  signed headers as lines. A probe has one defect, and the same request without the defect is accepted first.

  @open-finance-v2/signature/accepted
  Rule: A right signature is accepted

    Scenario: A JWS-signed request with a body is accepted
      Given a JWS-signed request that writes
      When it is sent
      Then its signature is accepted

  @open-finance-v2/signature/optional-headers-in-order
  Rule: Optional headers are signed in order

    Scenario: A request with every header that may be signed is accepted
      Given a JWS-signed request with every header that may be signed
      When it is sent
      Then its signature is accepted

  @open-finance-v2/signature/required
  Rule: A request is JWS-signed

    Scenario: A request without x-jws-signature is refused
      Given a JWS-signed request
      When it is sent without the header "x-jws-signature"
      Then it is refused with SIGNATURE_MISSING

    Scenario: A request without a body and without x-jws-signature is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent without the header "x-jws-signature"
      Then it is refused with SIGNATURE_MISSING

  @open-finance-v2/signature/rsa-sha256
  Rule: The signature is RSA with SHA-256

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID

      Examples:
        | how                                   |
        | with one bit of the signature changed |
        | with SHA-1                            |
        | with SHA-512                          |
        | with PSS padding                      |
        | with half of the signature            |

  @open-finance-v2/signature/every-bit
  Rule: Every bit of the signature counts

    Scenario: Whichever bit is changed, the signature is refused
      Given a JWS-signed request
      When many bits of its signature are changed, one at a time
      Then the rule holds for every case

  @open-finance-v2/signature/covers-signed-headers
  Rule: The signature covers the signed headers

    Scenario: A signature over any other value of a signed header is refused
      Given a JWS-signed request with every header that may be signed
      When many other values of its signed headers are signed
      Then the rule holds for every case

  @open-finance-v2/signature/leaves-other-headers
  Rule: The signature does not cover other headers

    Scenario: Whatever unsigned header is added, the signature is accepted
      Given a JWS-signed request
      When it is sent with many headers that are not signed
      Then the rule holds for every case

  @open-finance-v2/signature/payload-lines
  Rule: The payload is the lines of the signed headers

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID

      Examples:
        | how                                                 |
        | over its payload in base64url                       |
        | over signed headers joined by CRLF                  |
        | over signed headers without blanks after the colons |
        | over signed headers in another order than pars      |
        | over its protected header alone                     |

  @open-finance-v2/signature/key-of-x5c
  Rule: The certificate in x5c verifies the signature

    Scenario: A signature by another key than that of x5c is refused
      Given a JWS-signed request
      When it is signed with another key than that of x5c
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/any-right-seal
  Rule: Any valid seal certificate is accepted

    Scenario: A signature under another valid seal certificate is accepted
      Given a JWS-signed request
      When it is signed with another valid seal certificate
      Then its certificate is accepted

  @open-finance-v2/signature/read-as-stated
  Rule: The signature is a detached JWS

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                                      |
        | with two segments                        |
        | with a protected header that is not JSON |

  @open-finance-v2/signature/middle-segment-empty
  Rule: The middle segment is empty

    Scenario: A request signed with something in the middle segment is refused
      Given a JWS-signed request
      When it is signed with something in the middle segment
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR
