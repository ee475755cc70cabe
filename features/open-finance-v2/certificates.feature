Feature: Certificates of open finance
  A client presents a qualified website certificate with a role, and signs with a qualified seal certificate. The target
  refuses a wrong certificate over HTTP, or refuses the connection.

  @open-finance-v2/certificates/presented
  Rule: The connection presents a certificate

    Scenario: A connection without a certificate is refused
      Given a JWS-signed request
      When its connection presents no certificate
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/with-a-role
  Rule: The certificate has a role

    Scenario: A connection whose certificate has no role is refused
      Given a JWS-signed request
      When its connection presents a certificate without a role
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/account-role-suffices
  Rule: The account-information role is enough for account access

    Scenario: A certificate with the account-information role alone is accepted
      Given a JWS-signed request
      When its connection presents a certificate of the account-information role
      Then its certificate is accepted

  @open-finance-v2/certificates/expired
  Rule: An expired certificate is refused

    Scenario: A connection with an expired certificate is refused
      Given a JWS-signed request
      When its connection presents a certificate that has expired
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/expired-code
  Rule: Expiry has its own code

    Scenario: The refusal of an expired certificate names its expiry
      Given a JWS-signed request
      When its connection presents a certificate that has expired
      Then its connection is refused, or it is refused with CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/not-yet-valid
  Rule: A certificate that is not valid yet is refused

    Scenario: A connection with a certificate that is not valid yet is refused
      Given a JWS-signed request
      When its connection presents a certificate that is not valid yet
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/self-signed
  Rule: A self-signed certificate is refused

    Scenario: A connection with a self-signed certificate is refused
      Given a JWS-signed request
      When its connection presents a self-signed certificate
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/other-authority
  Rule: The authority of the certificate must be trusted

    Scenario: A connection with a certificate of another authority is refused
      Given a JWS-signed request
      When its connection presents a certificate of another authority
      Then its connection is refused, or it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED

  @open-finance-v2/certificates/expired-seal
  Rule: The seal certificate must not have expired

    Scenario: A signature under an expired seal certificate is refused
      Given a JWS-signed request
      When it is signed with an expired seal certificate
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID

  @open-finance-v2/certificates/seal-of-other-authority
  Rule: The authority of the seal certificate must be trusted

    Scenario: A signature under a seal certificate of another authority is refused
      Given a JWS-signed request
      When it is signed with a seal certificate of another authority
      Then it is refused with CERTIFICATE_INVALID or CERTIFICATE_EXPIRED or SIGNATURE_INVALID
