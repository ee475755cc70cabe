Feature: Certificates of open finance
  A client presents a qualified website certificate with a role, and signs with a qualified seal certificate. The target
  refuses a wrong certificate over HTTP, or refuses the connection.

  @open-finance-v2/certificates/presented @stated
  Rule: The client must present a website certificate in the TLS handshake.
    A request without one is refused.
    Source: second document, "Authentication" (line 151), third point: the handshake `must present a qualified website
      certificate`; "Open-finance errors" (line 214), row `CERTIFICATE_INVALID, CERTIFICATE_EXPIRED`
    Note: Refusing the TLS connection also counts as refusing the certificate. Over HTTP, CERTIFICATE_INVALID and
      CERTIFICATE_EXPIRED are both accepted.
    Faults: takes-openFinance.certificates.required-as-false, looks-at-certificates-of-writes-alone,
      takes-openFinance.certificates.websiteCodes.missing-as-SIGNATURE_MISSING

    Scenario: A connection without a certificate is refused
      Given a JWS-signed request
      When its connection presents "no certificate"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

    Scenario: A connection without a certificate is refused to a request that reads
      Given a JWS-signed request that reads under a valid consent
      When its connection presents "no certificate"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/with-a-role @stated
  Rule: A website certificate without the account-information role and without the payment-initiation role is refused.
    Source: second document, "Authentication" (line 151), third point: the certificate `carries the
      account-information or payment-initiation role`
    Needs: website-no-role
    Faults: takes-openFinance.certificates.carriesRole-as-true-and-openFinance.certificates.allows-as-true,
      looks-at-certificates-of-writes-alone

    Scenario: A connection whose certificate has no role is refused
      Given a JWS-signed request
      When its connection presents "a certificate without a role"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

    Scenario: A connection whose certificate has no role is refused to a request that reads
      Given a JWS-signed request that reads under a valid consent
      When its connection presents "a certificate without a role"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/account-role-suffices @implied
  Rule: A website certificate with only the account-information role is accepted for account-access consents.
    Source: second document, "Authentication" (line 151), third point: the certificate `carries the
      account-information or payment-initiation role`
    Needs: website-account-role
    Note: The document names two roles. It does not say which role a route needs.
    Faults: wants-both-roles
    Variants: wants-both-roles-for-consents

    Scenario: A certificate with the account-information role alone is accepted
      Given a JWS-signed request
      When its connection presents "a certificate of the account-information role"
      Then its "certificate" is accepted

  @open-finance-v2/certificates/expired @stated
  Rule: An expired website certificate is refused.
    Source: second document, "Errors / Open-finance errors" (line 214), row `CERTIFICATE_INVALID,
      CERTIFICATE_EXPIRED`: `certificate rejected or expired`
    Needs: website-expired
    Faults: takes-openFinance.certificates.expired-as-false,
      takes-openFinance.certificates.expired-as-false-when-repeated, looks-at-certificates-of-writes-alone

    Scenario: A connection with an expired certificate is refused
      Given a JWS-signed request
      When its connection presents "a certificate that has expired"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

    Scenario: A connection with an expired certificate is refused to a request that reads
      Given a JWS-signed request that reads under a valid consent
      When its connection presents "a certificate that has expired"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/expired-code @implied
  Rule: If an expired website certificate is refused with an HTTP response, the code is CERTIFICATE_EXPIRED.
    Source: second document, "Errors / Open-finance errors" (line 214), row `CERTIFICATE_INVALID,
      CERTIFICATE_EXPIRED`: two codes for two causes
    Needs: website-expired
    Note: The table lists both certificate codes in one row.
    Faults: takes-openFinance.certificates.expired-as-false,
      takes-openFinance.certificates.websiteCodes.expired-as-CERTIFICATE_INVALID

    Scenario: The refusal of an expired certificate names its expiry
      Given a JWS-signed request
      When its connection presents "a certificate that has expired"
      Then its connection is refused, or it is refused with "CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/not-yet-valid @implied
  Rule: A website certificate that is not valid yet is refused.
    Source: second document, "Authentication" (line 151), third point: a `qualified website certificate`; its dates
      are not spoken of
    Needs: website-not-yet-valid
    Faults: takes-openFinance.certificates.notYetValid-as-false

    Scenario: A connection with a certificate that is not valid yet is refused
      Given a JWS-signed request
      When its connection presents "a certificate that is not valid yet"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/self-signed @implied
  Rule: A self-signed website certificate is refused, because no authority has qualified it.
    Source: second document, "Authentication" (line 151), third point: a `qualified website certificate`; `test
      certificates are accepted in the sandbox`
    Needs: website-self-signed
    Note: The document says that test certificates are accepted in some environments. It does not say who issues them.
    Faults: takes-self-signed-websites

    Scenario: A connection with a self-signed certificate is refused
      Given a JWS-signed request
      When its connection presents "a self-signed certificate"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/other-authority @implied
  Rule: A website certificate from an untrusted authority is refused.
    Source: second document, "Authentication" (line 151), third point: a `qualified website certificate`; `test
      certificates are accepted in the sandbox`
    Needs: website-other-authority
    Note: The document says that test certificates are accepted in some environments. It does not say who issues them.
    Faults: takes-openFinance.certificates.certified-as-true

    Scenario: A connection with a certificate of another authority is refused
      Given a JWS-signed request
      When its connection presents "a certificate of another authority"
      Then its connection is refused, or it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED"

  @open-finance-v2/certificates/expired-seal @implied
  Rule: A signature made with an expired seal certificate is refused.
    Source: second document, "Authentication" (line 158), x-jws-signature rule, second point: `the qualified seal
      certificate`; its dates are not spoken of
    Needs: seal-expired
    Faults: takes-expired-seal-certificates

    Scenario: A signature under an expired seal certificate is refused
      Given a JWS-signed request
      When it is signed <with an expired seal certificate>
      Then it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID"

  @open-finance-v2/certificates/seal-of-other-authority @implied
  Rule: A signature made with a seal certificate from an untrusted authority is refused.
    Source: second document, "Authentication" (line 158), x-jws-signature rule, second point: `the qualified seal
      certificate`; who issues it is not said
    Needs: seal-other-authority
    Faults: takes-openFinance.certificates.certified-as-true

    Scenario: A signature under a seal certificate of another authority is refused
      Given a JWS-signed request
      When it is signed <with a seal certificate of another authority>
      Then it is refused with "CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID"
