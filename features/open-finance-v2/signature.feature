Feature: The signature of an open-finance request
  x-jws-signature is a detached JWS: a protected header, nothing, and an RSA signature over the protected header and the
  signed headers as lines. A probe has one defect, and the same request without the defect is accepted first.

  @open-finance-v2/signature/accepted @stated
  Rule: A request that is signed by the rules of the document is accepted.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, the whole
    Faults: wants-a-kid-in-signatures-of-bodies

    Scenario: A JWS-signed request with a body is accepted
      Given a JWS-signed request that writes
      When it is sent
      Then its "signature" is accepted

  @open-finance-v2/signature/optional-headers-in-order @stated
  Rule: If a request has optional signed headers, pars lists them in the documented order, whatever order the request sends them in.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: `in this order`
    Faults: signs-psu-headers-first, signs-the-user-in-lower-case

    Scenario: A request with every header that may be signed is accepted
      Given a JWS-signed request with every header that may be signed
      When it is sent
      Then its "signature" is accepted

  @open-finance-v2/signature/header-names-in-any-case @implied
  Rule: The names of headers are accepted in any combination of upper and lower case.
    Source: second document, "Endpoints / Open-finance (/v2)" (line 145), `Headers named in rules`: their names,
      whose case is a matter of HTTP
    Needs: open-finance-consent
    Faults: reads-open-finance-headers-in-one-spelling

    Scenario: Headers are accepted in upper case
      Given a JWS-signed request that reads under a valid consent
      When it is sent with <the names of its headers in upper case>
      Then its <spelling of headers> is accepted

  @open-finance-v2/signature/required @stated
  Rule: A request without x-jws-signature is refused with SIGNATURE_MISSING.
    Source: second document, "Errors / Open-finance errors" (line 215), row `SIGNATURE_INVALID, SIGNATURE_MISSING`:
      `absent`
    Faults: takes-openFinance.signature.required-as-false, needs-no-signature-to-read

    Scenario: A request without x-jws-signature is refused
      Given a JWS-signed request
      When it is sent without the header "x-jws-signature"
      Then it is refused with "SIGNATURE_MISSING"

    Scenario: A request without a body and without x-jws-signature is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent without the header "x-jws-signature"
      Then it is refused with "SIGNATURE_MISSING"

  @open-finance-v2/signature/rsa-sha256 @stated
  Rule: The signature is RSA with SHA-256 over the signing input.
    Any other signature is refused with SIGNATURE_INVALID.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fourth point: `RSA SHA-256`;
      "Open-finance errors" (line 215), row `SIGNATURE_INVALID`
    Faults: takes-signatures-with-sha1, takes-signatures-with-pss, takes-openFinance.signature.verifies-as-true,
      calls-SIGNATURE_INVALID-SIGNATURE_MISSING, verifies-no-signature-to-read, needs-no-signature-where-alg-is-none

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID"

      Examples:
        | how                                   |
        | with one bit of the signature changed |
        | with SHA-1                            |
        | with SHA-512                          |
        | with PSS padding                      |
        | with half of the signature            |

    Scenario: A request without a body is refused with one bit of its signature changed
      Given a JWS-signed request that reads under a valid consent
      When it is signed <with one bit of the signature changed>
      Then it is refused with "SIGNATURE_INVALID"

    Scenario: A request whose alg says that it has no signature is refused
      Given a JWS-signed request
      When it is signed <with none in alg and no signature>
      Then it is refused with "SIGNATURE_INVALID or SIGNATURE_MISSING or FORMAT_ERROR"

  @open-finance-v2/signature/every-bit @stated
  Rule: If any bit of the signature changes, it is refused with SIGNATURE_INVALID.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fourth point; "Open-finance errors"
      (line 215), row `SIGNATURE_INVALID`: not verifying
    Faults: takes-openFinance.signature.verifies-as-true

    Scenario: Whichever bit is changed, the signature is refused
      Given a JWS-signed request
      When it is sent many times, each with <one bit of its signature changed>
      Then the rule holds for every case

  @open-finance-v2/signature/covers-signed-headers @stated
  Rule: If a signed header changes after signing, the signature is invalid.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, sixth point
    Faults: takes-openFinance.signature.verifies-as-true, covers-not-the-redirect,
      remembers-accepted-signatures, verifies-each-x-request-id-once

    Scenario Outline: A signature over another value of <header> is refused
      Given a JWS-signed request with every header that may be signed
      When it is signed <over another value of <header>>
      Then it is refused with "SIGNATURE_INVALID"

      Examples:
        | header              |
        | x-request-id        |
        | api-contract-id     |
        | psu-id              |
        | psu-corporate-id    |
        | client-redirect-uri |

    Scenario: A signature that was accepted is refused with another x-request-id
      Given a JWS-signed request that writes
      When it is sent with <the signature of a request with another x-request-id>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

    Scenario: A signature that was accepted is refused with the same x-request-id and another psu-id
      Given a JWS-signed request with every header that may be signed
      When it is sent with <its accepted signature and another psu-id>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/leaves-other-headers @stated
  Rule: A header that is not signed may be added without changing the signature.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: which headers are
      signed
    Faults: signs-every-header-of-the-user

    Scenario Outline: With the unsigned header <header> added, the signature is accepted
      Given a JWS-signed request
      When it is sent with the header "<header>" set to "other"
      Then its "signature" is accepted

      Examples:
        | header          |
        | user-agent      |
        | accept-language |
        | psu-device-id   |
        | psu-user-agent  |
        | x-assay-any     |

  @open-finance-v2/signature/payload-lines @stated
  Rule: The payload has one line per signed header, in the order of pars: name, colon, space, value.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, third point
    Faults: takes-openFinance.signature.verifies-as-true, takes-encoded-payloads, takes-payloads-with-crlf,
      takes-payloads-in-reverse

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID"

      Examples:
        | how                                                 |
        | over its payload in base64url                       |
        | over signed headers joined by CRLF                  |
        | over signed headers without blanks after the colons |
        | over signed headers in another order than pars      |
        | over its protected header alone                     |

  @open-finance-v2/signature/key-of-x5c @stated
  Rule: The server verifies the signature with the key of the certificate in x5c, and with no other key.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `x5c`; fourth point:
      the private key of that certificate
    Needs: seal-other
    Faults: takes-openFinance.signature.verifies-as-true, verifies-signatures-with-a-known-key

    Scenario: A signature by another key than that of x5c is refused
      Given a JWS-signed request
      When it is signed <with another key than that of x5c>
      Then it is refused with "SIGNATURE_INVALID"

  @open-finance-v2/signature/any-right-seal @implied
  Rule: Every valid seal certificate is accepted, not only one that the server already knows.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `the qualified seal
      certificate`; that it is known before is not said
    Needs: seal-other
    Faults: verifies-signatures-with-a-known-key

    Scenario: A signature under another valid seal certificate is accepted
      Given a JWS-signed request
      When it is signed <with another valid seal certificate>
      Then its "certificate" is accepted

  @open-finance-v2/signature/read-as-stated @stated
  Rule: A signature that is not a detached JWS with a JSON protected header is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fifth point: the form of the header;
      "Open-finance errors" (line 215), row `SIGNATURE_INVALID`
    Faults: calls-SIGNATURE_INVALID-SIGNATURE_MISSING

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                                      |
        | with two segments                        |
        | with a protected header that is not JSON |

  @open-finance-v2/signature/middle-segment-empty @implied
  Rule: A signature whose middle segment is not empty is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fifth point: `empty middle segment`
    Faults: takes-openFinance.signature.middleAllowed-as-true, verifies-what-is-in-the-middle-segment

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                                    |
        | with something in the middle segment   |
        | over what it has in the middle segment |
