Feature: Consents of open finance
  A consent is valid once its customer authorised it, until it is revoked or its last day has passed. Requests name it by
  Consent-ID.

  @open-finance-v2/consents/valid
  Rule: A valid consent is accepted

    Scenario: A request under a valid consent is answered
      Given a sealed request that reads
      When it is sent as it should be
      Then its consent is accepted

  @open-finance-v2/consents/unknown
  Rule: An unknown consent is told

    Scenario: A Consent-ID of no consent is refused
      When a request under a valid consent is made under a consent that is unknown
      Then it is refused with CONSENT_UNKNOWN

  @open-finance-v2/consents/unauthorised
  Rule: A consent must be authorised

    Scenario: A consent that nobody authorised is refused
      When a request under a valid consent is made under a consent that is unauthorised
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/revoked
  Rule: A consent ends when it is revoked

    Scenario: A revoked consent is refused
      When a request under a valid consent is made under a consent that is revoked
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/expired
  Rule: A consent ends with its last day

    Scenario: A consent past its last day is refused
      When a request under a valid consent is made under a consent that is expired
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/expired-code
  Rule: Expiry has its own code

    Scenario: A consent past its last day is refused as expired
      When a request under a valid consent is made under a consent that is expired
      Then it is refused with CONSENT_EXPIRED

  @open-finance-v2/consents/invalid-code
  Rule: What never was valid, or was ended, is told as such

    Scenario: An unauthorised consent is refused as invalid
      When a request under a valid consent is made under a consent that is unauthorised
      Then it is refused with CONSENT_INVALID

    Scenario: A revoked consent is refused as invalid
      When a request under a valid consent is made under a consent that is revoked
      Then it is refused with CONSENT_INVALID
