Feature: Consents of open finance
  A consent is valid from the moment its customer authorises it, until it is revoked or its last day has passed. Requests
  name their consent by Consent-ID.

  @open-finance-v2/consents/valid @implied
  Rule: A request with a consent that its customer has authorised is accepted.
    Source: second document, "States and transitions" (line 83), first point: `a consent is valid only after the
      customer authorises it`
    Needs: open-finance-consent
    Seen by: open-finance consents: valid
    Note: The document does not say which routes require a consent, so the profile names one.
    Faults: ends-all-consents-with-one-that-ran-out, takes-openFinance.consents.codeOf-as-CONSENT_EXPIRED, ends-every-consent-with-a-revoked-one,
      ends-a-consent-after-three-uses, spoils-what-follows-a-revoked-consent,
      refuses-a-valid-consent-*

    Scenario: A request under a valid consent is accepted
      Given a JWS-signed request that reads under a valid consent
      When it is sent
      Then its "consent" is accepted

  @open-finance-v2/consents/valid-not-called-invalid @stated
  Rule: A consent that its customer has authorised is not refused with CONSENT_INVALID or CONSENT_EXPIRED while it is neither revoked nor past its validTo.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`:
      `consent not in the valid status (unauthorised, revoked, or validTo passed)`
    Needs: open-finance-consent, control-clock
    Seen by: open-finance consents: valid-not-called-invalid
    Note: Checked on consents that the control port authorises (open-finance-consents). A refusal with another code says
      nothing of the consent.
    Faults: ends-consents-a-month-early, ends-every-consent-with-a-revoked-one, spoils-what-follows-a-revoked-consent

  @open-finance-v2/consents/ids-differ @implied
  Rule: Two consents have different ids.
    Source: second document, "Endpoints / Open-finance (/v2)" (line 144), `Consent-ID request header that references a
      consent created earlier`
    Seen by: open-finance consents: ids-differ
    Note: The document does not show the id. Checked where an answer has one under a likely name.
    Faults: names-consents-by-the-moment

  @open-finance-v2/consents/unknown @stated
  Rule: A request with a Consent-ID that does not exist is refused with CONSENT_UNKNOWN.
    Source: second document, "Errors / Open-finance errors" (line 213), row `CONSENT_UNKNOWN`
    Needs: open-finance-consent
    Faults: takes-openFinance.consents.unknownByHeader-as-CONSENT_INVALID, answers-CONSENT_UNKNOWN-with-404,
      reads-the-beginning-of-Consent-ID

    Scenario: A request under an unknown consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unknown consent>
      Then it is refused with "CONSENT_UNKNOWN"

    Scenario: An id that only begins like that of a valid consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of a valid consent with a letter more>
      Then it is refused with "CONSENT_UNKNOWN or FORMAT_ERROR"

  @open-finance-v2/consents/unauthorised @stated
  Rule: A request with a consent that nobody has authorised is refused.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`:
      `unauthorised`
    Needs: open-finance-consent, open-finance-unauthorised-consent
    Seen by: open-finance consents: unauthorised
    Faults: opens-accounts-unasked, opens-unauthorised-consents-beside-a-valid-one,
      takes-an-unauthorised-consent-*

    Scenario: A request under a consent that nobody authorised is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unauthorised consent>
      Then it is refused with "CONSENT_INVALID or CONSENT_EXPIRED"

  @open-finance-v2/consents/revoked @stated
  Rule: A request with a revoked consent is refused.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`:
      `revoked`
    Needs: open-finance-consent, open-finance-revoked-consent
    Seen by: open-finance consents: revoked
    Faults: forgets-revocations, takes-a-revoked-consent-*, takes-revoked-consents-of-other-providers,
      takes-revoked-consents-of-a-user-who-is-named

    Scenario: A request under a revoked consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of a revoked consent>
      Then it is refused with "CONSENT_INVALID or CONSENT_EXPIRED"

  @open-finance-v2/consents/expired @stated
  Rule: A request with a consent whose validTo has passed is refused.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`:
      `validTo passed`
    Needs: open-finance-consent, open-finance-expired-consent
    Seen by: open-finance consents: expired
    Faults: keeps-consents-for-ever, takes-an-expired-consent-*

    Scenario: A request under an expired consent is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an expired consent>
      Then it is refused with "CONSENT_INVALID or CONSENT_EXPIRED"

  @open-finance-v2/consents/expired-code @implied
  Rule: A request with a consent whose validTo has passed is refused with CONSENT_EXPIRED.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`: two
      codes for three causes
    Needs: open-finance-consent, open-finance-expired-consent
    Note: The table lists both consent codes in one row.
    Faults: keeps-consents-for-ever, calls-CONSENT_EXPIRED-CONSENT_INVALID

    Scenario: The refusal of an expired consent names its expiry
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an expired consent>
      Then it is refused with "CONSENT_EXPIRED"

  @open-finance-v2/consents/invalid-code @implied
  Rule: A request with an unauthorised or revoked consent is refused with CONSENT_INVALID.
    Source: second document, "Errors / Open-finance errors" (line 216), row `CONSENT_INVALID, CONSENT_EXPIRED`: two
      codes for three causes
    Needs: open-finance-consent, open-finance-unauthorised-consent, open-finance-revoked-consent
    Note: The table lists both consent codes in one row.
    Faults: opens-accounts-unasked, forgets-revocations, calls-CONSENT_INVALID-CONSENT_EXPIRED

    Scenario: The refusal of an unauthorised consent names it as invalid
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of an unauthorised consent>
      Then it is refused with "CONSENT_INVALID"

    Scenario: The refusal of a revoked consent names it as invalid
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the header "Consent-ID" set to <the id of a revoked consent>
      Then it is refused with "CONSENT_INVALID"

  @open-finance-v2/consents/past-valid-to @stated
  Rule: A consent that was valid is refused once its validTo has passed.
    Source: second document, "States and transitions" (line 83), first point: `when revoked or when its validTo date
      passes`
    Needs: open-finance-consent, control-clock
    Seen by: open-finance consents: past-valid-to
    Note: Checked where the control port authorises a consent (open-finance-consents) and moves the clock. The profile
      writes the date as {valid_to}.
    Faults: takes-openFinance.consents.passed-as-false, forgets-that-a-consent-ran-out-once-it-was-refused
