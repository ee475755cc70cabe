Feature: Consents of open finance
  A consent is valid from the moment its customer authorises it, until it is revoked or its last day has passed. Requests
  name their consent by Consent-ID.

  @open-finance-v2/consents/valid
  Rule: A valid consent is accepted

    Scenario: A request under a valid consent is accepted
      Given a JWS-signed request that reads under a valid consent
      When it is sent
      Then its consent is accepted

  @open-finance-v2/consents/unknown
  Rule: The refusal of an unknown consent names it as unknown

    Scenario: A request under an unknown consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unknown consent>
      Then it is refused with CONSENT_UNKNOWN

  @open-finance-v2/consents/unauthorised
  Rule: A consent must be authorised

    Scenario: A request under a consent that nobody authorised is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unauthorised consent>
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/revoked
  Rule: A consent ends when it is revoked

    Scenario: A request under a revoked consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of a revoked consent>
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/expired
  Rule: A consent ends with its last day

    Scenario: A request under an expired consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an expired consent>
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED

  @open-finance-v2/consents/expired-code
  Rule: Expiry has its own code

    Scenario: The refusal of an expired consent names its expiry
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an expired consent>
      Then it is refused with CONSENT_EXPIRED

  @open-finance-v2/consents/invalid-code
  Rule: The refusal of an unauthorised or revoked consent names it as invalid

    Scenario: The refusal of an unauthorised consent names it as invalid
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unauthorised consent>
      Then it is refused with CONSENT_INVALID

    Scenario: The refusal of a revoked consent names it as invalid
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of a revoked consent>
      Then it is refused with CONSENT_INVALID

  @open-finance-v2/consents/past-valid-to
  Rule: A valid consent ends with its last day

    @alone
    Scenario: A consent is accepted on its days, and refused three days later
      When a consent until tomorrow is used, and again three days later
      Then it is refused with CONSENT_INVALID or CONSENT_EXPIRED
