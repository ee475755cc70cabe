Feature: Certificates of open finance
  Whoever calls presents a qualified website certificate with a role, and seals with a qualified seal certificate. A wrong one
  is refused over HTTP, or the connection is.

  @open-finance-v2/certificates/presented
  Rule: The connection presents a certificate

    Scenario: A connection with no certificate is refused
      Given a sealed request
      When its connection presents no certificate
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/with-a-role
  Rule: The certificate carries a role

    Scenario: A connection with a certificate without a role is refused
      Given a sealed request
      When its connection presents a certificate without a role
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/account-role-suffices
  Rule: One role is enough

    Scenario: The account-information role alone opens account access
      Given a sealed request
      When it comes with the certificate of one role alone
      Then its certificate is accepted: over a connection of one role

  @open-finance-v2/certificates/expired
  Rule: An expired certificate is refused

    Scenario: A connection with a certificate that has expired is refused
      Given a sealed request
      When its connection presents a certificate that has expired
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/expired-code
  Rule: Expiry has its own code

    Scenario: An expired certificate is refused as expired
      Given a sealed request
      When its connection presents a certificate that has expired
      Then it is refused with CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/not-yet-valid
  Rule: A certificate of the future is refused

    Scenario: A connection with a certificate that is not valid yet is refused
      Given a sealed request
      When its connection presents a certificate that is not valid yet
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/self-signed
  Rule: A certificate needs an authority

    Scenario: A connection with a self-signed certificate is refused
      Given a sealed request
      When its connection presents a self-signed certificate
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/other-authority
  Rule: The authority must be trusted

    Scenario: A connection with a certificate of another authority is refused
      Given a sealed request
      When its connection presents a certificate of another authority
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED, or with its connection

  @open-finance-v2/certificates/expired-seal
  Rule: The seal certificate must not have expired

    Scenario: A seal of an expired certificate is refused
      Given a sealed request
      When it is sent by the seal that is expired
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID

  @open-finance-v2/certificates/seal-of-other-authority
  Rule: The authority of the seal must be trusted

    Scenario: A seal of another authority is refused
      Given a sealed request
      When it is sent by the seal that is of another authority
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID
