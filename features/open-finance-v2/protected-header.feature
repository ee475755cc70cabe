Feature: The protected header of a seal
  Every property of the protected header is stated. A seal in which one of them is wrong is signed rightly all the same, so
  that nothing but that property tells it from a right one.

  @open-finance-v2/signature/bound-to-method
  Rule: A seal is bound to its method

    Scenario: A request sealed for another method is refused
      Given a sealed request
      When it is sent sealed for another method
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/bound-to-path
  Rule: A seal is bound to its path

    Scenario: A request sealed for another path is refused
      Given a sealed request
      When it is sent sealed for another path
      Then it is refused with SIGNATURE_INVALID

  @open-finance-v2/signature/aud-present
  Rule: A seal names its audience

    Scenario: A request sealed without aud is refused
      Given a sealed request
      When it is sent sealed without aud
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/pars-complete
  Rule: What must be signed is signed

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request with every header that may be signed
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                                       |
        | without one of its signed headers in pars |
        | without pars                              |

  @open-finance-v2/signature/pars-in-order
  Rule: Signed headers have an order

    Scenario: A request sealed with pars in another order is refused
      Given a sealed request with every header that may be signed
      When it is sent sealed with pars in another order
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/typ
  Rule: The type is JOSE

    Scenario: A request sealed with another typ is refused
      Given a sealed request
      When it is sent sealed with another typ
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/alg
  Rule: The algorithm is RS256

    Scenario: A request sealed with another alg is refused
      Given a sealed request
      When it is sent sealed with another alg
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

  @open-finance-v2/signature/b64
  Rule: The payload is not encoded

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                |
        | with b64 true      |
        | with b64 as a text |

  @open-finance-v2/signature/crit
  Rule: What is critical is named

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                 |
        | without b64 in crit |
        | without crit        |

  @open-finance-v2/signature/sig-t
  Rule: The time of signing is told

    Scenario Outline: A request sealed <how> is refused
      Given a sealed request
      When it is sent sealed <how>
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR

      Examples:
        | how                       |
        | without sigT              |
        | with milliseconds in sigT |
        | with sigT that is no date |

  @open-finance-v2/signature/m-id
  Rule: The mechanism is named

    Scenario: A request sealed with another mId is refused
      Given a sealed request
      When it is sent sealed with another mId
      Then it is refused with SIGNATURE_INVALID or FORMAT_ERROR
