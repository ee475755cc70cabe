Feature: The protected header of a signature
  The documents state every property of the protected header. Here one property is wrong, and the signature over the
  whole is right, so that nothing but that property can be the reason for the refusal.

  @open-finance-v2/signature/bound-to-method @stated
  Rule: The aud of a signature names the HTTP method.
    The signature is invalid for another method.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `aud`; fourth point:
      it is signed
    Faults: replays-signatures-for-other-methods

    Scenario: A request signed for another method is refused
      Given a JWS-signed request
      When it is signed <for another method>
      Then it is refused with "SIGNATURE_INVALID"

  @open-finance-v2/signature/bound-to-path @stated
  Rule: The aud of a signature names the path from /v2 on.
    The signature is invalid for another path.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `aud`; fourth point:
      it is signed
    Faults: replays-signatures-for-other-paths, takes-an-aud-of-the-routes-above

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID"

      Examples:
        | how                           |
        | for another path              |
        | for the beginning of its path |

  @open-finance-v2/signature/aud-present @implied
  Rule: A signature without aud is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `aud`; what happens
      without it is not said
    Note: Some senders omit it.
    Faults: takes-signatures-without-aud

    Scenario: A request signed without aud is refused
      Given a JWS-signed request
      When it is signed <without aud>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/aud-without-provider @implied
  Rule: A signature whose aud has the provider code in front of /v2 is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `path starting at
      /v2`; what another form gets is not said
    Faults: takes-an-aud-with-its-provider
    Variants: digests-in-other-spellings

    Scenario: A request signed with its provider in aud is refused
      Given a JWS-signed request
      When it is signed <with its provider in aud>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/x5c-form @implied
  Rule: A signature is refused if its x5c is the certificate with PEM armour or in hexadecimal, and not in base64 DER.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `base64 DER (PEM
      armour removed)`; a refusal of others is not said
    Faults: strips-the-armour-of-x5c
    Variants: digests-in-other-spellings

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR or CERTIFICATE_INVALID"

      Examples:
        | how                     |
        | with PEM armour in x5c  |
        | with x5c in hexadecimal |

  @open-finance-v2/signature/pars-complete @implied
  Rule: A signature whose pars lacks a header that must be signed is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: `Signed headers
      (sigD.pars)`
    Faults: lets-senders-choose-what-they-sign, covers-psu-corporate-id-where-pars-has-it

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request with every header that may be signed
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                                 |
        | without x-request-id in pars        |
        | without digest in pars              |
        | without api-contract-id in pars     |
        | without psu-id in pars              |
        | without psu-corporate-id in pars    |
        | without client-redirect-uri in pars |
        | without pars                        |

  @open-finance-v2/signature/pars-in-order @implied
  Rule: A signature whose pars is not in the documented order is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: `in this order`
    Faults: takes-pars-in-any-order

    Scenario: A request signed with pars in another order is refused
      Given a JWS-signed request with every header that may be signed
      When it is signed <with pars in another order>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/typ @implied
  Rule: A signature whose typ is not JOSE is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `typ = JOSE`
    Faults: takes-openFinance.signature.properties.typ-as-true

    Scenario: A request signed with another typ is refused
      Given a JWS-signed request
      When it is signed <with another typ>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/alg @implied
  Rule: A signature whose alg is not RS256 is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `alg = RS256`
    Faults: takes-openFinance.signature.properties.alg-as-true, verifies-by-the-alg-that-it-is-given

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                            |
        | with another alg               |
        | as RS512 in alg and signature  |
        | as PS256 in alg and signature  |

  @open-finance-v2/signature/b64 @implied
  Rule: A signature whose b64 is not false is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `b64 = false`
    Faults: takes-openFinance.signature.properties.b64-as-true

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                |
        | with b64 true      |
        | with b64 as a text |

  @open-finance-v2/signature/crit @implied
  Rule: A signature whose crit does not contain b64, sigT and sigD is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `crit = [b64, sigT,
      sigD]`
    Faults: takes-openFinance.signature.properties.crit-as-true,
      takes-openFinance.signature.properties.crit-as-true-where-first-has-b64

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                  |
        | without b64 in crit  |
        | without sigT in crit |
        | without sigD in crit |
        | without crit         |

  @open-finance-v2/signature/sig-t @implied
  Rule: A signature is refused if its sigT is missing or is not a UTC time in whole seconds.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `sigT = UTC time`
    Faults: takes-openFinance.signature.properties.sigT-as-true

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                          |
        | without sigT                 |
        | with milliseconds in sigT    |
        | with an invalid date in sigT |

  @open-finance-v2/signature/m-id @open
  Rule: The document does not give the mId. It does not say which one is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `mId = the ETSI HTTP
      headers identifier`
    Note: The document does not give the exact text of the identifier.

    Scenario: A request signed with another mId is refused
      Given a JWS-signed request
      When it is signed <with another mId>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/signature/m-id-present @implied
  Rule: A signature without mId is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `sigD = {pars, mId`
    Faults: needs-no-mechanism
    Variants: digests-in-other-spellings

    Scenario: A request signed without mId is refused
      Given a JWS-signed request
      When it is signed <without mId>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"
