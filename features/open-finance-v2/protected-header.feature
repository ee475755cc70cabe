Feature: The protected header of a signature
  The documents state every property of the protected header. Here one property is wrong, and the signature over the
  whole is right, so that nothing but that property can be the reason for the refusal.

  @open-finance-v2/signature/bound-to-method
  Rule: The signature is bound to its method

    Scenario: A request signed for another method is refused
      Given a JWS-signed request
      When it is signed for another method
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/bound-to-path
  Rule: The signature is bound to its path

    Scenario: A request signed for another path is refused
      Given a JWS-signed request
      When it is signed for another path
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/aud-present
  Rule: The signature names its audience

    Scenario: A request signed without aud is refused
      Given a JWS-signed request
      When it is signed without aud
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/aud-without-provider
  Rule: The path in aud begins at /v2

    Scenario: A request signed with its provider in aud is refused
      Given a JWS-signed request
      When it is signed with its provider in aud
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/x5c-form
  Rule: x5c is the certificate in base64 DER

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR or CERTIFICATE_INVALID

      Examples:
        | how                     |
        | with PEM armour in x5c  |
        | with x5c in hexadecimal |

  @open-finance-v2/signature/pars-complete
  Rule: pars names every signed header

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request with every header that may be signed
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                                       |
        | without one of its signed headers in pars |
        | without pars                              |

  @open-finance-v2/signature/pars-in-order
  Rule: pars has a stated order

    Scenario: A request signed with pars in another order is refused
      Given a JWS-signed request with every header that may be signed
      When it is signed with pars in another order
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/typ
  Rule: typ is JOSE

    Scenario: A request signed with another typ is refused
      Given a JWS-signed request
      When it is signed with another typ
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/alg
  Rule: alg is RS256

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                            |
        | with another alg               |
        | as RS512 in alg and signature  |
        | as PS256 in alg and signature  |

  @open-finance-v2/signature/b64
  Rule: b64 is false

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                |
        | with b64 true      |
        | with b64 as a text |

  @open-finance-v2/signature/crit
  Rule: crit names the critical properties

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                 |
        | without b64 in crit |
        | without crit        |

  @open-finance-v2/signature/sig-t
  Rule: sigT is the time of signing

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request
      When it is signed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                          |
        | without sigT                 |
        | with milliseconds in sigT    |
        | with an invalid date in sigT |

  @open-finance-v2/signature/m-id
  Rule: mId names the mechanism

    Scenario: A request signed with another mId is refused
      Given a JWS-signed request
      When it is signed with another mId
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/m-id-present
  Rule: mId is there

    Scenario: A request signed without mId is refused
      Given a JWS-signed request
      When it is signed without mId
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR
