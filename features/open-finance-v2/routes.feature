Feature: Routes of open finance
  A request to a path, a method or a provider that the service does not support is refused with a code of its own.

  @open-finance-v2/routes/unknown-path @stated
  Rule: An unknown path is refused with RESOURCE_UNKNOWN.
    Source: second document, "Errors / Open-finance errors" (line 219), row `RESOURCE_UNKNOWN`: wrong identifier or
      path
    Faults: takes-openFinance.routes.codes.pathUnknown-as-SERVICE_INVALID

    Scenario: A request to an unknown path is refused
      Given a JWS-signed request that writes
      When it is sent to the path "/no-such-path"
      Then it is refused with "RESOURCE_UNKNOWN"

  @open-finance-v2/routes/unknown-identifier @implied
  Rule: A request to the path of a consent that does not exist is refused with RESOURCE_UNKNOWN or SERVICE_INVALID.
    Source: second document, "Errors / Open-finance errors" (line 219), row `RESOURCE_UNKNOWN`: wrong identifier or
      path
    Note: The document does not show the path of a consent ("Endpoints / Open-finance (/v2)", line 144). It may be
      unknown, or not support the method, and CONSENT_UNKNOWN, which is stated for the header Consent-ID, is arguable.
    Faults: calls-RESOURCE_UNKNOWN-CONSENT_UNKNOWN
    Variants: calls-unknown-consents-so-in-paths-too

    Scenario: The path of a consent that does not exist is refused
      Given a JWS-signed request that writes
      When it is sent with <the path of an unknown consent>
      Then it is refused with "RESOURCE_UNKNOWN or SERVICE_INVALID"

    Scenario: The path of a payment that does not exist is refused
      Given a JWS-signed request that reads an executed payment
      When it is sent with <the path of an unknown payment>
      Then it is refused with "RESOURCE_UNKNOWN or SERVICE_INVALID"

  @open-finance-v2/routes/unsupported-method @stated
  Rule: A method that the path does not support is refused with SERVICE_INVALID.
    Source: second document, "Errors / Open-finance errors" (line 220), row `SERVICE_INVALID`
    Faults: takes-openFinance.routes.codes.methodUnknown-as-RESOURCE_UNKNOWN, finds-no-path-for-PATCH,
      finds-no-path-beside-reads, finds-no-path-beside-what-has-an-identifier, finds-no-path-beside-a-consent

    Scenario: A request with an unsupported method is refused
      Given a JWS-signed request that writes
      When it is sent with the methods:
        | PUT | PATCH | DELETE |
      Then one of the methods is refused as unsupported

    Scenario: An unsupported method of a path that is read is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with the methods:
        | PUT | PATCH | DELETE |
      Then one of the methods is refused as unsupported

    Scenario: An unsupported method of a path with an identifier is refused
      Given a JWS-signed request that reads an executed payment
      When it is sent with the methods:
        | PUT | PATCH | POST |
      Then one of the methods is refused as unsupported

    Scenario: An unsupported method of the path of a consent is refused
      Given a JWS-signed request that reads a consent
      When it is sent with the methods:
        | PUT | PATCH | POST |
      Then one of the methods is refused as unsupported

  @open-finance-v2/routes/blocked-service @stated
  Rule: A request to a provider for which the service is not enabled is refused with SERVICE_BLOCKED.
    Source: second document, "Errors / Open-finance errors" (line 218), row `SERVICE_BLOCKED`
    Needs: open-finance-blocked
    Faults: takes-openFinance.routes.enabled-as-true, takes-openFinance.routes.codes.providerBlocked-as-RESOURCE_UNKNOWN,
      serves-reads-of-blocked-providers

    Scenario: A request to a provider without the service is refused
      Given a JWS-signed request that writes
      When it is sent with <the address of a provider without the service>
      Then it is refused with "SERVICE_BLOCKED"

    Scenario: A request that reads at a provider without the service is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent with <the address of a provider without the service>
      Then it is refused with "SERVICE_BLOCKED or CONSENT_UNKNOWN"

  @open-finance-v2/routes/create-a-consent @stated
  Rule: A valid request to create a consent is accepted.
    Source: second document, "Endpoints / Open-finance (/v2)" (line 144), `POST /v2/consents/account-access creates an
      account-access consent`
    Seen by: open-finance consents: created
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-create-a-consent-in-open-finance-v2, keeps-the-flaws-of-a-refused-body

    Scenario: A valid request to create a consent is accepted
      Given the request to create a consent
      When it is sent
      Then its route accepts it
