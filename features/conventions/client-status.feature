@ais-v3 @ais-v4 @ais-v5
Feature: Status of the client
  A client is pending, test, live, restricted or disabled. Its status decides what it may do, and a refusal because of the
  status names it by its class.

  In payments-v1: "second document / Errors / Payment initiation error body" (line 172), list of common classes
  In partners-v1: "second document" (line 1), first paragraph: error classes are shared

  @conventions/client-status/disabled-client-refused @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5
  @payments-v1 @partners-v1 @implied-in:partners-v1
  Rule: A request from a disabled client is refused with ClientDisabled.
    Source: first document, "Errors" (line 443), classes `ClientDisabled, ClientPending, ClientRestricted`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204), list of classes:
      `ClientDisabled`
    Needs: disabled-client
    Faults: serves-disabled-*, calls-disabled-*, remembers-the-first-status-of-a-client

    Scenario Outline: A disabled client's request that <does> is refused
      Given the request to <request>
      When it is sent as the "disabled" client
      Then it is refused as "ClientDisabled"

      Examples:
        | does               | request           |
        | reads a list       | list countries    |
        | reads another list | list categories   |
        | writes             | create a customer |

    Scenario: Every route refuses a disabled client
      Given all <routes>
      When it is sent with <the keys of the disabled client>
      Then it is stopped as "ClientDisabled"

    @alone
    Scenario: A client is refused from the moment it is disabled
      When <the second client> requests <a list, before and after it is disabled>
      Then it is refused as "ClientDisabled"

  @conventions/client-status/restricted-client-refused @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1
  Rule: A request from a restricted client that creates something is refused with ClientRestricted.
    Source: first document, "Errors" (line 443), classes `ClientDisabled, ClientPending, ClientRestricted`; what a
      restricted client may not do is not said
    Needs: restricted-client, plain-provider
    Note: The document does not say what a restricted client may still do. The check expects a refusal at the creation
      of the customer or of the login.
    Faults: treats-restricted-clients-as-test-clients

    @alone
    Scenario: A restricted client is refused as restricted
      When <the restricted client> requests <each step to a login>
      Then <the last> is refused as "ClientRestricted"

  @conventions/client-status/pending-client-class @implied @ais-v3 @ais-v4 @ais-v5 @payments-v1 @partners-v1
  Rule: If a request is refused because the client is pending, the class is ClientPending.
    Source: first document, "Errors" (line 443), classes `ClientDisabled, ClientPending, ClientRestricted`; what a
      pending client may not do is not said
    Needs: pending-client
    Note: A pending client may create some logins, so no route must refuse it.
    Faults: calls-a-pending-client-restricted

    Scenario: What a pending client may not do is refused as pending
      When <the pending client> requests <a list of countries and a new customer>
      Then <each that is not accepted> is refused as "ClientPending"

  @conventions/client-status/pending-client-creates-logins @stated
  Rule: A pending client can create a login.
    Source: first document, "States and transitions" (line 292), sentence below the tables: `a limited number of
      logins`
    Needs: pending-client, plain-provider
    Note: Only with a provider of the country Fake. The client may already have reached its limit on logins.
    Faults: keeps-pending-clients-from-fake-providers

    Scenario: A pending client's login is accepted
      When the main client and the pending client request <a new login>
      Then it is accepted unless <the limit of its client is reached>

  @conventions/client-status/login-limit @stated
  Rule: A test or pending client that has reached its limit on logins is refused with LoginLimitReached.
    Source: first document, "States and transitions" (line 292), sentence below the tables: `LoginLimitReached`
    Needs: pending-client, plain-provider, login-limit
    Note: The document does not give the limit, so the profile gives it. Checked with the pending client, so that the
      main client can still create logins during the run.
    Faults: allows-one-login-too-many, calls-LoginLimitReached-ActionNotAllowed

    @group:pending-client
    Scenario: A pending client's login beyond the limit is refused
      When <the pending client> requests <logins up to one more than its limit>
      Then <the limit of logins> stops it
